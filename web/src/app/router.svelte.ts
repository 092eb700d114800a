// The router: a few kinds of paths, in the browser's own history, so that the back button works.

export type Route =
  | { page: 'home' }
  | { page: 'games' }
  | { page: 'statistics' }
  | { page: 'leagues' }
  | { page: 'league'; league: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  /** A replay in a frame on a page of others: nothing of it leads further into the client. */
  | { page: 'embed'; table: string; embedded: true }
  | { page: 'learn'; game: string; lesson: number }
  | { page: 'about'; game: string }
  | { page: 'ladder'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'balance'; game: string }
  | { page: 'explore'; game: string }
  | { page: 'guest'; guest: string }
  | { page: 'mail'; what: 'confirm' | 'stop'; link: string }
  | { page: 'lost' }

export function parse(path: string): Route {
  if (path === '/') return { page: 'home' }
  const [, page, game] = /^\/(learn|about|ladder|balance|explore)\/([a-z_]+)\/?$/.exec(path) ?? []
  if (game && page === 'learn') return { page, game, lesson: 1 }
  if (game && page) return { page: page as 'about' | 'ladder' | 'balance' | 'explore', game }
  const [, taught, lesson] = /^\/learn\/([a-z_]+)\/([1-9])\/?$/.exec(path) ?? []
  if (taught) return { page: 'learn', game: taught, lesson: Number(lesson) }
  const games = /^\/games(?:\/(statistics|leagues))?\/?$/.exec(path)
  if (games) return { page: (games[1] ?? 'games') as 'games' | 'statistics' | 'leagues' }
  const [, league] = /^\/league\/([\w-]+)\/?$/.exec(path) ?? []
  if (league) return { page: 'league', league }
  const puzzles = /^\/puzzles(?:\/([a-z_]+)\/([0-9a-f]+))?\/?$/.exec(path)
  if (puzzles?.[1] && puzzles[2]) return { page: 'puzzle', game: puzzles[1], puzzle: puzzles[2] }
  if (puzzles) return { page: 'puzzles' }
  const [, guest] = /^\/guests\/([\w-]+)\/?$/.exec(path) ?? []
  if (guest) return { page: 'guest', guest }
  const [, what, link] = /^\/notices\/(confirm|stop)\/([\w-]+)\/?$/.exec(path) ?? []
  if (what && link) return { page: 'mail', what: what as 'confirm' | 'stop', link }
  const [, framed] = /^\/replay\/([^/]+)\/embed\/?$/.exec(path) ?? []
  if (framed) return { page: 'embed', table: decodeURIComponent(framed), embedded: true }
  const found = /^\/table\/([^/]+)(\/replay)?\/?$/.exec(path)
  if (!found?.[1]) return { page: 'lost' }
  const table = decodeURIComponent(found[1])
  return found[2] ? { page: 'replay', table } : { page: 'table', table }
}

class Here {
  route: Route = $state.raw(parse(location.pathname))
  /** The query of the address, for the filters of a page. */
  query = $state.raw(location.search)
  /** Where the page was scrolled to when it was left, if the browser's back button leads to it again. */
  scroll: number | null = null

  constructor() {
    addEventListener('popstate', ({ state }: PopStateEvent) => {
      this.scroll = (state as { scroll?: number } | null)?.scroll ?? null
      this.query = location.search
      const route = parse(location.pathname)
      // Another query alone shows no other page.
      if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route
    })
  }

  go(path: string): void {
    const wanted = new URL(path, location.origin)
    if (wanted.href !== location.href) {
      history.replaceState({ scroll: scrollY }, '')
      history.pushState(null, '', wanted)
    }
    this.scroll = null
    this.query = wanted.search
    this.route = parse(wanted.pathname)
    scrollTo(0, 0)
  }

  /** Changes the query of the same page, without a new step in the history. */
  ask(query: string): void {
    history.replaceState(null, '', `${location.pathname}${query}`)
    this.query = query
  }
}

export const here = new Here()

/** For links inside the client: a plain click is handled here, a click for a new tab by the browser. */
export function inside(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).getAttribute('href')
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  here.go(link)
}
