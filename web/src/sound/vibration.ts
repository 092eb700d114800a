// The vibration of a phone when it is the player's turn.

const PULSE = 60

/** Browsers on desks have the function, too, but nothing that vibrates. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
}

export function vibrate(): void {
  // Browsers refuse it before the first touch, and complain.
  if (canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(PULSE)
}
