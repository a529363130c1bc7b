import { keepStream } from './order-stream.ts'

/** The maximum number of orders in one stream. Pages with other orders poll. */
const MAX_ORDERS = 10
/** Tabs reply to a new leader within this time, so that it opens one stream for all tabs. */
const SETTLE_MS = 100

/** When each order last changed, by its id. */
export type Versions = Record<string, string>

export interface Leader {
  /** Records which order a tab shows; null if it shows no order. */
  note: (tab: string, orderId: string | null) => void
  stop: () => void
}

interface LeaderOptions {
  /** Called with all known versions after each change, each heartbeat and each note. */
  publish: (versions: Versions) => void
  renew: () => Promise<unknown>
}

/** Reads one stream with the orders that all tabs in this browser show. */
export function createLeader({ publish, renew }: LeaderOptions): Leader {
  const shown = new Map<string, string>()
  const versions = new Map<string, string>()
  let followed = ''
  let reading = new AbortController()
  let settling: ReturnType<typeof setTimeout> | undefined

  const publishAll = () => publish(Object.fromEntries(versions))

  const follow = () => {
    const orderIds = [...new Set(shown.values())].slice(-MAX_ORDERS)
    const requested = orderIds.toSorted().join()
    if (requested === followed) return
    followed = requested
    reading.abort()
    reading = new AbortController()
    for (const id of versions.keys()) if (!orderIds.includes(id)) versions.delete(id)
    if (orderIds.length === 0) return
    const onVersion = ({ id, updatedAt }: { id: string; updatedAt: string }) =>
      versions.set(id, updatedAt)
    void keepStream({ orderIds, onVersion, onHeard: publishAll, renew, signal: reading.signal })
  }
  return {
    note(tab, orderId) {
      if (orderId === null) shown.delete(tab)
      else shown.set(tab, orderId)
      publishAll()
      clearTimeout(settling)
      settling = setTimeout(follow, SETTLE_MS)
    },
    stop() {
      clearTimeout(settling)
      reading.abort()
    },
  }
}
