import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProduct, buildShopper } from '../../test/factories.ts'
import { ofWebApp } from '../../test/persisted.ts'
import { openTestStore, type TestStore } from '../../test/store.ts'
import { createRateLimits, type RateLimits } from '../auth/rate-limits.ts'
import { recordChanges } from '../domains/catalogue/catalogue-changes.ts'
import { loadRenderer, type PageRenderer, type RenderedPage } from './page-renderer.ts'

let now = 0
const renderPage = vi.fn<PageRenderer['renderPage']>()
const page = (html: string): RenderedPage => ({ html, isFound: true })
const isRendered = (url: string) => url !== '/cart'
const spend = vi.fn<RateLimits['spend']>()
const layout = { hash: ofWebApp('query Layout {').hash, variables: {} }
const search = { hash: ofWebApp('query Search(').hash, variables: { text: 'rice' } }

let webDir: string
let store: TestStore

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kirana-web-'))
  await writeFile(join(webDir, 'index.html'), '<style nonce="__CSP_NONCE__"></style>shell')
  const limits = { ...createRateLimits({ on: false }), spend }
  const renderer = { isRendered, renderPage }
  store = await openTestStore({ webDir, renderer, now: () => now, services: { limits } })
})
beforeEach(() => {
  // Longer ago than anything is kept.
  now += 10_000
  store.logLines.length = 0
  renderPage.mockReset().mockResolvedValue(page('<style nonce="__CSP_NONCE__"></style>rendered'))
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

describe('a page where visits begin', () => {
  it('comes rendered, with a nonce of its own that the policy names', async () => {
    const { body, headers } = await store.app.inject('/')
    const [, nonce] = /^<style nonce="(\w+)"><\/style>rendered$/.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('has the nonce nowhere but in attributes', async () => {
    const html = '__CSP_NONCE__ nonce=&quot;__CSP_NONCE__&quot;'
    renderPage.mockResolvedValue(page(html))
    expect(await open('/search?q=__CSP_NONCE__')).toBe(html)
  })

  it('comes as shell when it fails, which is logged', async () => {
    renderPage.mockRejectedValue(new Error('a broken component'))
    expect(await open('/')).toBe('shell')
    expect(warnings()).toMatchObject([expect.stringContaining('a broken component')])
  })

  it('comes as shell when it takes longer than a second, which is logged; it keeps its place until it ends', async () => {
    const ends: ((page: RenderedPage) => void)[] = []
    renderPage.mockReturnValue(new Promise((resolve) => void ends.push(resolve)))
    expect(await open('/slow')).toBe('shell')
    expect(renderPage.mock.lastCall?.[0].signal.aborted).toBe(true)
    expect(warnings()).toMatchObject([expect.stringContaining('Rendering took over 1000 ms')])
    expect(await open('/slow')).toBe('shell')
    expect(renderPage).toHaveBeenCalledOnce()
    ends[0]?.(page('rendered'))
    renderPage.mockResolvedValue(page('rendered'))
    expect(await open('/slow')).toBe('rendered')
  })
})

it('leaves every other page to the browser', async () => {
  expect(await open('/cart')).toBe('shell')
  expect(renderPage).not.toHaveBeenCalled()
})

it('renders a few pages at once and no more, each for all who wait for it', async () => {
  const done: ((page: RenderedPage) => void)[] = []
  renderPage.mockImplementation(() => new Promise((resolve) => done.push(resolve)))
  const waiting = ['/a', '/b', '/c', '/d', '/a'].map((url) => open(url))
  await vi.waitFor(() => expect(renderPage).toHaveBeenCalledTimes(4))
  expect(await open('/e')).toBe('shell')
  for (const resolve of done) resolve(page('rendered'))
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('rendered'))
  renderPage.mockResolvedValue(page('rendered'))
  expect(await open('/e')).toBe('rendered')
})

it('tells by its status, also when it is kept, that there is nothing at its address', async () => {
  await store.look()
  renderPage.mockResolvedValue({ html: 'nothing here', isFound: false })
  for (let n = 0; n < 2; n += 1) {
    const { body, statusCode } = await store.app.inject('/product/gone')
    expect({ body, statusCode }).toEqual({ body: 'nothing here', statusCode: 404 })
  }
  expect(renderPage).toHaveBeenCalledOnce()
})

describe('what a page asks', () => {
  const answerTo =
    (question: typeof layout): PageRenderer['renderPage'] =>
    async ({ ask }) =>
      page(JSON.stringify(await ask(question)))

  it('is answered as to nobody, whoever opens it', async () => {
    renderPage.mockImplementation(answerTo(layout))
    const { accessToken } = await buildShopper(store.tokens)
    const asPerson = { authorization: `Bearer ${accessToken}`, cookie: 'reset=1' }
    const opened = await open('/', asPerson)
    expect(JSON.parse(opened)).toMatchObject({ viewer: null, store: { name: 'Kirana Care' } })
    expect(await open('/', { authorization: 'Bearer nonsense' })).toBe(opened)
    expect(await open('/', { 'x-api-key': 'kc_nonsense' })).toBe(opened)
    expect(await open('/')).toBe(opened)
  })

  it('counts as a search of the network that opens it, and comes as shell where that has searched enough', async () => {
    renderPage.mockImplementation(answerTo(search))
    expect(JSON.parse(await open('/search?q=rice'))).toHaveProperty('searchProducts')
    expect(spend.mock.calls).toEqual([['search', '127.0.0.1']])
    spend.mockResolvedValue(7)
    expect(await open('/search?q=milk')).toBe('shell')
    expect(warnings()).toEqual([])
  })

  it('must be an operation of the web app', async () => {
    renderPage.mockImplementation(answerTo({ hash: 'a'.repeat(64), variables: {} }))
    expect(await open('/')).toBe('shell')
  })
})

describe('a rendered page', () => {
  it('is kept until the catalogue has changed, or nobody knows', async () => {
    await store.look()
    await open('/kept')
    await open('/kept')
    expect(renderPage).toHaveBeenCalledTimes(1)
    store.freshness.changed()
    await open('/kept')
    expect(renderPage).toHaveBeenCalledTimes(2)
    now += 1_000
    await open('/kept')
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  it('is not kept when the catalogue has changed while it was made', async () => {
    await store.look()
    renderPage.mockImplementationOnce(async () => {
      const { _id } = await buildProduct()
      await recordChanges('product', [_id])
      await store.look()
      return page('of before')
    })
    expect(await open('/changed')).toBe('of before')
    expect(await open('/changed')).toBe('rendered')
  })
})

describe('the built renderer', () => {
  it('is none where none was built', async () => {
    expect(await loadRenderer(webDir)).toBe(null)
  })

  it('is refused where it is something else', async () => {
    await writeFile(join(webDir, 'render.js'), 'export const renderPage = 1')
    await expect(loadRenderer(webDir)).rejects.toThrow('isRendered')
  })
})
