/** The part of the driver's own helpers that `driver-writes.ts` replaces. The driver does not publish their types. */
declare module 'mongodb/lib/utils.js' {
  import type { Socket } from 'node:net'

  /** Resolves when the socket emits the event. Rejects when it emits `error`, or when the signal aborts. */
  type WaitForEvent = (
    socket: Socket,
    event: 'drain',
    options?: { signal?: AbortSignal },
  ) => Promise<unknown>

  const utils: { once: WaitForEvent }
  export default utils
}
