import { attempt } from '../../../lib/attempt.ts'
import { canShare, joinTabs } from './join-tabs.ts'
import type { Versions } from './leader.ts'

/** A working stream reports the version immediately, then with every heartbeat. Otherwise the page polls. */
const FIRST_VERSION_MS = 5_000
const SILENCE_MS = 25_000
const POLL_MS = 5_000

export interface FollowOptions {
  orderId: string
  /** Called with the order's current version, often with the same version. */
  onVersion: (updatedAt: string) => void
  /** Requests the version from the server; null when the order no longer exists. */
  loadVersion: () => Promise<string | null>
}

/** Follows an order while the page is visible and online, until the returned function is called. */
export function followOrder(options: FollowOptions): () => void {
  let leave: (() => void) | null = null
  const pause = () => {
    leave?.()
    leave = null
  }
  const update = () => {
    if (document.hidden || !navigator.onLine) pause()
    else leave ??= listen(options)
  }
  document.addEventListener('visibilitychange', update)
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  update()
  return () => {
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('online', update)
    window.removeEventListener('offline', update)
    pause()
  }
}

/** Listens to the stream that the tabs share, and polls while nothing arrives. */
function listen({ orderId, onVersion, loadVersion }: FollowOptions): () => void {
  const check = async () => {
    const updatedAt = await loadVersion()
    if (updatedAt !== null) onVersion(updatedAt)
  }
  const poll = () => {
    timer = setTimeout(poll, POLL_MS)
    // The next poll retries.
    check().catch(() => undefined)
  }
  let timer = setTimeout(poll, FIRST_VERSION_MS)
  const onVersions = (versions: Versions) => {
    const updatedAt = versions[orderId]
    if (updatedAt === undefined) return
    clearTimeout(timer)
    timer = setTimeout(poll, SILENCE_MS)
    onVersion(updatedAt)
  }
  const join = () => (canShare() ? joinTabs({ orderId, onVersions, renew: loadVersion }) : null)
  const leave = attempt(join, null)
  return () => {
    clearTimeout(timer)
    leave?.()
  }
}
