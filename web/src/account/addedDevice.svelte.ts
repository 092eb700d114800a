// Whether another device was added: requested now and then, and whenever the server reports a change of the guest.

import * as api from '../api/endpoints'

const LOOK_AGAIN = 30_000

class AddedDevice {
  /** The day it was added, until the guest has confirmed it. */
  day = $state<string | null>(null)

  look = async (): Promise<void> => {
    if (document.hidden) return
    try {
      this.day = (await api.newDevice()).added
    } catch {
      // The next request follows soon.
    }
  }

  async seen(): Promise<void> {
    this.day = null
    try {
      await api.newDeviceSeen()
    } catch {
      // Then it is shown again.
    }
  }

  /** Polls while a page is open; returns the function that stops it. */
  watch(): () => void {
    const look = () => void this.look()
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}

export const addedDevice = new AddedDevice()
