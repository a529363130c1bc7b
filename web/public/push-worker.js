/*
 * Shows new orders on the team's devices while no page is open. It handles no requests and stores nothing, so that pages
 * never depend on it.
 */
const TAG = 'kirana-new-orders'
const ORDERS = '/dashboard/orders?status=PENDING'
/** How long the last notification stays, which replaces the alarm. Browsers expect one for each message. */
const FAREWELL_MS = 2_000

/** A worker for a new release replaces the old one immediately. */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { count, title } = event.data.json()
  event.waitUntil(count > 0 ? ring(title) : close(title))
})

function ring(title) {
  return self.registration.showNotification(title, {
    body: 'Tap to see the orders.',
    tag: TAG,
    // A repeated notification sounds again.
    renotify: true,
    requireInteraction: true,
    icon: '/icon-192.png',
    vibrate: [300, 100, 300],
  })
}

/** Another device has confirmed the orders. */
async function close(title) {
  await self.registration.showNotification(title, { tag: TAG, silent: true, icon: '/icon-192.png' })
  await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
  for (const notification of await self.registration.getNotifications({ tag: TAG })) {
    if (notification.silent) notification.close()
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openOrders())
})

/** Shows the orders in an open tab of the dashboard, or else in a new one. */
async function openOrders() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => new URL(url).pathname.startsWith('/dashboard/'))
  if (tab) await tab.focus()
  else await self.clients.openWindow(ORDERS)
}
