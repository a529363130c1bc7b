import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { answer } from './dispatch.ts'
import { MAX_MESSAGE_BYTES, readMessage, writeReply } from './wire.ts'
import type { Database } from './request.ts'

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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
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
  let chunks: Buffer[] = []
  let gathered = 0
  let busy = false

  const next = (): Buffer | undefined => {
    if (gathered < 4) return undefined
    let [head = Buffer.alloc(0)] = chunks
    if (head.length < 4) chunks = [(head = Buffer.concat(chunks))]
    const length = head.readInt32LE(0)
    if (length < 16 || length > MAX_MESSAGE_BYTES + 16_384)
      throw new Error('a message of impossible length')
    if (gathered < length) return undefined
    const all = chunks.length === 1 ? head : Buffer.concat(chunks)
    chunks = all.length > length ? [all.subarray(length)] : []
    gathered = all.length - length
    return all.subarray(0, length)
  }

  const work = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      for (let bytes = next(); bytes; bytes = next()) {
        const message = readMessage(bytes)
        const reply = await answer(message, socket, database)
        if (message.silent) continue
        if (!socket.write(writeReply(message, reply))) await drained(socket)
      }
    } catch {
      socket.destroy()
    }
    busy = false
    socket.resume()
  }

  socket.on('data', (chunk) => {
    chunks.push(chunk)
    gathered += chunk.length
    if (busy && gathered > MAX_MESSAGE_BYTES) socket.pause()
    void work()
  })
  socket.once('close', () => database.transactions.closed(socket))
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve)
    socket.once('close', () => resolve())
  })
}
