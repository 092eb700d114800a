// Whether another device has become me: looked up now and then, and whenever the server says that something has changed.

import * as api from '../api/endpoints'

const LOOK_AGAIN = 30_000

class AddedDevice {
  /** The day it was added, as long as I have not said that I know. */
  day = $state<string | null>(null)

  look = async (): Promise<void> => {
    if (document.hidden) return
    try {
      this.day = (await api.newDevice()).added
    } catch {
      // It is looked up again soon.
    }
  }

  async seen(): Promise<void> {
    this.day = null
    try {
      await api.newDeviceSeen()
    } catch {
      // Then it is shown once more.
    }
  }

  /** Look as long as a page is open; the end of it is returned. */
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
