import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { toFault } from '../lib/database/errors.ts'
import { passingFaultOf } from '../lib/faults.ts'
import { type Code, codeOf, statusOf } from './codes.ts'
import { secureReply } from './security-headers.ts'
import { isForm } from './forms.ts'

/** For how long a body that is too large is read on before it is refused. */
const LINGER_MS = 5000
/** For how long a caller may keep its side of a connection open that has ended here. */
const HALF_OPEN_MS = 1000

interface Answer {
  code: Code
  message: string
  /** After how many seconds to come again, for who came too often. */
  retryAfter?: number
}

/** Answers whatever goes wrong outside of GraphQL: in JSON, in a sentence, without a stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown: FastifyError | GraphQLError, request, reply) => {
    const error = toFault(thrown)
    const isFault = error instanceof GraphQLError
    const answer = isFault ? answerForFault(error) : answerFor(error, request)
    if (error !== thrown) {
      request.log.warn({ reason: thrown.message }, passingFaultOf(answer.code)?.logLine)
    }
    // A fault was logged where it was masked.
    if (answer.code === 'INTERNAL' && !isFault) {
      request.log.error({ err: error }, 'a request failed')
    }
    if (answer.code === 'PAYLOAD_TOO_LARGE') await letFinish(request.raw)
    return send(reply, request, answer)
  })
  app.setNotFoundHandler((request, reply) =>
    send(reply, request, { code: 'NOT_FOUND', message: 'There is nothing here.' }),
  )
}

/** Answers a request whose address is none. */
export function answerBadAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  secureReply(request, reply)
  void send(reply, request, { code: 'BAD_USER_INPUT', message: 'The address could not be read.' })
}

/** Reads on for a while: who still sends when the connection ends never gets to see the answer. */
async function letFinish(body: IncomingMessage): Promise<void> {
  body.unpipe().resume()
  await finished(body, { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined)
}

/** Ends a connection whose request is no HTTP, or whose headers or form did not arrive in time. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answerLateRequest(socket)
  else endWith(socket, '400 Bad Request', 'The request could not be read.')
}

/** Ends a connection whose request did not arrive in time. */
export function answerLateRequest(socket: Socket): void {
  endWith(socket, '408 Request Timeout', 'The request took too long.')
}

/** Sends a last answer, and closes the connection also where the caller keeps its side open. */
function endWith(socket: Socket, status: string, message: string): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(envelope({ code: 'BAD_USER_INPUT', message }))
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), HALF_OPEN_MS).unref()
}

/** Errors that were thrown for the caller: by a rule, or by an operation that REST has run. */
function answerForFault({ extensions: { code, retryAfter }, message }: GraphQLError): Answer {
  return { code: codeOf(code), message, ...(typeof retryAfter === 'number' && { retryAfter }) }
}

function answerFor({ statusCode: status = 500 }: FastifyError, request: FastifyRequest): Answer {
  if (status === 413) {
    return { code: 'PAYLOAD_TOO_LARGE', message: tooLarge(request) }
  }
  if (status === 415) {
    const message = 'The body must be JSON, or multipart/form-data where a file is sent.'
    return { code: 'UNSUPPORTED_MEDIA_TYPE', message }
  }
  if (status >= 400 && status < 500) {
    return { code: 'BAD_USER_INPUT', message: 'The request could not be read.' }
  }
  return { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' }
}

function tooLarge(request: FastifyRequest): string {
  if (!isForm(request)) return 'The body is larger than 1 MB.'
  return isGraphql(request) ? 'The file is larger than 20 MB.' : 'The picture is larger than 5 MB.'
}

function isGraphql({ url }: FastifyRequest): boolean {
  return url.split('?', 1)[0] === '/graphql'
}

/** Whether a person has opened the address in a browser. */
function isOpened({ headers, url }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html') && !/^\/api(\/|\?|$)/.test(url)
}

/** GraphQL's clients expect `errors`, people a sentence; everybody else gets the envelope of the REST calls. */
function send(reply: FastifyReply, request: FastifyRequest, answer: Answer) {
  void reply.status(statusOf(answer.code)).header('cache-control', 'no-store')
  if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter)
  const { code, message } = answer
  if (!isGraphql(request)) {
    if (!isOpened(request)) return reply.send(envelope(answer))
    return reply.type('text/plain; charset=utf-8').send(message)
  }
  const isKnown = request.headers.accept?.includes(GRAPHQL_RESPONSE)
  return reply
    .type(isKnown ? `${GRAPHQL_RESPONSE}; charset=utf-8` : 'application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}

/** Tells a client that the answer is GraphQL's, whatever its status. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json'

function envelope({ code, message }: Answer) {
  return { success: false, error: true, message, code }
}
