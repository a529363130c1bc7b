import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { toTemporaryError } from '../lib/database/errors.ts'
import { findTemporaryError } from '../lib/errors.ts'
import { toErrorCode, toStatus } from './status-codes.ts'
import type { Message } from '../lib/messages/define-messages.ts'
import type { RequestErrorCode } from '../lib/messages/error-codes.ts'
import { readTemplate, toRestParams } from '../lib/messages/params.ts'
import { httpMessages } from './messages.ts'
import { repairUrl } from './page-address.ts'
import type { SecureReply } from './security-headers.ts'

/** How long the rest of a body that is too large is read before the error is sent. */
const DRAIN_TIMEOUT_MS = 5000
/** How long a client may leave its side of a connection open after the server has ended it. */
const HALF_OPEN_TIMEOUT_MS = 1000

interface ErrorReply extends Partial<Omit<Message, 'code'>> {
  code: RequestErrorCode
  message: string
  /** After how many seconds a retry may succeed. */
  retryAfter?: number
  /** The value of the header for a file that has no such part: its size. */
  contentRange?: string | undefined
}

/** An error with a status, of Fastify, its plugins or the store. */
type HttpError = FastifyError & { headers?: Record<string, string> }

/** Counts the error with which a request was answered. */
export type CountError = (request: FastifyRequest, code: RequestErrorCode) => void

/** Answers every error outside of GraphQL with a code and a sentence, never with a stack trace. */
export function answerErrors(app: FastifyInstance, countError?: CountError): void {
  app.setErrorHandler(async (thrown: HttpError | GraphQLError, request, reply) => {
    const error = toTemporaryError(thrown)
    const isForCaller = error instanceof GraphQLError
    const answer = isForCaller ? replyToGraphqlError(error) : replyTo(error)
    if (error !== thrown) {
      request.log.warn({ reason: thrown.message }, findTemporaryError(answer.code)?.logLine)
    }
    // Errors of an operation are logged where they are masked.
    if (answer.code === 'INTERNAL' && !isForCaller) {
      request.log.error({ err: error }, 'a request failed')
    }
    countError?.(request, answer.code)
    if (answer.code === 'PAYLOAD_TOO_LARGE') await drain(request.raw)
    return send(reply, request, answer)
  })
  app.setNotFoundHandler((request, reply) => {
    countError?.(request, 'NOT_FOUND')
    return send(reply, request, httpMessages.NOTHING_HERE())
  })
}

/** Answers a request whose URL is malformed. An old link to a page leads to the page. No hook sees the reply. */
export function answerBadAddress(secureReply: SecureReply) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    secureReply(request, reply)
    const { method, url } = request
    const repaired = ['GET', 'HEAD'].includes(method) ? repairUrl(url) : null
    if (repaired !== null) {
      // With one slash at the start: browsers take what follows two for another host.
      void reply.redirect(repaired.replace(/^[/\\]+/, '/'), 301)
      return
    }
    void send(reply, request, httpMessages.ADDRESS_UNREADABLE())
  }
}

/** Reads the rest of the body: a client that is still sending when the connection ends never reads the answer. */
async function drain(body: IncomingMessage): Promise<void> {
  body.unpipe().resume()
  await finished(body, { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) }).catch(() => undefined)
}

/** Ends a connection whose request is not HTTP, or whose headers or form did not arrive in time. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') answerLateRequest(socket)
  else endWith(socket, '400 Bad Request', httpMessages.REQUEST_UNREADABLE())
}

/** Ends a connection whose request did not arrive in time. */
export function answerLateRequest(socket: Socket): void {
  endWith(socket, '408 Request Timeout', httpMessages.REQUEST_TOO_SLOW())
}

/** Sends an error and closes the connection, even if the client leaves its side open. */
function endWith(socket: Socket, status: string, message: Message<RequestErrorCode>): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(envelope(message))
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), HALF_OPEN_TIMEOUT_MS).unref()
}

/** Errors whose messages are meant for the caller: of access rules, or of operations that REST runs. */
function replyToGraphqlError({ extensions, message }: GraphQLError): ErrorReply {
  const { code, retryAfter } = extensions
  return {
    code: toErrorCode(code),
    ...readTemplate(extensions),
    message,
    ...(typeof retryAfter === 'number' && { retryAfter }),
  }
}

function replyTo(error: HttpError): ErrorReply {
  const { statusCode: status = 500, headers } = error
  if (status === 415) {
    return httpMessages.BODY_TYPE_UNSUPPORTED()
  }
  if (status === 416) {
    return { ...httpMessages.RANGE_OUTSIDE_FILE(), contentRange: headers?.['Content-Range'] }
  }
  if (status >= 400 && status < 500) return httpMessages.REQUEST_UNREADABLE()
  return httpMessages.UNEXPECTED_ERROR()
}

function isGraphql({ url }: FastifyRequest): boolean {
  return url.split('?', 1)[0] === '/graphql'
}

/** Whether a person has opened the URL in a browser. */
function isOpened({ headers, url }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html') && !/^\/api(\/|\?|$)/.test(url)
}

/** Sends `errors` to GraphQL clients, a sentence to browsers and the envelope of the REST calls to all others. */
function send(reply: FastifyReply, request: FastifyRequest, answer: ErrorReply) {
  void reply.status(toStatus(answer.code)).header('cache-control', 'no-store')
  if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter)
  if (answer.contentRange !== undefined) void reply.header('content-range', answer.contentRange)
  const { code, reason, params, message } = answer
  if (!isGraphql(request)) {
    if (!isOpened(request)) return reply.send(envelope(answer))
    return reply.type('text/plain; charset=utf-8').send(message)
  }
  const isKnown = request.headers.accept?.includes(GRAPHQL_RESPONSE)
  return reply
    .type(isKnown ? `${GRAPHQL_RESPONSE}; charset=utf-8` : 'application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions: { code, reason, params } }] }))
}

/** Marks a response as one of GraphQL, whatever its status. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json'

function envelope({ code, reason, params, message }: ErrorReply) {
  const template = params && { reason, params: toRestParams(params) }
  return { success: false, error: true, message, code, ...template }
}
