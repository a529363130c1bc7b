import type { InjectOptions } from 'fastify'
import { METHODS } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore, type TestStore } from './support/store.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const json = { 'content-type': 'application/json' }

describe('every error response is JSON with a sentence', () => {
  it.each<[string, InjectOptions, number]>([
    [
      'malformed JSON',
      { method: 'POST', url: '/graphql', headers: json, payload: '{"query":' },
      400,
    ],
    ['an empty body', { method: 'POST', url: '/graphql', headers: json, payload: '' }, 400],
    [
      'a list of operations',
      { method: 'POST', url: '/graphql', headers: json, payload: '[]' },
      400,
    ],
    [
      'a body that is not an object',
      { method: 'POST', url: '/graphql', headers: json, payload: '"x"' },
      400,
    ],
    ['no operation', { method: 'POST', url: '/graphql', headers: json, payload: '{}' }, 400],
    [
      'an unknown content type',
      { method: 'POST', url: '/graphql', headers: { 'content-type': 'text/csv' }, payload: 'a,b' },
      415,
    ],
    [
      'a form, as another site could send it',
      {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'text/plain' },
        payload: '{"query":"{store{name}}"}',
      },
      400,
    ],
    [
      'a charset other than UTF-8',
      {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json; charset=iso-8859-1' },
        payload: '{"query":"{store{name}}"}',
      },
      415,
    ],
    [
      'bytes that are not UTF-8',
      {
        method: 'POST',
        url: '/graphql',
        headers: json,
        payload: Buffer.from('{"query":"{store{name}} # é"}', 'latin1'),
      },
      400,
    ],
    [
      'a body over 1 MB',
      { method: 'POST', url: '/graphql', headers: json, payload: `"${'x'.repeat(1_100_000)}"` },
      413,
    ],
    [
      'a body that sets a prototype',
      { method: 'POST', url: '/graphql', headers: json, payload: '{"__proto__":{"a":1}}' },
      400,
    ],
    ['an unknown path of the API', { method: 'GET', url: '/api/nothing' }, 404],
    [
      'a path outside the media folder',
      { method: 'GET', url: '/media/..%2f..%2fpackage.json' },
      404,
    ],
    ['an unknown image', { method: 'GET', url: '/media/none-160.webp' }, 404],
  ])('the server answers %s with a JSON error', async (_what, request, status) => {
    const reply = await store.app.inject(request)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers['content-type']).toMatch(/^application\/(json|graphql-response\+json)/)
    expect(reply.body).not.toMatch(/\.ts:|node_modules|<html/i)
  })

  it('the server rejects a mutation with GET, which another site could make a browser send', async () => {
    const query = encodeURIComponent('mutation { logout { userErrors { code } } }')
    const reply = await store.app.inject({ method: 'GET', url: `/graphql?query=${query}` })
    expect([400, 405]).toContain(reply.statusCode)
  })
})

describe('other methods are rejected with the allowed ones', () => {
  it.each([
    ['/graphql', 'GET, HEAD, POST'],
    ['/exports/products.csv', 'GET, HEAD'],
    ['/exports/my-data.json', 'GET, HEAD'],
    ['/prescriptions/x', 'GET, HEAD'],
    ['/events', 'GET'],
    ['/webhooks/stripe', 'POST'],
    ['/healthz', 'GET, HEAD'],
    ['/readyz', 'GET, HEAD'],
  ])('%s rejects other methods with the allowed ones', async (url, allowed) => {
    const others = METHODS.filter((name) => name !== 'CONNECT' && !allowed.includes(name))
    expect(others.length).toBeGreaterThan(20)
    for (const method of others) {
      const request = { url, headers: json, payload: '{' }
      const reply = await store.app.inject({ ...request, method: method as 'PUT' })
      expect([reply.statusCode, reply.headers.allow], method).toEqual([405, allowed])
      if (method !== 'HEAD') expect(reply.body).toContain('METHOD_NOT_ALLOWED')
    }
  })
})

describe('errors in a browser and in programs', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'

  it.each([
    ['/assets/%E0%A4%A.js', 400, 'The address could not be read.'],
    ['/foo.php', 404, 'There is nothing here.'],
    ['/media/none-160.webp', 404, 'There is nothing here.'],
    ['/exports/products.csv', 401, 'Please log in.'],
    ['/exports/my-data.json', 401, 'Please log in.'],
    ['/prescriptions/x', 401, 'Please log in.'],
  ])(
    'the server explains an error at %s to a person with a sentence',
    async (url, status, sentence) => {
      const reply = await store.app.inject({ url, headers: { accept } })
      expect([reply.statusCode, reply.body]).toEqual([status, sentence])
      expect(reply.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    },
  )

  it.each([
    '/api',
    '/api/%',
    '/api/nothing',
    '/graphql?query=%7B',
    '/graphql?query=%7Bstore%7Bname%7D%7D',
  ])('the server answers a program at %s with JSON', async (url) => {
    const reply = await store.app.inject({ url, headers: { accept } })
    expect(reply.headers['content-type']).toMatch(/^application\/(json|graphql-response\+json)/)
  })
})

it('the server answers operations at /graphql/ as at /graphql', async () => {
  for (const url of ['/graphql', '/graphql/', '/graphql/?x=1']) {
    const payload = { query: '{ store { name } }' }
    const reply = await store.app.inject({ method: 'POST', url, payload })
    expect([url, reply.statusCode, reply.json()]).toMatchObject([url, 200, { data: { store: {} } }])
  }
  expect((await store.app.inject({ url: '/graphql/x' })).statusCode).toBe(404)
})

describe('every response', () => {
  it("every response has an id, forbids framing, and allows only the server's own scripts", async () => {
    const { headers } = await store.app.inject({ method: 'GET', url: '/healthz' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('every response makes browsers use HTTPS for this host, and not for other hosts in the domain', async () => {
    const hsts = 'strict-transport-security'
    expect((await store.app.inject('/healthz')).headers[hsts]).toBe('max-age=31536000')
    expect((await store.app.inject('/%E0%A4%A')).headers[hsts]).toBe('max-age=31536000')
  })

  it('a GraphQL response is not cacheable', async () => {
    const reply = await store.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ store { name } }' },
    })
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})

describe('health checks', () => {
  it('the server is ready once search answers, and alive before', async () => {
    expect((await store.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    const early = await store.app.inject('/readyz')
    expect([early.statusCode, early.json()]).toEqual([503, { status: 'no search' }])
    await store.poll()
    expect((await store.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })
})

it('an old link with a bare percent sign leads to the page, on this host', async () => {
  const id = '66f0a1b2c3d4e5f60718293a'
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await store.app.inject({ method, url: `/product/100%-${id}` })
    expect([statusCode, headers.location]).toEqual([301, `/product/100%25-${id}`])
  }
  const { headers } = await store.app.inject(`//example.com/100%-${id}`)
  expect(headers.location).toBe(`/example.com/100%25-${id}`)
  const post = await store.app.inject({ method: 'POST', url: `/product/100%-${id}` })
  expect(post.statusCode).toBe(400)
})
