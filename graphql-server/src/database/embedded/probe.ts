import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { z } from 'zod'
import { onMessages } from './server.ts'
import { writeMessage, type Message } from './wire.ts'

const addressSchema = z.object({ pid: z.number(), port: z.number(), token: z.string() })

/** Where a running database listens, and what tells it from another program on that port. */
export type Address = z.infer<typeof addressSchema>

export function parseAddress(text: string | undefined): Address | undefined {
  if (!text?.startsWith('{')) return undefined
  return addressSchema.safeParse(JSON.parse(text)).data
}

/**
 * Whether the database at the address lives: it must answer a hello with its token. 'silent' is a
 * process that takes the connection and does not answer, such as one that was frozen.
 */
export async function probe(
  { port, token }: Address,
  patienceMs: number,
): Promise<'live' | 'gone' | 'silent'> {
  const socket = connect(port, '127.0.0.1')
  let result: 'gone' | 'silent' = 'gone'
  const timer = setTimeout(() => {
    if (!socket.connecting) result = 'silent'
    socket.destroy()
  }, patienceMs)
  try {
    await once(socket, 'connect')
    socket.write(writeMessage({ hello: 1, $db: 'admin' }))
    const reply = await firstMessage(socket)
    return reply.body.embeddedToken === token ? 'live' : 'gone'
  } catch {
    // Nobody listens there, or somebody else.
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
  return result
}

function firstMessage(socket: Socket): Promise<Message> {
  return new Promise((resolve, reject) => {
    socket.once('close', () => reject(new Error('no message has come')))
    onMessages(socket, (message) => {
      resolve(message)
      return undefined
    })
  })
}
