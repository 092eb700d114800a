// The address of a position in the explorer: it can be shared, and the back button leads to the one before.

export const addressOf = (game: string, key: string) => `/explore/${game}?at=${key}`

/** What somebody has written as a position; null if it is no JSON object. */
export function positionIn(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
