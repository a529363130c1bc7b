import type { FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The editor creates styles and workers itself. Everything else is from this origin, as on all pages. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

export type SendExplorer = (reply: FastifyReply) => FastifyReply

/** Reads the built web app's explorer. Returns null if it is not built. */
export function readExplorer(webDir: string | null): SendExplorer | null {
  const file = webDir === null ? null : join(webDir, 'ide', 'index.html')
  if (file === null || !existsSync(file)) return null
  const page = readFileSync(file, 'utf8')
  return (reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .send(page)
}

/** Whether a person opens the URL in a browser, also with an operation to show. Persisted operations are executed. */
export function wantsExplorer({ method, headers, url }: FastifyRequest): boolean {
  const isOpened = method === 'GET' && (headers.accept ?? '').includes('text/html')
  return isOpened && !/[?&]extensions=/.test(url)
}
