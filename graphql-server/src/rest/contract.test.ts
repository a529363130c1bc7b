import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildShopper } from '../../test/support/factories.ts'
import { expectRefusal, restDoor } from '../../test/support/rest.ts'
import { accountCases } from '../../test/rest-cases/account.ts'
import { contentsOf, type RestCase, type Scene } from '../../test/rest-cases/case.ts'
import { productCases, shelfCases } from '../../test/rest-cases/catalogue.ts'
import { addressCases, cartCases, orderCases } from '../../test/rest-cases/shopping.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { statusOf } from '../http/status-codes.ts'
import type { CardProvider } from '../payments/card-provider.ts'
import type { Row } from './row.ts'
import { restTable } from './table.ts'

const cases: Record<string, RestCase> = {
  ...accountCases,
  ...shelfCases,
  ...productCases,
  ...cartCases,
  ...addressCases,
  ...orderCases,
}

const cards: CardProvider = {
  open: ({ reference }) =>
    Promise.resolve({ sessionId: reference, url: 'https://cards.example/1' }),
  close: () => Promise.resolve(),
  readEvent: () => null,
}

let store: TestStore

beforeAll(async () => {
  store = await openTestStore({ services: { cards } })
})
afterAll(() => store.close())

type Caller = 'nobody' | 'user' | 'admin'

/** What the call answers to whom, its request being right. */
const ANSWERS: Record<Row['who'], Record<Caller, number>> = {
  anyone: { nobody: 200, user: 200, admin: 200 },
  user: { nobody: 401, user: 200, admin: 200 },
  admin: { nobody: 401, user: 403, admin: 200 },
  'holder of a refresh token': { nobody: 200, user: 200, admin: 200 },
  'holder of a reset grant': { nobody: 200, user: 200, admin: 200 },
}

async function sceneOf(who: Caller): Promise<Scene> {
  const caller = await buildShopper(store.tokens, { role: who === 'admin' ? 'ADMIN' : 'USER' })
  return { store, call: restDoor(store), caller }
}

async function send({ method, path }: Row, make: RestCase['right'], who: Caller) {
  const scene = await sceneOf(who)
  const contents = await contentsOf(make, scene)
  const as = who === 'nobody' ? null : scene.caller
  return scene.call({ method, url: path, as, ...contents })
}

/** Who may make the call with as few rights as it takes. */
function leastOf(row: Row): Caller {
  return row.who === 'user' || row.who === 'admin' ? row.who : 'nobody'
}

describe.each(restTable)('$method $path', (row) => {
  const { right = () => undefined, wrong = {} } = cases[`${row.method} ${row.path}`] ?? {}

  it.each(['nobody', 'user', 'admin'] as const)('answers %s as its row says', async (who) => {
    const reply = await send(row, right, who)
    const status = ANSWERS[row.who][who]
    if (status !== 200)
      expectRefusal(reply, status, status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN')
    else expect(reply).toMatchObject({ status, success: true, error: false })
    expect(JSON.stringify(reply.data ?? null)).not.toMatch(/password|hash|\$2[aby]\$/i)
  })

  it.each(Object.keys(wrong) as (keyof typeof wrong)[])('refuses with %s', async (code) => {
    const reply = await send(row, wrong[code] ?? right, leastOf(row))
    expectRefusal(reply, statusOf(code), code)
    if (code === 'RATE_LIMITED') expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each(bodyFields(row))(
    'tells that %s is of the wrong kind, and by its own name',
    async (field) => {
      const wrongKind = (scene: Scene) => changed(right, scene, { [field]: true })
      const reply = await send(row, wrongKind, leastOf(row))
      expectRefusal(reply, 400, 'BAD_USER_INPUT')
      expect(reply.message).toMatch(new RegExp(`^${field} (is|must be) `))
      const without = (scene: Scene) => changed(right, scene, { [field]: undefined })
      const missing = await send(row, without, leastOf(row))
      if (missing.message.includes('of the right kind')) expect(missing.message).toContain(field)
    },
  )

  it('has a case for each refusal that it tells of', () => {
    const told = (row.refuses ?? []).filter((code) => !ELSEWHERE.has(`${row.path} ${code}`))
    expect(Object.keys(wrong)).toEqual(expect.arrayContaining([...told]))
  })
})

/** The fields of the body that the call reads. */
function bodyFields({ path, takes }: Row): string[] {
  return Object.keys(takes).filter((field) => !UNREAD.has(`${path} ${field}`))
}

/** What the contract says is ignored. */
const UNREAD = new Set(['/api/order/upi payment_status'])

/** A right body with another value in a field. */
async function changed(right: RestCase['right'], scene: Scene, change: object): Promise<object> {
  const { payload, headers } = await contentsOf(right, scene)
  return { headers, payload: { ...(payload as object), ...change } }
}

/** A refusal that needs another store. */
const ELSEWHERE = new Set(['/api/order/checkout NOT_CONFIGURED'])

it('has a case for every call and none for another', () => {
  const calls = restTable.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(cases).sort()).toEqual(calls.sort())
})
