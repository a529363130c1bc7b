import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { answerLateRequest } from './errors.ts'

/** How long the parts of a request may take to arrive, in milliseconds. */
export interface ArrivalTimeouts {
  /** Its headers, from the first moment of the connection on. */
  headers: number
  /** Its body, after the headers. */
  body: number
  /** The whole request when it is a form with a file, which may come over mobile data. */
  form: number
}

/** Together with the pause between two looks of Node, headers and body have 15 seconds. */
export const ARRIVAL_TIMEOUTS: ArrivalTimeouts = { headers: 7_000, body: 7_000, form: 60_000 }

/** How often Node looks for connections whose headers or forms are late. */
export function checkingInterval({ headers }: ArrivalTimeouts): number {
  return Math.ceil(headers / 7)
}

const forms = new WeakSet<IncomingMessage>()

/**
 * Ends requests whose body is late. Node itself knows one time for all of them. The time runs while the
 * body is read, and once a reply has been sent without it. Before that the request may wait for the
 * database while its body has arrived.
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

/** Gives a form the time that a picture takes over mobile data, once it is known who sends it. */
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
