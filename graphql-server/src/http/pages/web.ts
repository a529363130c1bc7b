import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { ORDER_LINK_PAGE } from '../../domains/order/phone/link-tokens.ts'
import type { Shop } from '../../domains/shop/shop.ts'
import { markup } from '../../mail/markup.ts'
import { createPage, type Page } from './page.ts'
import { canonicalUrl, isPage } from '../page-address.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { RenderedPages } from './rendered-pages.ts'

interface WebOptions {
  /** Its name is the title until a page sets another. */
  shop: Pick<Shop, 'store'>
  pages?: RenderedPages | null
  getShellTags?: PageRenderer['getShellTags']
  /** Finds a script that this build does not have, compressed with Brotli. */
  findScript?: (name: string) => Promise<Buffer | null>
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Matches the title. */
const TITLE = /(?<=<title\b[^>]*>)[^<]*/
const decompress = promisify(brotliDecompress)

/** Serves the built web app: its files, and its one page for all other URLs, rendered if possible. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { shop, pages, getShellTags = () => '', findScript }: WebOptions,
): Promise<void> {
  const index = await readFile(join(folder, 'index.html'), 'utf8')
  const getShell = createShells(index, shop)
  await app.register(fastifyStatic, {
    root: resolve(folder),
    wildcard: false,
    globIgnore: ['index.html', 'ide/index.html', '**/*.br'],
    index: false,
    cacheControl: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders(response, path) {
      response.setHeader('vary', 'accept-encoding')
      const hashed = path.includes('/assets/')
      response.setHeader('cache-control', hashed ? IMMUTABLE : 'public, max-age=3600')
    },
  })
  if (findScript) serveOtherScripts(app, findScript)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const canonical = canonicalUrl(request.url)
    if (canonical !== null)
      return reply.header('cache-control', 'no-store').redirect(canonical, 301)
    const { body, policy, isFound } =
      (await pages?.(request)) ?? getShell(getShellTags(request.url))
    void reply
      .code(isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        vary: 'accept-encoding',
      })
    // Links are passed on, and may be published.
    if (request.url.split('?', 1)[0] === ORDER_LINK_PAGE)
      void reply.header('x-robots-tag', 'noindex')
    body.send(request, reply)
    return reply
  }

  app.get('/', sendPage)
  app.get('/*', (request, reply) =>
    isPage(request.url) ? sendPage(request, reply) : reply.callNotFound(),
  )
}

/** Serves scripts for pages from another release. */
function serveOtherScripts(
  app: FastifyInstance,
  findScript: NonNullable<WebOptions['findScript']>,
): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const script = await findScript(request.params.name)
    if (!script) {
      reply.callNotFound()
      return reply
    }
    const accepted = request.headers['accept-encoding'] ?? ''
    const isBrotli = negotiate(accepted, ['br', 'identity']) === 'br'
    if (isBrotli) void reply.header('content-encoding', 'br')
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': IMMUTABLE, vary: 'accept-encoding' })
      .send(isBrotli ? script : await decompress(script))
  })
}

/**
 * Returns the shell with these tags in its head and the shop's name as its title. There is one shell for each distinct
 * set of tags, until the shop changes its name.
 */
function createShells(html: string, shop: Pick<Shop, 'store'>): (tags: string) => Page {
  const shells = new Map<string, Page>()
  let title = ''
  return (tags) => {
    if (title !== shop.store.name) shells.clear()
    title = shop.store.name
    const shell = shells.get(tags) ?? createShell(html, { tags, title })
    shells.set(tags, shell)
    return shell
  }
}

function createShell(html: string, { tags, title }: { tags: string; title: string }): Page {
  const titled = html.replace(TITLE, () => markup`${title}`.html)
  return createPage({ html: titled.replace('</head>', `${tags}</head>`), isFound: true })
}
