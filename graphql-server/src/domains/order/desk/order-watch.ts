import { runEvery, type Interval } from '../../../lib/time/interval.ts'
import type { OrderVersion } from './order-versions.service.ts'

type Known = number | string
type Listener = (version: OrderVersion) => void

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
  /** By the id of an order: its listeners, each with the last version that it knows. */
  const watched = new Map<string, Map<Listener, Known>>()
  let polling: Interval | null = null

  const poll = async () => {
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
