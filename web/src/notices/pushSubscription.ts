// Notices in a browser: its service worker, its permission, and its push subscription.

import { Refusal, type Subscription } from '../api/endpoints'

/** The state for the person: impossible, blocked in the browser, off, or on. */
export type PushState = 'insecure' | 'missing' | 'blocked' | 'off' | 'on'

const WORKER = '/sw.js'

/** Registers the worker for everybody, because it also holds the offline page; it sends no notices by itself. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register(WORKER).catch(() => undefined)
  // After the files of the page itself.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

function possible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The state in this browser; the server has digests of the subscribed endpoints. */
export async function pushState(known: readonly string[]): Promise<PushState> {
  if (!isSecureContext) return 'insecure'
  if (!possible()) return 'missing'
  if (Notification.permission === 'denied') return 'blocked'
  const id = await browserId()
  return Notification.permission === 'granted' && id !== null && known.includes(id) ? 'on' : 'off'
}

/** The digest of this browser's endpoint, if it has subscribed. */
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

/** Subscribes with the server's key after a click: the browser asks the person first. Null if they refuse. */
export async function subscribe(key: string, language: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // A subscription with the key of another server is useless.
  if (before && encoded(before.options.applicationServerKey) !== key) await before.unsubscribe()
  let made: PushSubscription
  try {
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) })
  } catch {
    // In private windows, or in a browser without a push service.
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

/** Base64 in the variant for URLs. */
export function encoded(bytes: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function decoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
