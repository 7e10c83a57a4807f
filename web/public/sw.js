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
