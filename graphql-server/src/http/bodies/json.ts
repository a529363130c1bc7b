import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUtf8 } from 'node:buffer'
import { requestError } from '../../lib/errors.ts'
import { httpMessages } from '../messages.ts'
import { receivePlainBody } from './plain-body.ts'

/** Accepts only JSON in UTF-8. Other encodings, declared or not, would be stored with wrong characters. */
export function acceptUtf8JsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', (request, _payload, done) => {
    if (!saysUtf8(request.headers['content-type'])) {
      done(requestError(httpMessages.CHARSET_UNSUPPORTED()))
      return
    }
    receivePlainBody(request).then((body) => {
      if (isUtf8(body)) void parse(request, body.toString(), done)
      else done(requestError(httpMessages.BODY_NOT_UTF_8()))
    }, done)
  })
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', async (request: FastifyRequest) =>
    (await receivePlainBody(request)).toString(),
  )
}

/** Whether a content type names UTF-8, or no charset: JSON defaults to UTF-8. */
function saysUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1] ?? 'utf-8'
  return /^utf-?8$/i.test(charset)
}
