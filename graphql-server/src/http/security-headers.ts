import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { createHash } from 'node:crypto'

/** Allows scripts and styles from this origin only. Pictures may be external, because imports bring their URLs. */
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

/** Created once, because fastify's plugin would create and check the headers for each reply. */
const setHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
})

export function secureReplies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => secureReply(request, reply, done))
}

/** Sets Helmet's headers on a reply that no hook sees. */
export function secureReply(
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
  done: () => void = () => undefined,
): void {
  setHeaders(request, reply, () => done())
}

/** The policy for a page with these inline styles, which it allows by their hashes. */
export function policyForStyles(styles: string[]): string {
  const hashes = styles.map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return Object.entries({ ...DIRECTIVES, 'style-src': [...DIRECTIVES['style-src'], ...hashes] })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}
