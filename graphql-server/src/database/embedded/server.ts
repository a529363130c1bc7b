import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
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

const MAX_CONNECTIONS = 2000

export interface Listener {
  port: number
  /** From now on connections are served by this database; before, they wait. */
  serve(database: Database): void
  close(): Promise<void>
}

/** Listens on a free port of the loopback address. */
export async function listen(): Promise<Listener> {
  const sockets = new Set<Socket>()
  let serve: (database: Database) => void = () => {}
  const served = new Promise<Database>((resolve) => (serve = resolve))
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    void served.then((database) => talk(socket, database))
  })
  server.maxConnections = MAX_CONNECTIONS
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return {
    port: address.port,
    serve,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Answers one connection's messages in their order; reads on only as fast as it answers. */
function talk(socket: Socket, database: Database): void {
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
