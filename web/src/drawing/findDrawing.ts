// Finding the drawing of a kind by its name.

/** A missing drawing is an error in development; in production a plain token is shown. */
export function drawingOf<Drawing>(drawings: Readonly<Record<string, Drawing>>, kind: string): Drawing | undefined {
  if (Object.hasOwn(drawings, kind)) return drawings[kind]
  const missing = `nobody has drawn '${kind}'; there are ${Object.keys(drawings).join(', ')}`
  if (import.meta.env.DEV) throw new Error(missing)
  console.error(missing)
  return undefined
}
