import type { Socket } from 'node:net'
import { HEADER_BYTES, lengthAfter } from './messages.ts'

/** Stops reading. Returns whether nothing is under way, so that somebody else may read on from here. */
export type StopReading = () => boolean

/**
 * Hands over the messages of a connection, each when the one before is dealt with. A connection that
 * sends something else, or whose message can't be dealt with, is destroyed.
 */
export function readMessages(
  socket: Socket,
  deal: (header: Buffer, rest: Buffer) => Promise<unknown> | undefined,
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
        const pending = deal(header, rest)
        header = undefined
        isBusy = pending !== undefined
        pending?.then(goOn, () => socket.destroy())
      }
    } catch {
      socket.destroy()
    }
  }
  const goOn = () => {
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

/** So many bytes, once they have come. */
function readBytes(socket: Socket, size: number): Buffer | undefined {
  const bytes: unknown = socket.read(size)
  return Buffer.isBuffer(bytes) && bytes.length === size ? bytes : undefined
}
