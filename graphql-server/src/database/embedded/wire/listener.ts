import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import type { StopReading } from './message-stream.ts'

export const addressSchema = z.object({
  pid: z.number(),
  /** A Unix domain socket in the folder, or a port on the loopback interface. */
  socket: z.string().optional(),
  port: z.number().optional(),
})

/** Where a process listens for its driver and for other processes on the same folder. */
export type Address = z.infer<typeof addressSchema>

const MAX_CONNECTIONS = 2000
/** The longest socket path that all systems accept. */
const MAX_PATH_BYTES = 100
const NEW_SOCKET_AGE_MS = 60_000
const hasSockets = process.platform !== 'win32'

type Handler = (socket: Socket) => StopReading

/** Accepts this process's connections, whether it owns the database or forwards them to the owner. */
export interface Listener {
  address: Address
  /** The URI for mongoose.connect. On a port, clients must know the secret. */
  uri(secret: string): string
  /** Sets the handler for all connections, including those that are waiting. */
  handle(handler: Handler): void
  /**
   * Closes busy connections. Idle and new ones wait for the next `handle`. A driver may lose a connection only while it
   * waits for a reply: a message on a connection that is being closed can fail without a retry, or wait forever.
   */
  suspend(): void
  close(): Promise<void>
}

/**
 * Listens on a Unix domain socket in the folder. Without a folder, on Windows, or if the path is too long, listens on a
 * loopback port.
 */
export async function listen(folder: string | null): Promise<Listener> {
  /** The function that stops reading each connection, or null while it waits for a handler. */
  const connections = new Map<Socket, StopReading | null>()
  let handler: Handler | undefined
  const server = createServer({ noDelay: true }, (socket) => {
    connections.set(socket, handler ? handler(socket) : null)
    socket.once('close', () => connections.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  server.maxConnections = MAX_CONNECTIONS
  const address = await bind(server, folder)
  return {
    address,
    uri: (secret) => uri(folder, address, secret),
    handle(next) {
      handler = next
      for (const [socket, stop] of connections)
        if (!stop && !socket.destroyed) connections.set(socket, next(socket))
    },
    suspend() {
      handler = undefined
      for (const [socket, stop] of connections) {
        const isIdle = stop ? stop() : true
        // On a port, each connection has sent the secret only to the previous owner.
        if (isIdle && address.port === undefined) connections.set(socket, null)
        else socket.destroy()
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of connections.keys()) socket.destroy()
      }),
  }
}

async function bind(server: Server, folder: string | null): Promise<Address> {
  const socket = `${process.pid}-${randomBytes(4).toString('hex')}.sock`
  const path = folder === null ? '' : socketPath(folder, socket)
  if (hasSockets && path && Buffer.byteLength(path) <= MAX_PATH_BYTES) {
    server.listen(path)
    await once(server, 'listening')
    return { pid: process.pid, socket }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port to listen on')
  return { pid: process.pid, port: address.port }
}

function uri(folder: string | null, { socket, port }: Address, secret: string): string {
  if (folder !== null && socket !== undefined)
    return `mongodb://${encodeURIComponent(socketPath(folder, socket))}/kirana?directConnection=true`
  const credentials = 'directConnection=true&authMechanism=PLAIN&authSource=%24external'
  return `mongodb://kirana:${secret}@127.0.0.1:${port}/kirana?${credentials}`
}

/** Returns the shorter of a socket's two possible paths. */
function socketPath(folder: string, socket: string): string {
  const absolute = resolve(folder, socket)
  const fromHere = relative(process.cwd(), absolute)
  return fromHere.length < absolute.length ? fromHere : absolute
}

/** Connects to another process's listener on the same folder. */
export function dial(folder: string, { socket, port }: Address): Socket {
  return socket === undefined
    ? connect(port ?? 0, '127.0.0.1')
    : connect(socketPath(folder, socket))
}

/** Removes the sockets that killed processes left. Keeps new ones, which may not listen yet. */
export async function removeDeadSockets(folder: string): Promise<void> {
  for (const socket of readdirSync(folder).filter((name) => name.endsWith('.sock'))) {
    const isNew = Date.now() - statSync(join(folder, socket)).mtimeMs < NEW_SOCKET_AGE_MS
    if (!isNew && !(await listens(folder, socket))) rmSync(join(folder, socket), { force: true })
  }
}

async function listens(folder: string, socket: string): Promise<boolean> {
  const connection = dial(folder, { pid: 0, socket })
  try {
    await once(connection, 'connect')
    return true
  } catch {
    return false
  } finally {
    connection.destroy()
  }
}
