// The progress of a review: it is requested once, and its progress repeatedly.

import * as api from '../../api/endpoints'
import { untilAllowed } from '../../api/liveTable'
import type { Review, ReviewSoFar } from '../../api/types'

const PATIENCE = 1000

export class ReviewUnderWay {
  review = $state.raw<Review | null>(null)
  /** What is known while it is under way. */
  soFar = $state.raw<ReviewSoFar | null>(null)
  done = $state(0)
  failed = $state(false)
  #asked = false
  #left = false

  constructor(readonly table: string) {}

  /** Requests it, unless that was done before. */
  async begin(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    this.failed = false
    try {
      let state = await untilAllowed(() => api.beginReview(this.table))
      while (!state.review && state.begun && !this.#left) {
        this.done = state.done
        this.soFar = state.so_far
        await new Promise((resolve) => setTimeout(resolve, PATIENCE))
        state = await untilAllowed(() => api.review(this.table))
      }
      this.review = state.review
      this.failed = !state.review && !this.#left
    } catch {
      this.failed = true
    }
    this.#asked = !this.failed
  }

  leave(): void {
    this.#left = true
  }
}
