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

/** How long the server reads the rest of an oversized body before it sends the error. */
const DRAIN_TIMEOUT_MS = 5000
/** How long a client may leave its side of a connection open after the server has ended it. */
const HALF_OPEN_TIMEOUT_MS = 1000

interface ErrorReply extends Partial<Omit<Message, 'code'>> {
  code: RequestErrorCode
  message: string
  /** The seconds after which a retry may succeed. */
  retryAfter?: number
  /** The Content-Range header for a range outside the file, with the file's size. */
  contentRange?: string | undefined
}

/** An error with a status, from Fastify, its plugins or the server. */
type HttpError = FastifyError & { headers?: Record<string, string> }

/** Counts the error in a response. */
export type CountError = (request: FastifyRequest, code: RequestErrorCode) => void

/** Answers every error outside GraphQL with a code and a sentence, never with a stack trace. */
export function answerErrors(app: FastifyInstance, countError?: CountError): void {
  app.setErrorHandler(async (thrown: HttpError | GraphQLError, request, reply) => {
    const error = toTemporaryError(thrown)
    const isForCaller = error instanceof GraphQLError
    const answer = isForCaller ? replyToGraphqlError(error) : replyTo(error)
    if (error !== thrown) {
      request.log.warn({ reason: thrown.message }, findTemporaryError(answer.code)?.logLine)
    }
    // Errors in an operation are logged where they are masked.
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

/** Answers a request whose URL is malformed. Old links to pages are redirected. Hooks do not see the reply. */
export function answerBadAddress(secureReply: SecureReply) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    secureReply(request, reply)
    const { method, url } = request
    const repaired = ['GET', 'HEAD'].includes(method) ? repairUrl(url) : null
    if (repaired !== null) {
      // Starts with one slash, because browsers read another host after two.
      void reply.redirect(repaired.replace(/^[/\\]+/, '/'), 301)
      return
    }
    void send(reply, request, httpMessages.ADDRESS_UNREADABLE())
  }
}

/** Reads the rest of the body: a client that is still sending when the connection ends never reads the response. */
async function drain(body: IncomingMessage): Promise<void> {
  body.unpipe().resume()
  await finished(body, { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) }).catch(() => undefined)
}

/** Ends a connection if its request is not HTTP, or if its headers or form did not arrive in time. */
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

/** Answers with an error whose message is for the caller: from access rules, or from operations that REST runs. */
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

/** Sends `errors` to GraphQL clients, a sentence to browsers, and the REST envelope to all others. */
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

/** Marks a GraphQL response, whatever its status. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json'

function envelope({ code, reason, params, message }: ErrorReply) {
  const template = params && { reason, params: toRestParams(params) }
  return { success: false, error: true, message, code, ...template }
}
