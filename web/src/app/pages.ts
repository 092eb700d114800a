// The page of each route. All pages but the first are loaded when they are opened, with all texts of their game.

import type { Component } from 'svelte'
import HomePage from '../pages/HomePage.svelte'
import NotFoundPage from '../pages/NotFoundPage.svelte'
import { reloadWhenServed } from './reload'
import type { Route } from './router.svelte'
import { settings } from './settings.svelte'

/** The properties of a page are those of its route. */
type Page = Component<Record<string, unknown>>

const pages = {
  about: () => import('../pages/about/AboutPage.svelte'),
  balance: () => import('../pages/about/BalancePage.svelte'),
  embed: () => import('../pages/ReplayPage.svelte'),
  explore: () => import('../pages/about/ExplorePage.svelte'),
  games: () => import('../pages/GamesPage.svelte'),
  guest: () => import('../pages/GuestPage.svelte'),
  ladder: () => import('../pages/LeaderboardPage.svelte'),
  league: () => import('../pages/LeaguePage.svelte'),
  leagues: () => import('../pages/LeaguesPage.svelte'),
  learn: () => import('../pages/LearnPage.svelte'),
  mail: () => import('../pages/MailPage.svelte'),
  puzzle: () => import('../pages/PuzzlePage.svelte'),
  puzzles: () => import('../pages/PuzzlesPage.svelte'),
  replay: () => import('../pages/ReplayPage.svelte'),
  statistics: () => import('../pages/StatisticsPage.svelte'),
  table: () => import('../pages/TablePage.svelte'),
}

/** Loads the page of a route. If a file is missing, the browser reloads as soon as the server answers. */
export async function pageOf(route: Route): Promise<Page> {
  if (route.page === 'home') return HomePage as Page
  if (route.page === 'lost') return NotFoundPage
  try {
    const [found] = await Promise.all([
      pages[route.page](),
      'game' in route ? settings.fetchGame(route.game) : undefined,
    ])
    return found.default as Page
  } catch (error) {
    void reloadWhenServed()
    throw error
  }
}
