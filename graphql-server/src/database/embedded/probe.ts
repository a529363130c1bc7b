import { connect } from 'node:net'
import { encode, isDoc } from './values.ts'
import { readMessage } from './wire.ts'

/** Where a running database listens, and what tells it from another program on that port. */
export interface Address {
  pid: number
  port: number
  token: string
}

export function parseAddress(text: string | undefined): Address | undefined {
  if (!text) return undefined
  try {
    const address: unknown = JSON.parse(text)
    if (!isDoc(address)) return undefined
    const { pid, port, token } = address
    return typeof pid === 'number' && typeof port === 'number' && typeof token === 'string'
      ? { pid, port, token }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether the database at the address lives: it must answer a hello with its token. 'silent' is a
 * process that takes the connection and does not answer, such as one that was frozen.
 */
export function probe(
  { port, token }: Address,
  patienceMs: number,
): Promise<'live' | 'gone' | 'silent'> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    let connected = false
    const finish = (result: 'live' | 'gone' | 'silent') => {
      clearTimeout(timer)
      socket.destroy()
      resolve(result)
    }
    const timer = setTimeout(() => finish(connected ? 'silent' : 'gone'), patienceMs)
    socket.on('connect', () => {
      connected = true
      socket.write(helloMessage())
    })
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      const all = Buffer.concat(chunks)
      if (all.length < 16 || all.length < all.readInt32LE(0)) return
      finish(answersWith(all, token) ? 'live' : 'gone')
    })
    socket.on('error', () => finish('gone'))
    socket.on('close', () => finish('gone'))
  })
}

function answersWith(reply: Buffer, token: string): boolean {
  try {
    return readMessage(reply).body['embeddedToken'] === token
  } catch {
    return false
  }
}

function helloMessage(): Buffer {
  const document = encode({ hello: 1, $db: 'admin' })
  const header = Buffer.alloc(21)
  header.writeInt32LE(header.length + document.length, 0)
  header.writeInt32LE(2013, 12)
  return Buffer.concat([header, document])
}
