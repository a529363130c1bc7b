import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { createHash } from 'node:crypto'

/** Allows scripts and styles only from this origin. Images may be external, because imports contain their URLs. */
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

/** Sets Helmet's headers on a reply. */
export type SecureReply = (request: FastifyRequest, reply: FastifyReply, done?: () => void) => void

/**
 * Creates Helmet once, because fastify's plugin would create and check the headers for each reply. Browsers then use
 * HTTPS only for this host: the domain's other hosts may not have it, unless `includeSubDomains` says that all do.
 */
export function createSecureReply({
  includeSubDomains,
}: {
  includeSubDomains: boolean
}): SecureReply {
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    strictTransportSecurity: { includeSubDomains },
  })
  return ({ raw: request }, { raw: reply }, done = () => undefined) =>
    setHeaders(request, reply, () => done())
}

export function secureReplies(app: FastifyInstance, secureReply: SecureReply): void {
  app.addHook('onRequest', (request, reply, done) => secureReply(request, reply, done))
}

/** Returns the policy for a page, which allows these inline styles by their hashes. */
export function policyForStyles(styles: string[]): string {
  const hashes = styles.map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return Object.entries({ ...DIRECTIVES, 'style-src': [...DIRECTIVES['style-src'], ...hashes] })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}
