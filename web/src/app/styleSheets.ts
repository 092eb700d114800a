// Style sheets that a page still waits for. Of several imports of a file, Vite lets only the first wait for its sheet.

const LONGEST = 3000

/** Done when no style sheet is being loaded; one that fails, or takes too long, is not waited for. */
export async function styleSheetsLoaded(page: ParentNode | undefined = globalThis.document): Promise<void> {
  const links = [...(page?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])]
  const loaded = links
    .filter((link) => link.sheet === null)
    .map((link) => new Promise((done) => ['load', 'error'].forEach((event) => link.addEventListener(event, done))))
  if (!loaded.length) return
  await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, LONGEST))])
}
