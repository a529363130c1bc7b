import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { readCaller } from './caller.ts'

const CHECK_INTERVAL_MS = 1_000

export interface ReadingLimits {
  /** How long a client may pause reading, in milliseconds. */
  pause: number
  /** The unread bytes that this process keeps for one network address. */
  addressBytes: number
  /** The unread bytes that it keeps for all clients. */
  bytes: number
}

const MB = 1024 * 1024
export const READING_LIMITS: ReadingLimits = {
  pause: 20_000,
  addressBytes: 16 * MB,
  bytes: 128 * MB,
}

/** Ends connections whose client does not read its response, because the response would stay in memory. */
export function endSlowReaders(app: FastifyInstance, limits: ReadingLimits): void {
  const responses = new Map<ServerResponse, FastifyRequest>()
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const { socket } = request.raw
    // Node ends the connection when nothing was read for that long, and resets this after the response. Requests in
    // tests may have no connection.
    if (socket instanceof Socket) socket.setTimeout(limits.pause)
    responses.set(raw, request)
    for (const event of ['finish', 'close']) raw.once(event, () => responses.delete(raw))
    done(null, payload)
  })
  const timer = setInterval(() => endLargest(responses, limits), CHECK_INTERVAL_MS).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}

/** Ends the largest unread responses until each address and the whole process are within the limits. */
function endLargest(responses: Map<ServerResponse, FastifyRequest>, limits: ReadingLimits): void {
  const unread = [...responses]
    .map(([{ writableLength }, request]) => ({ bytes: writableLength, request }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => one.bytes - other.bytes)
  const totals = new Map<string, number>()
  let total = 0
  for (const { bytes, request } of unread) {
    const { address } = readCaller(request)
    const ofAddress = (totals.get(address) ?? 0) + bytes
    if (ofAddress > limits.addressBytes || total + bytes > limits.bytes) {
      request.log.warn('connection closed: client did not read its response')
      request.raw.socket.destroy()
    } else {
      totals.set(address, ofAddress)
      total += bytes
    }
  }
}
