import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { answerLateRequest } from '../errors.ts'

/** How long the parts of a request may take to arrive, in milliseconds. */
export interface ArrivalTimeouts {
  /** The headers, from the start of the connection. */
  headers: number
  /** The body, after the headers. */
  body: number
  /** A whole form with a file, which may be sent over mobile data. */
  form: number
  /** The pause between two parts of a form. */
  silence: number
}

/** Together with Node's checking interval, headers and body have 15 seconds. */
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
 * Ends requests whose body is late, because Node has only one timeout for all requests. The timeout runs while the body
 * is being read, and after a response was sent without reading it. In between, the request may wait for the database
 * although its body has arrived.
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

/** Gives a form enough time for an image over mobile data. Call it after authenticating the sender. */
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
