// How ratings are written.

import type { Rating } from '../api/types'
import type { Words } from '../text/words'

/** A question mark while it is provisional. */
export const written = ({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>) =>
  `${rating}${provisional ? '?' : ''}`

/** The same for who listens. */
export const spoken = ({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>, words: Words) =>
  words.say(provisional ? 'rating-of-provisional' : 'rating-of', { rating: String(rating) })

/** Up or down, with its sign. */
export const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')
