import type { FastifyInstance, RouteOptions } from 'fastify'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildShopper } from '../support/factories.ts'
import { gql } from '../support/gql.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { buildForm, FORM_TYPE, operationFields } from './upload-endpoints.ts'

const CHANNEL = 'fastify.initialization'

let store: TestStore
let accessToken: string
const routes: RouteOptions[] = []
const noteRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', (route) => void routes.push(route))
}

beforeAll(async () => {
  subscribe(CHANNEL, noteRoutes)
  store = await openTestStore()
  unsubscribe(CHANNEL, noteRoutes)
  await store.app.ready()
  accessToken = (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken
})
afterAll(() => store.close())

const json = { 'content-type': 'application/json' }
const payload = gzipSync(JSON.stringify({ query: '{ store { name } }' }))

it('every route rejects an encoded body with every method, even from an admin', async () => {
  const urls = routes.map(({ url }) => url)
  expect(urls).toEqual(
    expect.arrayContaining([
      ...['/graphql', '/events', '/webhooks/stripe', '/exports/my-data.json', '/prescriptions/:id'],
      ...['/api/user/login', '/api/file/upload', '/api/user/upload-avatar', '/media/*', '/healthz'],
    ]),
  )
  for (const { url, method } of routes) {
    for (const name of [method].flat()) {
      const headers = {
        ...json,
        authorization: `Bearer ${accessToken}`,
        'content-encoding': 'gzip',
      }
      const address = url.replaceAll(/:\w+|\*/g, 'x')
      const reply = await store.app.inject({
        method: name as 'PUT',
        url: address,
        headers,
        payload,
      })
      expect(reply.statusCode, `${name} ${url}`).toBe(415)
      expect(reply.headers['accept-encoding']).toBe('identity')
      if (name !== 'HEAD') expect(reply.body).toContain('UNSUPPORTED_MEDIA_TYPE')
    }
  }
})

it.each(['gzip', 'br', 'deflate', 'zstd', 'identity, gzip', 'GZIP', 'x'])(
  'the server rejects a body with the encoding "%s" with a sentence',
  async (encoding) => {
    const headers = { ...json, 'content-encoding': encoding }
    const reply = await store.app.inject({ method: 'POST', url: '/graphql', headers, payload })
    const message = 'The body must not be compressed.'
    expect([reply.statusCode, reply.json()]).toMatchObject([415, { errors: [{ message }] }])
  },
)

it('the server rejects a compressed form although its sender may upload', async () => {
  const query = gql(
    `mutation ($file: Upload!) { uploadAvatar(input: { file: $file }) { __typename } }`,
  )
  const form = buildForm([...operationFields(query), { name: '0', fileName: 'a', content: 'a' }])
  const headers = {
    ...{
      'content-type': FORM_TYPE,
      'content-encoding': 'gzip',
      'apollo-require-preflight': 'true',
    },
    authorization: `Bearer ${accessToken}`,
  }
  const upload = { method: 'POST', url: '/graphql', headers, payload: gzipSync(form) } as const
  expect((await store.app.inject(upload)).statusCode).toBe(415)
})

it.each(['Identity', ''])(
  'the server accepts an uncompressed body with the encoding "%s"',
  async (encoding) => {
    const reply = await store.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...json, 'content-encoding': encoding },
      payload: '{"query":"{ store { name } }"}',
    })
    expect(reply.statusCode).toBe(200)
  },
)

it('the server rejects a compressed body on an unknown path before it is read', async () => {
  const headers = { ...json, 'content-encoding': 'gzip' }
  const reply = await store.app.inject({ method: 'POST', url: '/nothing', headers, payload })
  expect(reply.statusCode).toBe(415)
})
