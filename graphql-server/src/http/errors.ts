import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'

interface Answer {
  status: number
  code: string
  message: string
}

/** Answers whatever goes wrong outside of GraphQL: in JSON, in a sentence, without a stack. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = answerFor(error)
    if (answer.status >= 500) request.log.error({ err: error }, 'a request failed')
    return send(reply, request.url, answer)
  })
  app.setNotFoundHandler((request, reply) =>
    send(reply, request.url, { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }),
  )
}

function answerFor(error: FastifyError): Answer {
  const status = error.statusCode ?? 500
  if (status === 413)
    return { status, code: 'PAYLOAD_TOO_LARGE', message: 'The body is larger than 1 MB.' }
  if (status === 415)
    return { status, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body must be JSON.' }
  if (status >= 400 && status < 500) {
    return { status, code: 'BAD_USER_INPUT', message: 'The request could not be read.' }
  }
  return {
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again.',
  }
}

/** GraphQL's clients expect `errors`; everybody else gets the envelope of the REST calls. */
function send(reply: FastifyReply, url: string, { status, code, message }: Answer) {
  const isGraphql = url.split('?', 1)[0] === '/graphql'
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send(
      isGraphql
        ? { errors: [{ message, extensions: { code } }] }
        : { success: false, error: true, message, code },
    )
}
