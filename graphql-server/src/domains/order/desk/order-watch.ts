import type { OrderVersion } from './order-versions.service.ts'

type Known = number | string
type Listener = (version: OrderVersion) => void

export interface OrderWatch {
  /** Calls the listener after each change to these orders, by any process, until the returned function is called. */
  watch(versions: OrderVersion[], listener: Listener): () => void
  /** Looks for changes to all watched orders at once. */
  poll(): Promise<void>
}

/** `read` reads the versions of all watched orders at once. Call `poll` after each change to an order. */
export function createOrderWatch(read: (ids: string[]) => Promise<OrderVersion[]>): OrderWatch {
  /** The listeners by order ID, each with the last version that it has seen. */
  const watched = new Map<string, Map<Listener, Known>>()

  const poll = async () => {
    if (watched.size === 0) return
    for (const version of await read([...watched.keys()])) {
      const listeners = watched.get(version.id) ?? new Map<Listener, Known>()
      const changedAt = version.updatedAt.valueOf()
      for (const [listener, known] of listeners) {
        if (known === changedAt) continue
        listeners.set(listener, changedAt)
        listener(version)
      }
    }
  }
  const add = ({ id, updatedAt }: OrderVersion, listener: Listener) => {
    const listeners = watched.get(id) ?? new Map<Listener, Known>()
    watched.set(id, listeners.set(listener, updatedAt.valueOf()))
  }
  const remove = ({ id }: OrderVersion, listener: Listener) => {
    const listeners = watched.get(id)
    listeners?.delete(listener)
    if (listeners?.size === 0) watched.delete(id)
  }
  return {
    watch(versions, listener) {
      for (const version of versions) add(version, listener)
      return () => {
        for (const version of versions) remove(version, listener)
      }
    },
    poll,
  }
}
