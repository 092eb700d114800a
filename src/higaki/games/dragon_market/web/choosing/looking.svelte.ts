// The good that somebody looks for on the water, because it is under the pointer or the focus on an order.

class Looking {
  good = $state<string | null>(null)

  /** What makes an element of an order look for its good. */
  at(good: string) {
    const leave = () => {
      if (this.good === good) this.good = null
    }
    return {
      onpointerenter: () => (this.good = good),
      onpointerleave: leave,
      onfocus: () => (this.good = good),
      onblur: leave,
    }
  }
}

export const looking = new Looking()
