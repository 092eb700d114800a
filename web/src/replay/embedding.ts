// The code with which a page of others shows the replay of a public game.

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

export function snippetOf(origin: string, table: string, title: string): string {
  const address = `${origin}/replay/${encodeURIComponent(table)}/embed`
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="720" style="border:0" loading="lazy"></iframe>`
}
