import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Own scripts and styles alone, pictures also from elsewhere: imports bring addresses along. */
const DIRECTIVES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** Helmet's headers on every reply. Made once: fastify's plugin for it makes and checks them anew each time. */
export function secureReplies(app: FastifyInstance): void {
  const contentSecurityPolicy = { useDefaults: false, directives: DIRECTIVES }
  const setHeaders = helmet({ contentSecurityPolicy })
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, () => done())
  })
}

/** The policy of a page in which also the styles count that have this nonce. */
export function policyWithNonce(nonce: string): string {
  const styles = [...DIRECTIVES['style-src'], `'nonce-${nonce}'`]
  return Object.entries({ ...DIRECTIVES, 'style-src': styles })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}
