// Says that it is somebody's turn when nothing of ours is open. What it says is in its address: a call has nothing in it.
const said = new URL(self.location.href).searchParams.get('said') ?? 'Dreadhall'

self.addEventListener('push', (event) => {
  event.waitUntil(self.registration.showNotification('Dreadhall', { body: said, icon: '/favicon.svg', tag: 'turn' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' })
    return page ? page.focus() : self.clients.openWindow('/#/')
  }
  event.waitUntil(open())
})

// Where the server cannot be reached, a page of ours says so instead of the browser's.
const OFFLINE = '/offline.html'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open('offline').then((kept) => kept.add(new Request(OFFLINE, { cache: 'reload' }))))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()))
})
