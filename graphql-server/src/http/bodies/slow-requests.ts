import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { answerLateRequest } from '../errors.ts'

/** Timeouts for the parts of a request to arrive, in milliseconds. */
export interface ArrivalTimeouts {
  /** For the headers, from the start of the connection. */
  headers: number
  /** For the body, after the headers. */
  body: number
  /** For a whole request that is a form with a file, which may be sent over mobile data. */
  form: number
  /** Between two parts of a form. */
  silence: number
}

/** With the interval of Node's checks, headers and body have 15 seconds. */
export const ARRIVAL_TIMEOUTS: ArrivalTimeouts = {
  headers: 7_000,
  body: 7_000,
  form: 60_000,
  silence: 5_000,
}

/** How often Node checks for connections whose headers or forms are late. */
export function checkingInterval({ headers }: ArrivalTimeouts): number {
  return Math.ceil(headers / 7)
}

const forms = new WeakSet<IncomingMessage>()

/**
 * Ends requests whose body is late, because Node only has one timeout for all requests. The time runs while the body
 * is being read, and after a response has been sent without reading it. In between, the request may wait for the
 * database although its body has arrived.
 */
export function closeSlowBodies(app: FastifyInstance, { body }: ArrivalTimeouts): void {
  const endAfter = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    if (!hasBody(raw.headers) || raw.readableEnded) return
    const deadline = setTimeout(() => endLate(raw, reply.raw), body)
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(deadline))
  }
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!forms.has(request.raw)) endAfter(request, reply)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    endAfter(request, reply)
    done()
  })
}

/** Allows a form more time, enough for a picture over mobile data. Call once the sender is known. */
export function allowFormTime({ raw }: FastifyRequest): void {
  forms.add(raw)
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function endLate(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) request.destroy()
  else answerLateRequest(request.socket)
}
