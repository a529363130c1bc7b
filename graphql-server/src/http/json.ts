import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import { isUtf8 } from 'node:buffer'
import { badUserInput } from '../lib/errors.ts'

/** Accepts JSON in UTF-8 only. Text in another encoding, declared or not, would be stored with wrong characters. */
export function acceptUtf8JsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (!saysUtf8(request.headers['content-type'])) done(otherCharset())
      else if (!isUtf8(body)) done(badUserInput('The body is not in UTF-8.'))
      else void parse(request, body.toString(), done)
    },
  )
}

/** Whether a content type names UTF-8 or no charset, for which JSON defaults to UTF-8. */
function saysUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1] ?? 'utf-8'
  return /^utf-?8$/i.test(charset)
}

function otherCharset(): GraphQLError {
  const extensions = { code: 'UNSUPPORTED_MEDIA_TYPE' }
  return new GraphQLError('The body must be in UTF-8.', { extensions })
}
