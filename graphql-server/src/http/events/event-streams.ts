import { PassThrough } from 'node:stream'
import { requestError } from '../../lib/errors.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { httpMessages } from '../messages.ts'

/** The seconds after which a rejected client may retry. */
const RETRY_AFTER = 30

/** A comment in the protocol, which shows the client and proxies that the stream is alive. */
const HEARTBEAT = ':\n\n'

/**
 * The size of a stream's write buffer and read buffer, in bytes. When a client leaves both full, its stream ends. The
 * Node.js default depends on the version.
 */
const BUFFER_BYTES = 16 * 1024

export interface StreamLimits {
  /** How often an idle stream is written to, in milliseconds. */
  heartbeat: number
  /** The maximum number of streams per user. */
  perUser: number
  /** The maximum number of streams per network address, for all its users. */
  perAddress: number
  /** The maximum number of streams in this process. */
  perProcess: number
}

interface Listener {
  userId: string
  address: string
}

export interface EventStreams {
  /** Opens a stream until the access token expires. Throws when there are too many. */
  open(listener: Listener, expiresAt: Date): PassThrough
  /** Ends all streams and rejects new ones. */
  close(): void
}

/** Manages the streams of server-sent events that are open in this process. */
export function createEventStreams(limits: StreamLimits): EventStreams {
  const streams = new Map<PassThrough, Listener>()
  let isClosed = false
  const beat = setInterval(() => {
    for (const stream of streams.keys()) write(stream, HEARTBEAT)
  }, limits.heartbeat).unref()

  const requireRoom = ({ userId, address }: Listener) => {
    const others = [...streams.values()]
    const ofUser = others.filter((other) => other.userId === userId).length
    const ofAddress = others.filter((other) => other.address === address).length
    if (ofUser >= limits.perUser || ofAddress >= limits.perAddress) {
      throw tooMany(httpMessages.TOO_MANY_EVENT_STREAMS)
    }
    if (isClosed || streams.size >= limits.perProcess) {
      throw tooMany(httpMessages.EVENT_STREAMS_UNAVAILABLE)
    }
  }
  return {
    open(listener, expiresAt) {
      requireRoom(listener)
      const stream = new PassThrough({ highWaterMark: BUFFER_BYTES })
      const expiry = setTimeout(() => stream.end(), expiresAt.getTime() - Date.now())
      streams.set(stream, listener)
      stream.once('close', () => {
        clearTimeout(expiry)
        streams.delete(stream)
      })
      return stream
    },
    close() {
      isClosed = true
      clearInterval(beat)
      for (const stream of streams.keys()) stream.end()
    },
  }
}

export function writeEvent(stream: PassThrough, name: string, data: object): void {
  write(stream, `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Ignores a stream that has ended. Ends one whose client does not read. */
function write(stream: PassThrough, text: string): void {
  if (stream.writable && !stream.write(text)) stream.destroy()
}

function tooMany(toMessage: (params: { wait: number }) => Message<'RATE_LIMITED' | 'UNAVAILABLE'>) {
  return requestError(toMessage({ wait: RETRY_AFTER }), { retryAfter: RETRY_AFTER })
}
