import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { MAX_TEXT } from '../../src/lib/request-size.ts'
import { restRoutes } from '../../src/rest/routes.ts'
import type { Route } from '../../src/rest/call/route.ts'
import { buildShopper } from '../support/factories.ts'
import { failuresOf } from '../support/failures-of.ts'
import { sample } from '../support/property-runs.ts'
import { credentialsFor, type Envelope } from '../support/rest.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../support/store.ts'
import { textFields, type TextField } from './text-fields.ts'

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

/** Every text in GraphQL, or some of them by default. */
const texts = sample(textFields, 40)
const pathOf = ({ path }: TextField) => path

it('a text in GraphQL is rejected before anything runs if it fills the largest body', async () => {
  const failures = await failuresOf(texts, pathOf, async ({ document, variablesWith }) => {
    let reply: GraphqlReply<unknown> | null = null
    const commands = await store.recordCommands(async () => {
      reply = await store.query(document, variablesWith(LARGEST))
    })
    expect(reply).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    expect(JSON.stringify(reply).length).toBeLessThan(1_000)
    expect(commands).toEqual([])
  })
  expect(failures).toEqual([])
})

it('a text in GraphQL takes no quadratic work at its maximum length', async () => {
  const failures = await failuresOf(texts, pathOf, async ({ document, variablesWith }) => {
    const variables = variablesWith('x'.repeat(MAX_TEXT))
    const segmented = await segmentedBy(async () => {
      const { errors = [] } = await store.query(document, variables, admin)
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL')
    })
    expect(segmented).toBeLessThanOrEqual(MAX_SEGMENTED)
  })
  expect(failures).toEqual([])
})

const withBody = restRoutes.filter(({ method, file }) => method !== 'GET' && !file)
const fields = withBody.flatMap((route) =>
  Object.keys(route.body.shape).map((field) => ({ field, route })),
)
const nameOf = ({ field, route }: { field: string; route: Route }) =>
  `${field} of ${route.method} ${route.path}`

it.each([
  ['a text', LARGEST],
  ['a list', [LARGEST]],
  ['an object', { name: LARGEST }],
  ['the name of a field', { [LARGEST]: 'x' }],
])(
  'a field in REST is rejected before anything runs if %s in it fills the largest body',
  async (_what, sent) => {
    const failures = await failuresOf(sample(fields, 15), nameOf, async ({ field, route }) => {
      const { method, path: url } = route
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
    })
    expect(failures).toEqual([])
  },
)

it('a field in REST takes no quadratic work at its maximum length', async () => {
  const failures = await failuresOf(sample(fields, 15), nameOf, async ({ field, route }) => {
    const { method, path: url } = route
    const headers = await credentialsFor(route, store)
    const payload = { [field]: 'x'.repeat(MAX_TEXT) }
    const segmented = await segmentedBy(async () => {
      const reply = await store.app.inject({ method, url, headers, payload })
      expect(reply.statusCode).toBeLessThan(500)
    })
    expect(segmented).toBeLessThanOrEqual(MAX_SEGMENTED)
  })
  expect(failures).toEqual([])
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
