import type { FastifyInstance } from 'fastify'
import type { Shop } from '../../domains/shop/shop.ts'

/** The API, and pages without content for crawlers. */
const CLOSED = [
  '/api',
  '/cart',
  '/checkout',
  '/dashboard',
  '/graphql',
  '/login',
  '/register',
  '/user',
]
const CACHE = { 'cache-control': 'public, max-age=3600' }
const icon = (file: string, sizes: string, type: string, purpose?: string) => ({
  ...{ src: `/${file}`, sizes, type },
  ...(purpose && { purpose }),
})

/** Serves the site's files that depend on settings: robots.txt and the web app's manifest. */
export function serveSiteFiles(
  app: FastifyInstance,
  { shop, siteUrl }: { shop: Pick<Shop, 'store'>; siteUrl: string },
): void {
  const robots = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').headers(CACHE).send(robots),
  )
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      .headers(CACHE)
      .send(JSON.stringify(createManifest(shop.store.name))),
  )
}

function createManifest(name: string) {
  return {
    name,
    short_name: name,
    description: 'Groceries and medicines, delivered in minutes.',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192', 'image/png'),
      icon('icon-512.png', '512x512', 'image/png'),
      icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  }
}
