import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../src/settings/config.ts'
import { z } from 'zod'
import { answerErrors } from '../src/http/errors.ts'
import { serveMedia } from '../src/http/endpoints/media.ts'
import { createSecureReply, secureReplies } from '../src/http/security-headers.ts'
import { serveSiteFiles } from '../src/http/pages/site-files.ts'
import { serveWeb } from '../src/http/pages/web.ts'
import { createDiskStorage } from '../src/uploads/disk-storage.ts'

const store = { ...readConfig({}).store, name: 'Sharma & <Sons>', url: 'https://shop.example' }
const shop = { store }

const manifestShape = z.object({
  name: z.string(),
  short_name: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
})
const title = '<title data-until-react>Sharma &amp; &lt;Sons&gt;</title>'

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirana-web-'))
  await mkdir(join(folder, 'web/assets'), { recursive: true })
  await mkdir(join(folder, 'media'))
  await writeFile(
    join(folder, 'web/index.html'),
    '<head><title data-until-react>?</title><style>p{}</style></head>a page',
  )
  await writeFile(join(folder, 'web/favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'web/assets/app-1a2b.js'), 'void 0')
  await writeFile(join(folder, 'web/assets/app-1a2b.js.br'), brotliCompressSync('void 0'))
  await writeFile(join(folder, 'media/abc-160.webp'), 'an image')
  app = fastify()
  secureReplies(app, createSecureReply({ includeSubDomains: false }))
  answerErrors(app)
  await serveMedia(app, createDiskStorage(join(folder, 'media')))
  serveSiteFiles(app, { shop, siteUrl: store.url })
  await serveWeb(app, join(folder, 'web'), {
    shop,
    getShellTags: (url) => (url.startsWith('/cart') ? '<link href="/assets/cart.js">' : ''),
    findScript: (name) =>
      Promise.resolve(name === 'app-0f9e.js' ? brotliCompressSync('void 1') : null),
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it.each(['/', '/search?q=milk', '/product/tea-1.5-kg-65f', '/dashboard/myorders'])(
  'the server answers %s with the page, which is not cacheable',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toBe(`<head>${title}<style>p{}</style></head>a page`)
    expect(headers['cache-control']).toBe('no-store')
  },
)

it("a page has its own scripts' tags in its head", async () => {
  const { body } = await app.inject('/cart?from=search')
  expect(body).toBe(`<head>${title}<style>p{}</style><link href="/assets/cart.js"></head>a page`)
})

it('a page may do only what other responses may, except use its own and empty styles', async () => {
  const [page, file] = [await app.inject('/'), await app.inject('/favicon.svg')]
  const policy = String(page.headers['content-security-policy'])
  const hashes = ['p{}', ''].map(
    (css) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  for (const hash of hashes) expect(policy).toContain(hash)
  expect(policy.replace(hashes.join(''), '')).toBe(file.headers['content-security-policy'])
})

it('a page is sent in the encoding that the browser accepts', async () => {
  const open = (encoding: string) =>
    app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  const [br, gzip, plain] = await Promise.all(['gzip, br', 'gzip', 'identity'].map(open))
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(gzip?.headers['content-encoding']).toBe('gzip')
  expect(plain?.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.body)
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body)
})

it.each([
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/media/abc-160.webp', 'public, max-age=31536000, immutable'],
])('browsers may cache %s: %s', async (url, kept) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe(kept)
})

it('files are sent as the build has compressed them, to browsers that accept it', async () => {
  const url = '/assets/app-1a2b.js'
  const { headers, rawPayload } = await app.inject({
    url,
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(headers['vary']).toBe('accept-encoding')
  expect(brotliDecompressSync(rawPayload).toString()).toBe('void 0')
  for (const accepted of ['gzip', 'identity']) {
    const plain = await app.inject({ url, headers: { 'accept-encoding': accepted } })
    expect(plain.body).toBe('void 0')
    expect(plain.headers['content-type']).toMatch(/^\w+\/javascript/)
  }
  expect((await app.inject(`${url}.br`)).statusCode).toBe(404)
})

it('robots.txt excludes the pages of logged-in users, and names the sitemap', async () => {
  const { headers, body } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path)
  const own = ['/cart', '/checkout', '/dashboard', '/login', '/register', '/user']
  expect(closed.sort()).toEqual([...own, '/api', '/graphql'].sort())
  expect(body).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
})

it("pages and the manifest have the shop's new name at once", async () => {
  const readTitle = async () => /<title[^>]*>([^<]*)/.exec((await app.inject('/cart')).body)?.[1]
  expect(await readTitle()).toBe('Sharma &amp; &lt;Sons&gt;')
  shop.store = { ...store, name: 'Gupta' }
  expect(await readTitle()).toBe('Gupta')
  const { body } = await app.inject('/manifest.webmanifest')
  expect(manifestShape.parse(JSON.parse(body)).name).toBe('Gupta')
  shop.store = store
})

it("the web app's manifest has the shop's name, and icons of all sizes that exist", async () => {
  const { headers, body } = await app.inject('/manifest.webmanifest')
  expect(headers['content-type']).toMatch('application/manifest+json')
  const { name, short_name, icons } = manifestShape.parse(JSON.parse(body))
  expect([name, short_name]).toEqual([store.name, store.name])
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src } of icons) {
    const { size } = await stat(new URL(`../../web/public${src}`, import.meta.url))
    expect(size, src).toBeGreaterThan(100)
  }
})

it('nothing in an image can run', async () => {
  const { headers } = await app.inject('/media/abc-160.webp')
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', undefined, String],
  ['br;q=0', undefined, String],
])(
  'a script of another release is sent to a browser that accepts %s',
  async (accepted, encoding, read) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: '/assets/app-0f9e.js',
      headers: { 'accept-encoding': accepted },
    })
    expect({ statusCode, text: String(read(rawPayload)) }).toEqual({
      statusCode: 200,
      text: 'void 1',
    })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(headers['content-encoding']).toBe(encoding)
  },
)

it.each(['/assets/gone-3c4d.js', '/index.php', '/api', '/api/user/login'])(
  'the server answers %s with JSON that nothing was found',
  async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ error: true, code: 'NOT_FOUND' })
  },
)

it('search engines may not list the page of order links', async () => {
  for (const url of ['/order-link', '/order-link?from=chat']) {
    expect((await app.inject(url)).headers['x-robots-tag'], url).toBe('noindex')
  }
  expect((await app.inject('/cart')).headers['x-robots-tag']).toBeUndefined()
})
