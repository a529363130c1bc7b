import { runEvery, type Interval } from '../../lib/interval.ts'
import type { OrderVersion } from './order-versions.service.ts'

type Listener = (version: OrderVersion) => void

interface WatchedOrder {
  /** As last reported to the listeners. */
  updatedAt: Date
  listeners: Set<Listener>
}

interface WatchOptions {
  interval: number
  /** Reads the versions of all watched orders at once. */
  read: (ids: string[]) => Promise<OrderVersion[]>
  onError: (error: unknown) => void
}

export interface OrderWatch {
  /**
   * Calls the listener after each change of these orders, by whichever process, until the returned function is called.
   */
  watch(versions: OrderVersion[], listener: Listener): () => void
  stop(): Promise<void>
}

/** Polls for changes of all watched orders together, while there are any. */
export function createOrderWatch({ interval, read, onError }: WatchOptions): OrderWatch {
  const watched = new Map<string, WatchedOrder>()
  let polling: Interval | null = null

  const poll = async () => {
    for (const version of await read([...watched.keys()])) {
      const order = watched.get(version.id)
      if (!order || order.updatedAt.getTime() === version.updatedAt.getTime()) continue
      order.updatedAt = version.updatedAt
      for (const listener of order.listeners) listener(version)
    }
  }
  const add = ({ id, updatedAt }: OrderVersion, listener: Listener) => {
    // Keeps the version that the other listeners know.
    const order = watched.get(id) ?? { updatedAt, listeners: new Set() }
    order.listeners.add(listener)
    watched.set(id, order)
  }
  const remove = ({ id }: OrderVersion, listener: Listener) => {
    const order = watched.get(id)
    order?.listeners.delete(listener)
    if (order?.listeners.size === 0) watched.delete(id)
  }
  const stop = async () => {
    const stopped = polling?.stop()
    polling = null
    await stopped
  }
  return {
    watch(versions, listener) {
      for (const version of versions) add(version, listener)
      polling ??= runEvery(interval, poll, onError)
      return () => {
        for (const version of versions) remove(version, listener)
        if (watched.size === 0) void stop()
      }
    },
    stop,
  }
}
