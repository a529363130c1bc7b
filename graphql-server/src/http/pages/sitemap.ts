import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  listCategoryPages,
  listProductPages,
  type PagePath,
} from '../../domains/catalogue/browse/page-paths.service.ts'
import type { Services } from '../../graphql/context/context.ts'
import { createEncodedBody, type EncodedBody } from '../encoded-body.ts'

/** The format allows 50,000. Fewer need little memory and 20 milliseconds of CPU time. */
const URLS_PER_FILE = 10_000
/** How long a file is kept, in milliseconds. Crawlers come once a day, but anyone can request it at any time. */
const MAX_AGE = 60 * 60_000
const MAX_FILES = 8
const ALL = { minStock: -Infinity, maxStock: Infinity }
const FILE = /^(categories|products-(\d{1,6}))\.xml$/

type Sources = Pick<Services, 'catalogue' | 'readRecentColumns'> & { siteUrl: string }

/**
 * Serves /sitemap.xml, an index of files with the URLs for the front page, the help page, all categories and products
 * (https://www.sitemaps.org/protocol.html). They are written from memory, without database commands.
 */
export function serveSitemap(app: FastifyInstance, sources: Sources): void {
  const files = new LRUCache<string, EncodedBody>({
    max: MAX_FILES,
    ttl: MAX_AGE,
    fetchMethod: async (name) => {
      const text = name === '' ? await writeIndex(sources) : await writeFile(sources, name)
      return text === null ? undefined : createEncodedBody(text)
    },
  })
  const send = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const body = await files.fetch(name)
    if (!body) {
      reply.callNotFound()
      return reply
    }
    void reply.type('application/xml; charset=utf-8').headers({
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    })
    body.send(request, reply)
    return reply
  }
  app.get('/sitemap.xml', (request, reply) => send('', request, reply))
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const { file } = request.params
    return send(FILE.test(file) ? file : 'unknown', request, reply)
  })
}

async function writeIndex({ readRecentColumns, siteUrl }: Sources): Promise<string> {
  const count = (await readRecentColumns()).count(ALL)
  const files = Math.ceil(count / URLS_PER_FILE)
  const names = ['categories', ...Array.from({ length: files }, (_, at) => `products-${at + 1}`)]
  return wrap(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escape(siteUrl)}/sitemaps/${name}.xml</loc></sitemap>`),
  )
}

/** Returns null if there is no such file. */
async function writeFile(sources: Sources, name: string): Promise<string | null> {
  const pages = await listPages(sources, name)
  if (pages.length === 0) return null
  const urls = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${escape(sources.siteUrl + path)}</loc>${changed}</url>`
  })
  return wrap('urlset', urls)
}

async function listPages(sources: Sources, name: string): Promise<PagePath[]> {
  const { catalogue, readRecentColumns } = sources
  const [, kind, number] = FILE.exec(name) ?? []
  if (kind === 'categories')
    return [{ path: '/' }, { path: '/help' }, ...(await listCategoryPages(catalogue))]
  if (number === undefined) return []
  const skip = (Number(number) - 1) * URLS_PER_FILE
  return skip < 0 ? [] : listProductPages(await readRecentColumns(), { skip, size: URLS_PER_FILE })
}

function wrap(element: string, children: string[]): string {
  const start = `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...children, `</${element}>`, ''].join(
    '\n',
  )
}

/** Escapes the URL, whose start is a setting. The path is already encoded. */
function escape(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
