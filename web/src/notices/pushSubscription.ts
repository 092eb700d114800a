// What a browser has to do with notices: its service worker, its permission, and where it fetches what is pushed to it.

import { Refusal, type Subscription } from '../api/endpoints'

/** What a person can do here: nothing, allow it elsewhere, turn it on, or turn it off. */
export type PushState = 'insecure' | 'missing' | 'blocked' | 'off' | 'on'

const WORKER = '/sw.js'

/** The worker also has the page for when the server is away, so it is there for everybody; it tells nobody anything by itself. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(WORKER).catch(() => undefined)
  // What the page itself needs comes first.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

function possible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** How it stands in this browser, where the server knows these (by digests of their endpoints). */
export async function pushState(known: readonly string[]): Promise<PushState> {
  if (!isSecureContext) return 'insecure'
  if (!possible()) return 'missing'
  if (Notification.permission === 'denied') return 'blocked'
  const id = await browserId()
  return Notification.permission === 'granted' && id !== null && known.includes(id) ? 'on' : 'off'
}

/** What the server calls this browser, if it has subscribed. */
export async function browserId(): Promise<string | null> {
  const subscription = await current()
  return subscription && (await digestOf(subscription.endpoint))
}

export async function digestOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribe with the server's key, after a click: the browser asks its person first. Null if they did not allow it. */
export async function subscribe(key: string, language: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // One for the key of another server would be of no use.
  if (before && encoded(before.options.applicationServerKey) !== key) await before.unsubscribe()
  let made: PushSubscription
  try {
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) })
  } catch {
    // In private windows, or where a browser was told to have no push service.
    throw new Refusal('push_failed', 0)
  }
  return {
    endpoint: made.endpoint,
    key: encoded(made.getKey('p256dh')),
    auth: encoded(made.getKey('auth')),
    language,
  }
}

export async function unsubscribe(): Promise<void> {
  await (await current())?.unsubscribe()
}

/** Base64 as it is written in addresses. */
export function encoded(bytes: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function decoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
