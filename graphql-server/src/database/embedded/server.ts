import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { Database } from './command.ts'
import { answer } from './dispatch.ts'
import { MAX_MESSAGE_BYTES, readMessage, writeReply } from './wire.ts'

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
async function talk(socket: Socket, database: Database): Promise<void> {
  socket.once('close', () => database.transactions.closed(socket))
  try {
    for await (const bytes of messagesOf(socket)) {
      const message = readMessage(bytes)
      const reply = await answer(message, socket, database)
      if (!message.silent && !socket.write(writeReply(message, reply))) await once(socket, 'drain')
    }
  } catch {
    // Whoever sends what is no message, or goes away amid one, is done with.
  }
  socket.destroy()
}

/** Whole messages from the chunks in which they come; ends at one that can be none. */
export async function* messagesOf(socket: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let gathered = 0
  let wanted = 4
  for await (const chunk of socket) {
    chunks.push(chunk)
    gathered += chunk.length
    while (gathered >= wanted) {
      const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      const length = all.readInt32LE(0)
      if (length < 16 || length > MAX_MESSAGE_BYTES + 16_384) return
      if (gathered >= length) yield all.subarray(0, length)
      const rest = gathered >= length ? all.subarray(length) : all
      chunks = [rest]
      gathered = rest.length
      wanted = gathered >= 4 ? rest.readInt32LE(0) : 4
    }
  }
}
