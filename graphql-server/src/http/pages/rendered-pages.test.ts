import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildCategory,
  buildProduct,
  buildShopper,
  buildSubCategory,
} from '../../../test/support/factories.ts'
import { ofWebApp } from '../../../test/support/persisted.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { createRateLimits, type RateLimits } from '../../auth/rate-limits.ts'
import { recordChanges } from '../../domains/catalogue/changes/record-changes.ts'
import {
  MISSING_ADDRESS as missingAddress,
  resolvePage,
} from '../../../../web/src/app/resolve-page.ts'
import { loadRenderer, type PageRenderer, type RenderedPage } from './page-renderer.ts'

let now = 0
const renderPage = vi.fn<PageRenderer['renderPage']>()
const page = (html: string): RenderedPage => ({ html, isFound: true })
const spend = vi.fn<RateLimits['spend']>()
const layout = { hash: ofWebApp('query Layout {').hash, variables: {} }
const search = { hash: ofWebApp('query Search(').hash, variables: { text: 'rice' } }

let webDir: string
let store: TestStore

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kirana-web-'))
  await writeFile(join(webDir, 'index.html'), '<style>a{}</style>shell')
  const limits = { ...createRateLimits({ on: false }), spend }
  const renderer = { resolvePage, missingAddress, renderPage, getShellTags: () => '' }
  const renderingLimit = { points: 10_000, duration: 3_600 }
  const options = { webDir, renderer, renderingLimit, now: () => now, services: { limits } }
  store = await openTestStore(options)
})
beforeEach(() => {
  // Longer than the cache keeps anything.
  now += 10_000
  store.logLines.length = 0
  renderPage.mockReset().mockResolvedValue(page('<style>b{}</style>rendered'))
  spend.mockReset().mockResolvedValue(null)
})
afterAll(async () => {
  await store.close()
  await rm(webDir, { recursive: true })
})

async function open(url: string, headers = {}) {
  const { body, statusCode } = await store.app.inject({ url, headers })
  expect(statusCode).toBe(200)
  return body.replace(/<style.*<\/style>/, '')
}

const warnings = () => store.logLines.filter((line) => line.includes('"level":40'))

describe('a landing page', () => {
  it('a landing page is sent rendered, with a policy that allows its styles', async () => {
    const { body, headers } = await store.app.inject('/')
    expect(body).toBe('<style>b{}</style>rendered')
    const hash = createHash('sha256').update('b{}').digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('a landing page is sent as a shell when rendering fails, which is logged', async () => {
    renderPage.mockRejectedValue(new Error('a broken component'))
    expect(await open('/')).toBe('shell')
    expect(warnings()).toMatchObject([expect.stringContaining('a broken component')])
  })

  it('a landing page that renders for over a second is sent as a shell, logged, and counted until it ends', async () => {
    const ends: ((page: RenderedPage) => void)[] = []
    renderPage.mockReturnValue(new Promise((resolve) => void ends.push(resolve)))
    expect(await open('/search?q=slow')).toBe('shell')
    expect(renderPage.mock.lastCall?.[0].signal.aborted).toBe(true)
    expect(warnings()).toMatchObject([expect.stringContaining('Rendering took over 1000 ms')])
    expect(await open('/search?q=slow')).toBe('shell')
    expect(renderPage).toHaveBeenCalledOnce()
    ends[0]?.(page('rendered'))
    renderPage.mockResolvedValue(page('rendered'))
    expect(await open('/search?q=slow')).toBe('rendered')
  })
})

it('only landing pages are rendered', async () => {
  expect(await open('/register')).toBe('shell')
  expect(renderPage).not.toHaveBeenCalled()
})

it('a page is rendered once for all who wait for it, and only a few are rendered at once', async () => {
  const done: ((page: RenderedPage) => void)[] = []
  renderPage.mockImplementation(() => new Promise((resolve) => done.push(resolve)))
  const waiting = ['a', 'b', 'c', 'd', 'a'].map((text) => open(`/search?q=${text}`))
  await vi.waitFor(() => expect(renderPage).toHaveBeenCalledTimes(4), { timeout: 20_000 })
  expect(await open('/search?q=e')).toBe('shell')
  for (const resolve of done) resolve(page('rendered'))
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('rendered'))
  renderPage.mockResolvedValue(page('rendered'))
  expect(await open('/search?q=e')).toBe('rendered')
})

it('a page has status 404 when its content does not exist, also from the cache', async () => {
  await store.poll()
  renderPage.mockResolvedValue({ html: 'nothing here', isFound: false })
  for (let n = 0; n < 2; n += 1) {
    const { body, statusCode } = await store.app.inject('/product/gone')
    expect({ body, statusCode }).toEqual({ body: 'nothing here', statusCode: 404 })
  }
  expect(renderPage).toHaveBeenCalledOnce()
})

describe('a page is rendered once for all of its URLs:', () => {
  const TIMES = 50
  const openAll = async (urlOf: (n: number) => string, status: number) => {
    await store.poll()
    store.validity.advance()
    for (let n = 0; n < TIMES; n += 1) {
      const { statusCode } = await store.app.inject(urlOf(n))
      expect(statusCode).toBe(status)
    }
  }

  it('the front page is rendered once for all parameters that it does not use', async () => {
    await openAll((n) => `/?i=${n}`, 200)
    expect(renderPage.mock.calls.map(([{ url }]) => url)).toEqual(['/'])
  })

  it('a product page is rendered once for all names and parameters', async () => {
    const { _id } = await buildProduct()
    await openAll((n) => `/product/name-${n}-${_id.toHexString()}?i=${n}`, 200)
    expect(renderPage.mock.calls.map(([{ url }]) => url)).toEqual([`/product/${_id.toHexString()}`])
  })

  it('a sub-category page is rendered once for all names', async () => {
    const category = await buildCategory()
    const subCategory = await buildSubCategory({ categoryIds: [category._id] })
    await recordChanges('category', [category._id])
    await recordChanges('subCategory', [subCategory._id])
    const address = `${category._id.toHexString()}/name-${subCategory._id.toHexString()}`
    await openAll((n) => `/name-${n}-${address}?page=${n}`, 200)
    expect(renderPage).toHaveBeenCalledOnce()
  })

  it('a category page is rendered once for all names', async () => {
    const { _id } = await buildCategory()
    await recordChanges('category', [_id])
    await openAll((n) => `/name-${n}-${_id.toHexString()}?page=${n}`, 200)
    expect(renderPage.mock.calls.map(([{ url }]) => url)).toEqual([`/${_id.toHexString()}`])
  })

  it('a search page is rendered once for all parameters that it does not use', async () => {
    await openAll((n) => `/search?i=${n}&q=tea`, 200)
    expect(renderPage.mock.calls.map(([{ url }]) => url)).toEqual(['/search?q=tea'])
  })

  it('the checkout is rendered once, without the viewer', async () => {
    await openAll((n) => `/checkout?i=${n}`, 200)
    expect(renderPage.mock.calls.map(([{ url }]) => url)).toEqual(['/checkout'])
  })

  it.each([
    ['products', (id: string) => `/product/name-${id}`],
    ['categories', (id: string) => `/a-${id}`],
    ['sub-categories', (id: string) => `/a-${id}/b-${id}`],
    ['malformed addresses', (id: string) => `/a/b/c/${id}`],
  ])(
    'the page for missing content is rendered once for %s that do not exist',
    async (_what, urlOf) => {
      renderPage.mockResolvedValue({ html: 'nothing here', isFound: false })
      await openAll((n) => urlOf(n.toString(16).padStart(24, 'f')), 404)
      expect(renderPage).toHaveBeenCalledOnce()
    },
  )

  it('a sub-category under another category shows the page for missing content', async () => {
    const category = await buildCategory()
    const other = await buildSubCategory()
    await recordChanges('category', [category._id])
    await recordChanges('subCategory', [other._id])
    renderPage.mockResolvedValue({ html: 'nothing here', isFound: false })
    await openAll((n) => `/a${n}-${category._id.toHexString()}/b-${other._id.toHexString()}`, 404)
    expect(renderPage.mock.calls.map(([{ url }]) => url)).toEqual(['/nothing/at/this-address'])
  })
})

describe('an address of a page', () => {
  it.each([
    ['/cart/', '/cart'],
    ['/Dashboard/MyOrders).', '/dashboard/myorders'],
    ['/?utm_source=chat', '/'],
    ['/search/?utm_source=chat&q=Rice', '/search?q=Rice'],
    ['/%E2%80%9D', '/'],
    ['//', '/'],
  ])('the address %s is redirected to %s', async (url, page) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await store.app.inject({ method, url })
      expect([statusCode, headers.location]).toEqual([301, page])
    }
  })

  it.each(['//evil.example/x', '/a//b', `/${'a'.repeat(9_000)}`, '/a/b/c', '/%25e0%25a4%25a'])(
    'an address without a page shows the page for missing content: %s',
    async (url) => {
      renderPage.mockResolvedValue({ html: 'nothing here', isFound: false })
      const { statusCode, body, headers } = await store.app.inject(url)
      expect([statusCode, body]).toEqual([404, 'nothing here'])
      expect(headers['content-type']).toMatch('text/html')
    },
  )

  it('an address that cannot be decoded is redirected to the page for missing content', async () => {
    const { statusCode, headers } = await store.app.inject('/%E0%A4%A')
    expect([statusCode, headers.location]).toEqual([301, '/%25E0%25A4%25A'])
  })
})

it('the page for missing content has no state, so that the browser renders it again', async () => {
  const html = (state: string) =>
    `<script type="application/json" id="page-state">${state}</script> and more`
  renderPage.mockResolvedValue({ html: html('{"a":1}'), isFound: false })
  expect((await store.app.inject('/product/gone')).body).toBe(html(''))
  renderPage.mockResolvedValue(page(html('{"a":1}')))
  expect(await open('/')).toBe(html('{"a":1}'))
})

it('very long queries are left to the browser', async () => {
  expect(await open(`/search?q=${'a'.repeat(2_001)}`)).toBe('shell')
  expect(renderPage).not.toHaveBeenCalled()
})

it('a filter and an order are part of the rendered page', async () => {
  await open('/search?sort=PRICE_ASC&q=tea&stock=in&i=1')
  expect(renderPage.mock.lastCall?.[0].url).toBe('/search?q=tea&stock=in&sort=PRICE_ASC')
})

describe('the operations of a page', () => {
  const answerTo =
    (question: typeof layout): PageRenderer['renderPage'] =>
    async ({ ask }) =>
      page(JSON.stringify(await ask(question)))

  it('a page’s operations run anonymously, also when a logged-in user opens it', async () => {
    renderPage.mockImplementation(answerTo(layout))
    const { accessToken } = await buildShopper(store.tokens)
    const asPerson = { authorization: `Bearer ${accessToken}`, cookie: 'reset=1' }
    const opened = await open('/', asPerson)
    expect(JSON.parse(opened)).toMatchObject({ viewer: null, store: { name: 'Kirana Care' } })
    expect(await open('/', { authorization: 'Bearer nonsense' })).toBe(opened)
    expect(await open('/', { 'x-api-key': 'kc_nonsense' })).toBe(opened)
    expect(await open('/')).toBe(opened)
  })

  it('a rendered search counts for the visitor’s network, and over its limit the page is sent as a shell', async () => {
    renderPage.mockImplementation(answerTo(search))
    expect(JSON.parse(await open('/search?q=rice'))).toHaveProperty('searchProducts')
    expect(spend.mock.calls).toEqual([['search', '127.0.0.1']])
    spend.mockResolvedValue(7)
    expect(await open('/search?q=milk')).toBe('shell')
    expect(warnings()).toEqual([])
  })

  it('a page that runs an operation from outside the web app is sent as a shell', async () => {
    renderPage.mockImplementation(answerTo({ hash: 'a'.repeat(64), variables: {} }))
    expect(await open('/')).toBe('shell')
  })
})

describe('a rendered page', () => {
  it('a rendered page is cached until the catalogue changes or may have changed', async () => {
    await store.poll()
    await open('/search?q=kept')
    await open('/search?q=kept')
    expect(renderPage).toHaveBeenCalledTimes(1)
    store.validity.advance()
    await open('/search?q=kept')
    expect(renderPage).toHaveBeenCalledTimes(2)
    now += 3_000
    await open('/search?q=kept')
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  it('a page is not cached when the catalogue has changed during rendering', async () => {
    await store.poll()
    renderPage.mockImplementationOnce(async () => {
      const { _id } = await buildProduct()
      await recordChanges('product', [_id])
      await store.poll()
      return page('of before')
    })
    expect(await open('/search?q=changed')).toBe('of before')
    expect(await open('/search?q=changed')).toBe('rendered')
  })
})

describe('the built renderer', () => {
  it('loadRenderer returns null without a build', async () => {
    expect(await loadRenderer(webDir)).toBe(null)
  })

  it('loadRenderer rejects a renderer with another interface', async () => {
    await writeFile(join(webDir, 'render.mjs'), 'export const renderPage = 1')
    await expect(loadRenderer(webDir)).rejects.toThrow('resolvePage')
  })
})
