import { attempt } from '../../../lib/attempt.ts'
import { createLeader, type Leader, type Versions } from './leader.ts'

const NAME = 'kirana-order-news'

type Message =
  /** A tab shows this order, or no longer any. */
  | { kind: 'shown'; tab: string; orderId: string | null }
  /** A new leader asks all tabs which orders they show. */
  | { kind: 'ask' }
  | { kind: 'versions'; versions: Versions }

interface TabOptions {
  orderId: string
  /** Called with the versions of the followed orders, at least with each heartbeat from the server. */
  onVersions: (versions: Versions) => void
  renew: () => Promise<unknown>
}

/** Whether tabs can share a stream. Browsers have locks on HTTPS and localhost only, and may block both features. */
export const canShare = () =>
  attempt(() => {
    new BroadcastChannel(NAME).close()
    return typeof navigator.locks === 'object'
  }, false)

/**
 * Follows an order together with this browser's other tabs, until the returned function is called. The tab that has the
 * lock leads: it reads the stream and passes on its messages.
 */
export function joinTabs({ orderId, onVersions, renew }: TabOptions): () => void {
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(NAME)
  const leaving = new AbortController()
  let leader: Leader | null = null
  const tell = (message: Message) => channel.postMessage(message)

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'versions') onVersions(data.versions)
    else if (data.kind === 'ask') tell({ kind: 'shown', tab, orderId })
    else leader?.note(data.tab, data.orderId)
  }
  const publish = (versions: Versions) => {
    tell({ kind: 'versions', versions })
    onVersions(versions)
  }
  const lead = async () => {
    if (leaving.signal.aborted) return
    leader = createLeader({ publish, renew })
    leader.note(tab, orderId)
    tell({ kind: 'ask' })
    await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve))
  }
  const wait = async () => navigator.locks.request(NAME, { signal: leaving.signal }, lead)
  // Rejects when the tab leaves before it has the lock, or when locks are blocked.
  wait().catch(() => undefined)
  tell({ kind: 'shown', tab, orderId })
  return () => {
    leader?.stop()
    tell({ kind: 'shown', tab, orderId: null })
    leaving.abort()
    channel.close()
  }
}
