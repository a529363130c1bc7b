import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPartnerKey, buildShopper } from '../../test/support/factories.ts'
import { failuresOf } from '../../test/support/failures-of.ts'
import { sample } from '../../test/support/property-runs.ts'
import { expectRefusal, createRestClient, type RestCall } from '../../test/support/rest.ts'
import { restCases } from '../../test/rest-cases/all.ts'
import { buildContents, type RestCase, type Scene } from '../../test/rest-cases/case.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { toErrorCode, toStatus } from '../http/status-codes.ts'
import type { CardProvider } from '../payments/card-provider.ts'
import type { Route } from './call/route.ts'
import { restRoutes } from './routes.ts'

const cards: CardProvider = {
  open: ({ reference }) =>
    Promise.resolve({ sessionId: reference, url: 'https://cards.example/1' }),
  close: () => Promise.resolve(),
  refund: ({ sessionId }) => Promise.resolve(sessionId),
  readEvent: () => null,
}

let store: TestStore

beforeAll(async () => {
  store = await openTestStore({ services: { cards } })
})
afterAll(() => store.close())

/** The database commands that write. */
const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'])

type Caller = 'nobody' | 'user' | 'staff' | 'admin'

const CALLERS: Caller[] = ['nobody', 'user', 'staff', 'admin']

const ROLES = { nobody: 'USER', user: 'USER', staff: 'STAFF', admin: 'ADMIN' } as const

/** A valid request's status by access and caller. */
const ANSWERS: Record<Route['access'], Record<Caller, number>> = {
  anyone: { nobody: 200, user: 200, staff: 200, admin: 200 },
  user: { nobody: 401, user: 200, staff: 200, admin: 200 },
  staff: { nobody: 401, user: 403, staff: 200, admin: 200 },
  admin: { nobody: 401, user: 403, staff: 403, admin: 200 },
  refreshToken: { nobody: 200, user: 200, staff: 200, admin: 200 },
  resetGrant: { nobody: 200, user: 200, staff: 200, admin: 200 },
}

async function sceneOf(who: Caller): Promise<Scene> {
  const caller = await buildShopper(store.tokens, { role: ROLES[who] })
  return { store, call: createRestClient(store), caller }
}

/** Prepares a request and returns a function that sends it. */
async function prepare({ method, path }: Route, make: RestCase['right'], who: Caller) {
  const scene = await sceneOf(who)
  const contents = await buildContents(make, scene)
  const as = who === 'nobody' ? null : scene.caller
  return (key: RestCall['headers'] = {}) =>
    scene.call({ method, url: path, as, ...contents, headers: { ...contents.headers, ...key } })
}

async function send(route: Route, make: RestCase['right'], who: Caller) {
  return (await prepare(route, make, who))()
}

/** The caller with the fewest rights that the route accepts. */
function leastOf(route: Route): Caller {
  const { access } = route
  return access === 'anyone' || access === 'refreshToken' || access === 'resetGrant'
    ? 'nobody'
    : access
}

/** Those whom the route rejects, and the caller with the fewest rights. Callers with more rights only in long runs. */
function callersOf(route: Route): Caller[] {
  const more = CALLERS.indexOf(leastOf(route)) + 1
  return [...CALLERS.slice(0, more), ...sample(CALLERS.slice(more), 0)]
}

const casesOf = ({ method, path }: Route): RestCase =>
  restCases[`${method} ${path}`] ?? { right: () => undefined, wrong: {} }

/** Checks every route, and names the cases that fail. */
async function expectOfRoutes<Case>(
  listCases: (route: Route) => readonly Case[],
  check: (route: Route, one: Case) => Promise<void>,
) {
  const cases = restRoutes.flatMap((route) => listCases(route).map((one) => ({ route, one })))
  const failures = await failuresOf(
    cases,
    ({ route, one }) => `${route.method} ${route.path}, ${String(one)}`,
    ({ route, one }) => check(route, one),
  )
  expect(failures).toEqual([])
}

describe('each route', () => {
  it('each route answers nobody, users, staff and admins according to its access', () =>
    expectOfRoutes(callersOf, async (route, who) => {
      const reply = await send(route, casesOf(route).right, who)
      const status = ANSWERS[route.access][who]
      if (status !== 200)
        expectRefusal(reply, status, status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN')
      else expect(reply).toMatchObject({ status, success: true, error: false })
      expect(JSON.stringify(reply.data ?? null)).not.toMatch(/password|hash|\$2[aby]\$/i)
    }))

  it('each route that partner keys can use answers a key with its scopes, and no others', () =>
    expectOfRoutes(
      ({ keyScopes }) => (keyScopes ? [keyScopes] : []),
      async (route, keyScopes) => {
        const { secret } = await buildPartnerKey({ scopes: [...keyScopes] })
        const request = await prepare(route, casesOf(route).right, 'nobody')
        expect(await request({ 'x-api-key': secret })).toMatchObject({ status: 200 })
      },
    ))

  it('each route rejects invalid requests with each of its error codes', () =>
    expectOfRoutes(listCodes, async (route, code) => {
      const { right, wrong } = casesOf(route)
      const reply = await send(route, wrong[code] ?? right, leastOf(route))
      expectRefusal(reply, toStatus(code), code)
      if (code === 'RATE_LIMITED') expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }))

  it('each route rejects invalid values with a sentence, and writes nothing', () =>
    expectOfRoutes(
      (route) => casesOf(route).invalid ?? [],
      async (route, [, make, sentence]) => {
        const request = await prepare(route, make, leastOf(route))
        const commands = await store.recordCommands(async () => {
          const reply = await request()
          expectRefusal(reply, 400, 'BAD_USER_INPUT')
          expect(reply.message).toBe(sentence)
        })
        expect(commands.filter((name) => WRITES.has(name))).toEqual([])
      },
    ))

  it('each route names a field that has the wrong type or is missing', () => {
    // One preparation is enough, because types are checked before anything is read or written.
    const prepared = new Map<Route, ReturnType<typeof prepareChanged>>()
    return expectOfRoutes(bodyFields, async (route, field) => {
      const preparing = prepared.get(route) ?? prepareChanged(route)
      prepared.set(route, preparing)
      const sendChanged = await preparing
      const reply = await sendChanged({ [field]: true })
      expectRefusal(reply, 400, 'BAD_USER_INPUT')
      expect(reply.message).toMatch(new RegExp(`^${field} (is|must be) `))
      const missing = await sendChanged({ [field]: undefined })
      if (missing.message.includes('of the wrong type')) expect(missing.message).toContain(field)
    })
  })

  it.each(restRoutes)('$method $path has a test case for each error code', (route) => {
    const listed = (route.errors ?? []).filter((code) => !ELSEWHERE.has(`${route.path} ${code}`))
    expect(listCodes(route)).toEqual(expect.arrayContaining([...listed]))
  })
})

const listCodes = (route: Route) => Object.keys(casesOf(route).wrong).map(toErrorCode)

/** The fields in the body that the route reads. */
function bodyFields({ path, body }: Route): string[] {
  return Object.keys(body.shape).filter((field) => !UNREAD.has(`${path} ${field}`))
}

/** Fields that the contract ignores. */
const UNREAD = new Set(['/api/order/upi payment_status'])

/** Prepares a valid request and returns a function that sends it with other values in some fields. */
async function prepareChanged(route: Route) {
  const { method, path: url } = route
  const scene = await sceneOf(leastOf(route))
  const { payload, headers } = await buildContents(casesOf(route).right, scene)
  const as = leastOf(route) === 'nobody' ? null : scene.caller
  return (change: object) =>
    scene.call({ method, url, as, headers, payload: { ...(payload as object), ...change } })
}

/** Errors that need a server with other settings, or that other tests cover. */
const ELSEWHERE = new Set([
  '/api/order/checkout NOT_CONFIGURED',
  // A reused key, which submissions.test.ts covers.
  '/api/address/create CONFLICT',
  '/api/subcategory/create CONFLICT',
  '/api/product/create CONFLICT',
  '/api/file/upload CONFLICT',
  '/api/user/upload-avatar CONFLICT',
])

it('the test cases cover every route and no others', () => {
  const calls = restRoutes.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(restCases).sort()).toEqual(calls.sort())
})
