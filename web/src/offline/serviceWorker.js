// The service worker: shows what is pushed, leads to the table, and has a page for when the server is away. Nothing of
// the client or of a game is kept here: pages always come from the server, so nobody is served an old client.

const CACHE = `offline-${'version'}`
const PAGE = '/offline.html'
const KEPT = [PAGE, '/offline.css', '/offline.js', '/sail.svg']
// What a gateway says whose server is away.
const AWAY = [502, 503, 504]

self.addEventListener('install', (event) => {
  const fresh = KEPT.map((path) => new Request(path, { cache: 'reload' }))
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  }
  event.waitUntil(forget())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

async function page(request) {
  try {
    const answer = await fetch(request)
    return AWAY.includes(answer.status) ? ((await kept(PAGE)) ?? answer) : answer
  } catch {
    return (await kept(PAGE)) ?? Response.error()
  }
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path)
}

self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification(said.title ?? 'Higaki', {
      body: said.body,
      // A newer one about the same table takes the place of the older one.
      tag: said.tag,
      lang: said.language,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { path: said.path ?? '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(new URL(event.notification.data?.path ?? '/', location.origin)))
})

/** To the table: where it is open already, or in a new window. */
async function lead(address) {
  if (address.origin !== location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === address.pathname)
  await (there ? there.focus() : self.clients.openWindow(address.href))
}
