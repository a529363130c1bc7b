/** The worker's file, and the pages that it belongs to. It handles none of their requests. */
const WORKER = '/push-worker.js'
const SCOPE = '/dashboard/'

/** Whether this device can be notified while no page is open. */
export type PushState =
  | 'unsupported'
  /** On iPhones and iPads, only apps on the home screen can be notified. */
  | 'needs-home-screen'
  /** The person has forbidden notifications. */
  | 'blocked'
  | 'off'
  | 'on'

/** A subscription as the server stores it. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
}

/** Reads the state for a server with this public key. */
export async function readPushState(serverKey: string): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isAppleTouch() ? 'needs-home-screen' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await findSubscription()
  return subscription && isFor(subscription, serverKey) ? 'on' : 'off'
}

/** Asks for permission, and subscribes this device. Null if the person forbids it. Rejects if the browser can't do it. */
export async function subscribeDevice(serverKey: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const registration = await findActive()
  // One for another key, as after a change of the server's secret, would block the new one.
  const old = await registration.pushManager.getSubscription()
  if (old && !isFor(old, serverKey)) await old.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

/** Ends this device's subscription. Returns its endpoint, or null if there was none. */
export async function unsubscribeDevice(): Promise<string | null> {
  const subscription = await findSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Waits until the worker is active, which a subscription needs. The page may be outside of its scope. */
async function findActive(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  if (!registration) throw new Error('The worker was not registered.')
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(registration)
      if (worker.state === 'redundant') reject(new Error('The worker could not start.'))
    })
  })
}

function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const key = options.applicationServerKey
  return key !== null && toBase64Url(key) === serverKey
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** iPads name themselves Macintosh, but only they have a touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
