/** Does this host name mean the very machine it is typed on, so that nobody else gets here by it? */
export function isOnlyHere(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host === '0.0.0.0' || /^127\./.test(host)
  )
}
