import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const NONCE = /__CSP_NONCE__/g

/** Serves the built web app: its files, its one page for every address that a person may open. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: resolve(folder),
    wildcard: false,
    globIgnore: ['index.html', 'ide/index.html'],
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders(response, path) {
      const hashed = path.includes('/assets/')
      response.setHeader(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const sendPage = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page.replace(NONCE, reply.cspNonce.style))

  app.get('/', sendPage)
  app.get('/*', (request, reply) =>
    isPage(request.url) ? sendPage(request, reply) : reply.callNotFound(),
  )
}

/** Addresses of pages: not those of the API, and not those of files. */
function isPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return !path.startsWith('/api/') && path !== '/api' && !/\.[a-z0-9]{1,5}$/i.test(path)
}
