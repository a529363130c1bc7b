import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { answerLateRequest } from './errors.ts'

/** How long the parts of a request may take to arrive, in milliseconds. */
export interface ArrivalTimes {
  /** Its headers, from the first moment of the connection on. */
  headers: number
  /** Its body, after the headers. */
  body: number
  /** The whole request when it is a form with a file, which may come over mobile data. */
  form: number
}

/** Together with the pause between two looks of Node, headers and body have 15 seconds. */
export const ARRIVAL_TIMES: ArrivalTimes = { headers: 7_000, body: 7_000, form: 60_000 }

/** How often Node looks for connections whose headers or forms are late. */
export function lookEvery({ headers }: ArrivalTimes): number {
  return Math.ceil(headers / 7)
}

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends requests whose body is late. Node itself knows one time for all of them. */
export function endSlowBodies(app: FastifyInstance, { body }: ArrivalTimes): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw.headers)) {
      const deadline = setTimeout(() => endLate(raw, reply.raw), body)
      deadlines.set(raw, deadline)
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(deadline))
    }
    done()
  })
}

/** Gives a form the time that a picture takes over mobile data, once it is known who sends it. */
export function allowFormTime({ raw }: FastifyRequest): void {
  clearTimeout(deadlines.get(raw))
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function endLate({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) socket.destroy()
  else answerLateRequest(socket)
}
