import type { InjectOptions } from 'fastify'
import { METHODS } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPartnerKey, buildShopper, type Shopper } from '../../test/support/factories.ts'
import { failuresOf } from '../../test/support/failures-of.ts'
import {
  credentialsFor,
  expectRefusal,
  createRestClient,
  restKinds,
} from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import type { PartnerScope } from '../contract/types.generated.ts'
import { User } from '../domains/account/user.model.ts'
import { needsFields } from './openapi.ts'
import type { Route } from './call/route.ts'
import { restRoutes } from './routes.ts'

let store: TestStore
let call: ReturnType<typeof createRestClient>
let user: Shopper
let staff: Shopper
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  call = createRestClient(store)
  user = await buildShopper(store.tokens)
  staff = await buildShopper(store.tokens, { role: 'STAFF' })
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
afterAll(() => store.close())

const json = { 'content-type': 'application/json' }
const takesBody = ({ method, file }: Route) => method !== 'GET' && !file
const withBody = restRoutes.filter(takesBody)
/** All methods except CONNECT, which is for proxies. */
const methods = METHODS.filter((method) => method !== 'CONNECT')
const USUAL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

it('the REST API has each of the 42 routes once', () => {
  const calls = new Set(restRoutes.map(({ method, path }) => `${method} ${path}`))
  expect(calls.size).toBe(42)
  expect(restRoutes).toHaveLength(42)
})

/** Checks these routes one after another, and names those that fail. */
async function expectOfEach(routes: readonly Route[], check: (route: Route) => Promise<void>) {
  const nameOf = ({ method, path }: Route) => `${method} ${path}`
  expect(await failuresOf(routes, nameOf, check)).toEqual([])
}

it('each route rejects other methods with 405 and names the allowed method', () =>
  expectOfEach(restRoutes, async (route) => {
    const { method, path } = route
    for (const wrong of restKinds[0] === route ? methods : USUAL_METHODS) {
      if (wrong === method) continue
      const request = { url: path, headers: json, payload: '{' }
      const reply = await store.app.inject({ ...request, method: wrong as 'GET' })
      expect(reply.statusCode, wrong).toBe(405)
      expect(reply.headers.allow).toBe(method)
      if (wrong !== 'HEAD')
        expect(reply.json<object>()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
    }
  }))

/** Requests that a route with fields rejects: one is not JSON, and one has a wrong value in each field. */
function listBroken({ method, path, body }: Route) {
  const fields = Object.fromEntries(Object.keys(body.shape).map((name) => [name, 'x']))
  const payloads = method === 'GET' ? [undefined] : ['{', JSON.stringify(fields)]
  return payloads.map((payload) => ({ method, url: path, headers: json, payload }))
}

/** Sends each broken request of each route. */
const expectOfBroken = (
  check: (broken: ReturnType<typeof listBroken>[0], route: Route) => Promise<void>,
) =>
  expectOfEach(restRoutes, async (route) => {
    for (const broken of listBroken(route)) await check(broken, route)
  })

it('each route checks access before it reads the body', () =>
  expectOfBroken(async (broken, { access }) => {
    if (access === 'anyone') return
    if (access === 'resetGrant') {
      expectRefusal(await call(broken), 403, 'FORBIDDEN')
      return
    }
    expectRefusal(await call(broken), 401, 'UNAUTHENTICATED')
    if (access === 'refreshToken') return
    const dead = { authorization: 'Bearer dead.token.here' }
    expectRefusal(await call({ ...broken, headers: { ...json, ...dead } }), 401, 'UNAUTHENTICATED')
    const refresh = { authorization: `Bearer ${user.refreshToken}` }
    expectRefusal(
      await call({ ...broken, headers: { ...json, ...refresh } }),
      401,
      'UNAUTHENTICATED',
    )
    if (access === 'user') return
    expectRefusal(await call({ ...broken, as: user }), 403, 'FORBIDDEN')
    if (access === 'admin') expectRefusal(await call({ ...broken, as: staff }), 403, 'FORBIDDEN')
  }))

it('each route checks the scopes of a key before it reads the body', async () => {
  const scopes: PartnerScope[] = ['CATALOGUE_READ', 'STOCK_READ']
  const keys = await Promise.all(
    scopes.map(async (scope) => ({ scope, ...(await buildPartnerKey({ scopes: [scope] })) })),
  )
  await expectOfBroken(async (broken, { keyScopes }) => {
    for (const { scope, secret } of keys) {
      const reply = await call({ ...broken, headers: { ...json, 'x-api-key': secret } })
      if (keyScopes?.every((needed) => needed === scope)) expect(reply.status).not.toBe(403)
      else expectRefusal(reply, 403, 'FORBIDDEN')
    }
  })
})

it('each route that is open to anyone ignores an invalid token', () => {
  const open = restRoutes.filter(({ access }) => access === 'anyone')
  return expectOfEach(open, async ({ method, path }) => {
    const payload = method === 'GET' ? undefined : {}
    const plain = await call({ method, url: path, payload })
    const headers = { authorization: 'Bearer dead.token.here' }
    const tokened = await call({ method, url: path, payload, headers })
    expect(tokened.status).not.toBe(401)
    expect([tokened.status, tokened.code]).toEqual([plain.status, plain.code])
  })
})

it('each route with a body rejects malformed JSON, a list, a deep body and plain text', () =>
  expectOfEach(withBody, async (route) => {
    const { method, path } = route
    const headers = await credentialsFor(route, store)
    const plain = { 'content-type': 'text/plain' }
    for (const [payload, type, status, code] of [
      ['{"email":', json, 400, 'BAD_USER_INPUT'],
      ['[]', json, 400, 'BAD_USER_INPUT'],
      [`${'{"x":'.repeat(21)}1${'}'.repeat(21)}`, json, 400, 'BAD_USER_INPUT'],
      ['{}', plain, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ] as const) {
      const reply = await call({ method, url: path, headers: { ...headers, ...type }, payload })
      expectRefusal(reply, status, code)
    }
  }))

it('each route with required fields rejects an empty body, and one without fields', () =>
  expectOfEach(withBody, async (route) => {
    const { method, path } = route
    const own = await credentialsFor(route, store)
    for (const payload of ['', '{}']) {
      const headers = {
        ...(needsFields(route) ? own : await credentialsFor(route, store)),
        ...json,
      }
      const reply = await call({ method, url: path, headers, payload })
      if (needsFields(route)) expectRefusal(reply, 400, 'BAD_USER_INPUT')
      else expect(reply).toMatchObject({ status: 200, success: true })
    }
  }))

describe('a route of each kind', () => {
  const kinds = restKinds.filter(takesBody)

  it.each<[string, InjectOptions['headers'], string | Buffer, number, string]>([
    ['malformed JSON', json, '{"email":', 400, 'BAD_USER_INPUT'],
    ['a list', json, '[]', 400, 'BAD_USER_INPUT'],
    ['a text', json, '"x"', 400, 'BAD_USER_INPUT'],
    ['null', json, 'null', 400, 'BAD_USER_INPUT'],
    ['a prototype', json, '{"__proto__":{"email":"x"}}', 400, 'BAD_USER_INPUT'],
    ['a deep body', json, `${'{"x":'.repeat(21)}1${'}'.repeat(21)}`, 400, 'BAD_USER_INPUT'],
    ['UTF-16', json, Buffer.from('{}', 'utf16le'), 400, 'BAD_USER_INPUT'],
    ['Latin-1', json, Buffer.from('{"x":"Café"}', 'latin1'), 400, 'BAD_USER_INPUT'],
    ['a body over 1 MB', json, `"${'x'.repeat(1_100_000)}"`, 413, 'PAYLOAD_TOO_LARGE'],
    ['plain text', { 'content-type': 'text/plain' }, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no type', {}, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('a route of each kind rejects %s', (_what, more, payload, status, code) =>
    expectOfEach(kinds, async (route) => {
      const { method, path: url } = route
      const headers = { ...(await credentialsFor(route, store)), ...more }
      expectRefusal(await call({ method, url, headers, payload }), status, code)
    }),
  )

  async function inCharset(route: Route, charset: string, payload: string) {
    const type = { 'content-type': `application/json; charset=${charset}` }
    const headers = { ...(await credentialsFor(route, store)), ...type }
    return call({ method: route.method, url: route.path, headers, payload })
  }

  it.each(['iso-8859-1', '"latin1"', 'utf-16'])(
    'a route of each kind rejects the charset %s',
    (charset) =>
      expectOfEach(kinds, async (route) =>
        expectRefusal(await inCharset(route, charset, '{}'), 415, 'UNSUPPORTED_MEDIA_TYPE'),
      ),
  )

  it.each(['UTF8', '"utf-8"; x=y'])(
    'a route of each kind rejects malformed JSON with the charset %s',
    (charset) =>
      expectOfEach(kinds, async (route) =>
        expectRefusal(await inCharset(route, charset, '{'), 400, 'BAD_USER_INPUT'),
      ),
  )
})

describe('a request', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/user/login/',
    '/api/user',
    '/api/docs/package.json',
    '/api/docs/swagger-ui.js',
  ])('a request to %s is answered with 404 in JSON, whatever the method', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const payload = method === 'GET' ? undefined : '{'
      expectRefusal(await call({ method, url, headers: json, payload }), 404, 'NOT_FOUND')
    }
  })

  it.each(['/API/user/login', '/apis', '/api/%2e%2e/x'])(
    'a request to %s is answered with 404 in JSON',
    async (url) => expectRefusal(await call({ method: 'GET', url }), 404, 'NOT_FOUND'),
  )

  it('a request with a malformed URL is rejected', async () =>
    expectRefusal(await call({ method: 'GET', url: '/api/%' }), 400, 'BAD_USER_INPUT'))

  it.each(restRoutes.filter(({ file }) => file))(
    'a request to $path is rejected unless it is a form',
    async (route) => {
      const { method, path } = route
      const send = (headers: InjectOptions['headers'], payload?: string) =>
        call({ method, url: path, as: admin, headers, payload })
      expectRefusal(await send(json, '{}'), 415, 'UNSUPPORTED_MEDIA_TYPE')
      expectRefusal(
        await send({ 'content-type': 'text/plain' }, 'x'),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      )
      expectRefusal(await send({}), 400, 'BAD_USER_INPUT')
    },
  )

  it('an unexpected error returns an id and no details', async () => {
    const { collection } = User
    const dropped = collection.findOne.bind(collection)
    collection.findOne = () => Promise.reject(new Error('secret of the driver'))
    const payload = { email: 'a@example.com', password: 'correct horse' }
    const reply = await call({ method: 'POST', url: '/api/user/login', payload })
    collection.findOne = dropped
    expect(reply).toMatchObject({ status: 500, code: 'INTERNAL' })
    expect(reply.message).toMatch(
      /^Something went wrong on our side\. Please try again\. \([0-9a-f-]+\)$/,
    )
    expect(JSON.stringify(reply)).not.toContain('driver')
  })
})
