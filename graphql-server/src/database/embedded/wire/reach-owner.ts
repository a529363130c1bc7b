import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { dial, type Address } from './listener.ts'
import { computeProof } from './secret-proof.ts'
import { readMessages } from './message-stream.ts'
import type { Doc } from '../bson/values.ts'
import { readMessage, writeMessage, type Message } from './messages.ts'

/**
 * Connects to a folder's owner and verifies it. Returns the connection, 'gone' if the process no longer listens, or
 * 'silent' if it listens but does not answer in time.
 */
export async function reachOwner(
  folder: string,
  address: Address,
  secret: string,
  timeoutMs: number,
): Promise<Socket | 'gone' | 'silent'> {
  const socket = dial(folder, address)
  const challenge = randomBytes(16).toString('hex')
  try {
    const { embeddedProof } = await greet(socket, { embeddedChallenge: challenge }, timeoutMs)
    if (embeddedProof === computeProof(secret, challenge)) return socket
    socket.destroy()
    return 'gone'
  } catch (error) {
    socket.destroy()
    if (error instanceof SilentError) return 'silent'
    if (isGone(error)) return 'gone'
    throw error
  }
}

class SilentError extends Error {}

/** Sends a hello over a new connection and returns the reply. */
export async function greet(socket: Socket, fields: Doc, timeoutMs: number): Promise<Doc> {
  const timer = setTimeout(() => socket.destroy(new SilentError()), timeoutMs)
  try {
    await once(socket, 'connect')
    socket.write(writeMessage({ hello: 1, ...fields, $db: 'admin' }))
    return (await firstMessage(socket)).body
  } finally {
    clearTimeout(timer)
  }
}

/** Whether nobody listens there or the process has just ended. */
function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ECONNRESET' || code === 'EPIPE'
}

/** Rejects if the connection closes first. */
function firstMessage(socket: Socket): Promise<Message> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
    readMessages(socket, (header, rest) => {
      resolve(readMessage(header, rest))
      return undefined
    })
  })
}
