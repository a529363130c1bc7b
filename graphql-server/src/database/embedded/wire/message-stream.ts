import type { Socket } from 'node:net'
import { HEADER_BYTES, lengthAfter } from './messages.ts'

/** Stops reading. Returns whether nothing is in progress, so that another reader may continue from here. */
export type StopReading = () => boolean

/**
 * Calls `handle` for each message on a connection when the previous one is done. Destroys the connection if it sends
 * anything else, or if a message cannot be handled.
 */
export function readMessages(
  socket: Socket,
  handle: (header: Buffer, rest: Buffer) => Promise<unknown> | undefined,
): StopReading {
  let header: Buffer | undefined
  let isBusy = false
  let isStopped = false
  const next = (): void => {
    try {
      while (!isBusy && !isStopped) {
        header ??= readBytes(socket, HEADER_BYTES)
        const rest = header && readBytes(socket, lengthAfter(header))
        if (!header || !rest) return
        const pending = handle(header, rest)
        header = undefined
        isBusy = pending !== undefined
        pending?.then(resume, () => socket.destroy())
      }
    } catch {
      socket.destroy()
    }
  }
  const resume = () => {
    isBusy = false
    next()
  }
  socket.on('readable', next)
  return () => {
    isStopped = true
    socket.off('readable', next)
    return !isBusy && header === undefined
  }
}

/** Reads the given number of bytes if they are available. */
function readBytes(socket: Socket, size: number): Buffer | undefined {
  const bytes: unknown = socket.read(size)
  return Buffer.isBuffer(bytes) && bytes.length === size ? bytes : undefined
}
