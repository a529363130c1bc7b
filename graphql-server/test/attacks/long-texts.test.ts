import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MAX_TEXT } from '../../src/lib/request-size.ts'
import { restRoutes } from '../../src/rest/routes.ts'
import { buildShopper } from '../support/factories.ts'
import { credentialsFor, type Envelope } from '../support/rest.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../support/store.ts'
import { textFields } from './text-fields.ts'

/** The largest text in a body that the server accepts, besides the operation. */
const LARGEST = 'x'.repeat(1024 * 1024 - 4_000)
/** How many characters one request may segment into graphemes: two passwords of 72 bytes. */
const MAX_SEGMENTED = 2 * 72

let store: TestStore
let admin: string

beforeAll(async () => {
  store = await openTestStore()
  admin = (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken
})
afterAll(() => store.close())
afterEach(() => vi.restoreAllMocks())

/** Returns how many characters the work has segmented into graphemes, which takes quadratic time. */
async function segmentedBy(work: () => Promise<unknown>): Promise<number> {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  await work()
  return segment.mock.calls.reduce((sum, [text]) => sum + text.length, 0)
}

describe.each(textFields.map((field) => [field.path, field] as const))('%s', (path, field) => {
  const { document, variablesWith } = field

  it(`${path} is rejected before anything runs if it fills the largest body`, async () => {
    let reply: GraphqlReply<unknown> | null = null
    const commands = await store.recordCommands(async () => {
      reply = await store.query(document, variablesWith(LARGEST))
    })
    expect(reply).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    expect(JSON.stringify(reply).length).toBeLessThan(1_000)
    expect(commands).toEqual([])
  })

  it(`${path} takes no quadratic work at its maximum length`, async () => {
    const variables = variablesWith('x'.repeat(MAX_TEXT))
    const segmented = await segmentedBy(async () => {
      const { errors = [] } = await store.query(document, variables, admin)
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL')
    })
    expect(segmented).toBeLessThanOrEqual(MAX_SEGMENTED)
  })
})

const withBody = restRoutes.filter(({ method, file }) => method !== 'GET' && !file)
const calls = withBody.flatMap((route) =>
  Object.keys(route.body.shape).map(
    (field) => [field, `${route.method} ${route.path}`, route] as const,
  ),
)

describe.each(calls)('%s of %s', (field, call, route) => {
  const { method, path: url } = route

  it.each([
    ['a text', LARGEST],
    ['a list', [LARGEST]],
    ['an object', { name: LARGEST }],
    ['the name of a field', { [LARGEST]: 'x' }],
  ])(
    `${field} of ${call} is rejected before anything runs if %s in it fills the largest body`,
    async (_what, sent) => {
      const headers = await credentialsFor(route, store)
      const ask = (payload: object) => store.app.inject({ method, url, headers, payload })
      const known = await store.recordCommands(() => ask([]))
      const commands = await store.recordCommands(async () => {
        const reply = await ask({ [field]: sent })
        expect(reply.statusCode).toBe(400)
        expect(reply.json<Envelope>().message).toBe('A text must have at most 20,000 characters.')
      })
      // Commands for authentication, which a malformed body takes too.
      expect(commands).toEqual(known)
    },
  )

  it(`${field} of ${call} takes no quadratic work at its maximum length`, async () => {
    const headers = await credentialsFor(route, store)
    const payload = { [field]: 'x'.repeat(MAX_TEXT) }
    const segmented = await segmentedBy(async () => {
      const reply = await store.app.inject({ method, url, headers, payload })
      expect(reply.statusCode).toBeLessThan(500)
    })
    expect(segmented).toBeLessThanOrEqual(MAX_SEGMENTED)
  })
})

it('the server rejects a password of 100,000 characters inside the operation', async () => {
  const fields = `name: "N", email: "n@x.example", confirmPassword: "x"`
  const document = `mutation { register(input: { ${fields}, password: "${'x'.repeat(99_000)}" }) { userErrors { code } } }`
  const commands = await store.recordCommands(async () => {
    const { errors } = await store.query(document)
    expect(errors?.[0]?.message).toBe('A text must have at most 20,000 characters.')
  })
  expect(commands).toEqual([])
})

it.each([
  ['operationName', { operationName: LARGEST }],
  [
    'the hash of a persisted operation',
    { extensions: { persistedQuery: { sha256Hash: LARGEST } } },
  ],
  ['the name of a variable', { variables: { [LARGEST]: 1 } }],
])(
  'the server rejects %s that fills the largest body, with a short response',
  async (_what, others) => {
    const payload = { query: '{ store { name } }', ...others }
    const reply = await store.app.inject({ method: 'POST', url: '/graphql', payload })
    expect(reply.statusCode).toBe(400)
    expect(reply.body.length).toBeLessThan(1_000)
  },
)
