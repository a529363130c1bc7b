import { canShare } from '../../../shared/order/news/join-tabs.ts'
import { keepStream } from '../../../shared/order/news/order-stream.ts'

const NAME = 'kirana-new-orders'
/** The list is also loaded at this interval, for networks that hold events back. */
const POLL_MS = 15_000

interface FollowOptions {
  /** Called when the unseen orders may have changed. */
  onChange: () => void
  /** Sends any API request, whose link renews an expired session. */
  renew: () => Promise<unknown>
}

/**
 * Follows the unseen orders until the returned function is called. This also works in a hidden tab, where events arrive
 * without delay. One tab per browser reads the events and tells the others.
 */
export function followUnseen({ onChange, renew }: FollowOptions): () => void {
  const leaving = new AbortController()
  const polling = setInterval(onChange, POLL_MS)
  const channel = canShare() ? new BroadcastChannel(NAME) : null
  if (channel) {
    channel.onmessage = onChange
    const tellAll = () => {
      channel.postMessage(null)
      onChange()
    }
    const { signal } = leaving
    const lead = () =>
      keepStream({
        ...{ orderIds: ['unseen'], renew, signal },
        onVersion: tellAll,
        onHeard: () => undefined,
      })
    // Rejects when the tab leaves before it has the lock.
    navigator.locks.request(NAME, { signal }, lead).catch(() => undefined)
  }
  return () => {
    clearInterval(polling)
    leaving.abort()
    channel?.close()
  }
}

/** Calls `ring` when no other tab in this browser rings, until the returned function is called. */
export function ringInOneTab(ring: () => void): () => void {
  if (!canShare()) {
    ring()
    return () => undefined
  }
  const leaving = new AbortController()
  const { signal } = leaving
  const hold = () => {
    if (signal.aborted) return undefined
    ring()
    return new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  navigator.locks.request(`${NAME}-sound`, { signal }, hold).catch(() => undefined)
  return () => leaving.abort()
}
