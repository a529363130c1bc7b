import type { FastifyInstance } from 'fastify'
import { requestError } from '../../lib/errors.ts'
import { httpMessages } from '../messages.ts'

/**
 * Rejects compressed bodies on every route before they are read. Limits count the received bytes, and a kilobyte could
 * become a megabyte.
 */
export function refuseEncodedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, reply, done) => {
    if (isPlain(headers['content-encoding'])) {
      done()
      return
    }
    void reply.header('accept-encoding', 'identity')
    done(requestError(httpMessages.BODY_COMPRESSED()))
  })
}

function isPlain(encodings = ''): boolean {
  const names = encodings.split(',').map((name) => name.trim().toLowerCase())
  return names.every((name) => name === '' || name === 'identity')
}
