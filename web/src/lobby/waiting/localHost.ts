/** Is this a host name of the same machine, which others cannot use to connect? */
export function isOnlyHere(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host === '0.0.0.0' || /^127\./.test(host)
  )
}
