// The sounds of this browser.

import { settings } from '../app/settings.svelte'
import { SoundPlayer } from './soundPlayer'

export const soundPlayer = new SoundPlayer({
  volume: () => settings.volume,
  isHidden: () => document.hidden,
  isTouched: () => navigator.userActivation.hasBeenActive,
  now: () => performance.now(),
  load: () => import('./synthesiser'),
})
