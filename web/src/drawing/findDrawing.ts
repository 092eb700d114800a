// Finding the drawing of a kind by its name.

/** One that nobody has drawn is a mistake: it stops who develops; players go on, and see a plain token. */
export function drawingOf<Drawing>(drawings: Readonly<Record<string, Drawing>>, kind: string): Drawing | undefined {
  if (Object.hasOwn(drawings, kind)) return drawings[kind]
  const missing = `nobody has drawn '${kind}'; there are ${Object.keys(drawings).join(', ')}`
  if (import.meta.env.DEV) throw new Error(missing)
  console.error(missing)
  return undefined
}
