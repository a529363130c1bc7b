import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Database } from './command.ts'
import { answer } from './dispatch.ts'
import {
  HEADER_BYTES,
  lengthAfter,
  readMessage,
  writeReply,
  type Message,
  type Reply,
} from './wire.ts'

/** Answers one connection's messages in their order; reads on only as fast as it answers. */
export function talk(socket: Socket, database: Database): void {
  socket.once('close', () => database.transactions.closed(socket))
  onMessages(socket, (message) => {
    const send = (reply: Reply) =>
      message.silent || socket.write(writeReply(message, reply)) ? undefined : once(socket, 'drain')
    const reply = answer(message, socket, database)
    return reply instanceof Promise ? reply.then(send) : send(reply)
  })
}

/**
 * Hands over the messages, each when the one before is dealt with. Whoever sends what is none, or
 * what can't be dealt with, is cut off.
 */
export function onMessages(
  socket: Socket,
  deal: (message: Message) => Promise<unknown> | undefined,
): void {
  let header: Buffer | undefined
  let isBusy = false
  const next = (): void => {
    try {
      while (!isBusy) {
        header ??= readBytes(socket, HEADER_BYTES)
        const rest = header && readBytes(socket, lengthAfter(header))
        if (!header || !rest) return
        const pending = deal(readMessage(header, rest))
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
}

/** So many bytes, once they have come. */
function readBytes(socket: Socket, size: number): Buffer | undefined {
  const bytes: unknown = socket.read(size)
  return Buffer.isBuffer(bytes) && bytes.length === size ? bytes : undefined
}
