import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

/** Made once: fastify's plugin for it makes and checks them anew each time. */
const setHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
})

/** Helmet's headers on every reply. */
export function secureReplies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => secureReply(request, reply, done))
}

/** Helmet's headers on a reply to which no hook comes. */
export function secureReply(
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
  done: () => void = () => undefined,
): void {
  setHeaders(request, reply, () => done())
}

/** The policy of a page in which also the styles count that have this nonce. */
export function policyWithNonce(nonce: string): string {
  const styles = [...DIRECTIVES['style-src'], `'nonce-${nonce}'`]
  return Object.entries({ ...DIRECTIVES, 'style-src': styles })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}
