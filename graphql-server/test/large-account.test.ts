import {
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import mongoose, { Types, type mongo } from 'mongoose'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usedBytes } from '../bench/used-bytes.ts'
import { inChunks } from '../src/lib/chunks.ts'
import { computeCost } from '../src/graphql/cost.ts'
import { LIMITS, MAX_COST } from '../src/graphql/limits.ts'
import { exportAccount } from '../src/domains/privacy/export-account.service.ts'
import { MAX_OWN_ROWS } from '../src/rest/call/pages.ts'
import { restRoutes } from '../src/rest/routes.ts'
import {
  buildAddress,
  buildOrder,
  buildPrescription,
  buildProduct,
  buildShopper,
  fillCart,
  type Shopper,
  writtenAddress,
} from './support/factories.ts'
import { listPersonPaths } from './support/person-paths.ts'
import { connectedDb } from './support/prepared-collections.ts'
import { runs } from './support/property-runs.ts'
import { sharedSchema } from './support/schema.ts'
import { openTestStore, type TestStore } from './support/store.ts'

/** More rows of each kind than an account can have. Older releases had fewer limits. */
const ROWS = runs({ short: 300, all: 20_000 })
/** The most rows that one field reads: the addresses, with removed ones, or a full cart with its products. */
const MAX_READ = 250
const MAX_SECONDS = 3
const MAX_MB = 60
/** An export of 20,000 rows of each kind has 26 MB. */
const MAX_EXPORT_MB = 10

const schema = sharedSchema()

let store: TestStore
let person: Shopper

/** The collections with one record per person. */
const SINGLE = ['customerNotes._id', 'reservations.userId', 'users._id']

const moment = () => new Date()
const id = () => new Types.ObjectId()
const file = { type: 'PICTURE', size: 1000, state: 'STORED', uploadedAt: moment(), usedAt: null }

/** The contents of a person's rows, by the field with the person's ID. */
const CONTENTS: Record<string, (n: number) => object> = {
  'addresses.userId': (n) => ({ ...writtenAddress, active: n % 2 === 0, version: 1 }),
  'begunPayments.userId': () => ({
    ...{ reference: randomUUID(), idempotencyKey: randomUUID(), total: 100 },
    ...{ at: moment(), heldUntil: moment() },
  }),
  'cartLines.userId': () => ({ productId: id(), name: 'Rice', quantity: 1, seenPrice: 100 }),
  'customerViews.customerId': () => ({ at: moment(), adminId: id() }),
  'orderLinks.userId': () => ({ adminId: id(), addressId: id(), lines: [], expiresAt: moment() }),
  'orders.userId': () => ({}),
  'pictures.ownerId': () => ({}),
  'prescriptionViews.ownerId': () => ({ prescriptionId: id(), userId: id(), at: moment() }),
  'prescriptions.userId': () => ({ ...file, file: `${randomUUID()}.webp` }),
  'pushSubscriptions.userId': () => ({ sessionId: id(), createdAt: moment() }),
  'sessions.userId': () => ({
    ...{ device: 'Chrome', startedAt: moment(), generation: 0, refreshedAt: moment() },
    expiresAt: new Date(Date.now() + 60 * 60_000),
  }),
  'submissions.userId': () => ({ idempotencyKey: randomUUID(), expiresAt: moment() }),
  'teamInvitations.invitedBy': () => ({ emailKey: randomUUID(), expiresAt: moment() }),
  'ticketPhotos.userId': () => ({ ...file, file: `${randomUUID()}.webp` }),
  'tickets.userId': () => ({
    ...{ number: randomUUID(), version: 1, status: 'OPEN', reason: 'OTHER', text: 'Why?' },
    ...{ senderId: id(), name: 'Asha', email: 'asha@example.com', phone: '' },
    ...{ lines: [], photoIds: [], entries: [], createdAt: moment(), openedAt: moment() },
    ...{ waitingSince: null, dueAt: null },
  }),
  'tickets.senderId': () => ({ number: randomUUID(), status: 'OPEN', userId: null }),
}

async function fill(path: string, toRow: (n: number) => object) {
  const [collection = '', field = ''] = path.split('.')
  const rows = Array.from({ length: ROWS }, (_, n) => ({
    ...{ _id: collection === 'pushSubscriptions' ? randomUUID() : id() },
    ...toRow(n),
    [field]: person.user._id,
  }))
  for await (const some of inChunks<object>(rows, 1_000))
    await connectedDb().collection(collection).insertMany(some)
}

beforeAll(async () => {
  store = await openTestStore()
  person = await buildShopper(store.tokens)
  const order = await buildOrder(person.user)
  CONTENTS['orders.userId'] = () => ({
    ...order,
    ...{ _id: id(), number: randomUUID(), idempotencyKey: randomUUID() },
  })
  for (const [path, toRow] of Object.entries(CONTENTS)) await fill(path, toRow)
  const products = await Promise.all(Array.from({ length: 60 }, () => buildProduct()))
  await fillCart(person.user, products)
  await buildAddress(person.user)
  await buildPrescription(person.user)
}, 600_000)
afterAll(() => store.close())

it('the test has rows of each kind that belongs to a person', () => {
  expect([...Object.keys(CONTENTS), ...SINGLE].toSorted()).toEqual(listPersonPaths().toSorted())
})

interface Usage {
  rows: number
  cpuSeconds: number
  mb: number
}

/** Measures the rows that the database returns, the processor time, and the growth of the memory. */
async function measure(work: () => Promise<unknown>): Promise<Usage> {
  let rows = 0
  const count = ({ reply }: mongo.CommandSucceededEvent) => {
    const { cursor } = reply as { cursor?: { firstBatch?: unknown[]; nextBatch?: unknown[] } }
    rows += (cursor?.firstBatch ?? cursor?.nextBatch ?? []).length
  }
  const client = mongoose.connection.getClient()
  client.on('commandSucceeded', count)
  const before = process.memoryUsage().heapUsed
  const cpu = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(cpu)
  const mb = (process.memoryUsage().heapUsed - before) / 2 ** 20
  client.off('commandSucceeded', count)
  return { rows, cpuSeconds: (user + system) / 1e6, mb }
}

function expectModest(what: string, { rows, cpuSeconds, mb }: Usage, maxRows: number): void {
  expect(rows, `rows that ${what} reads`).toBeLessThanOrEqual(maxRows)
  expect(cpuSeconds, `seconds that ${what} takes`).toBeLessThan(MAX_SECONDS)
  expect(mb, `MB that ${what} takes`).toBeLessThan(MAX_MB)
}

/** The fields that can be selected without a value for an argument. */
const plainFields = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args }) =>
    args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined),
  )

/** Selects all texts and numbers, and objects up to this depth. */
function select({ type }: GraphQLField<unknown, unknown>, depth: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = plainFields(named).filter(
    (field) => depth > 0 || isLeafType(getNamedType(field.type)),
  )
  const selected = fields.map((field) => `${field.name} ${select(field, depth - 1)}`)
  return `{ __typename ${selected.join(' ')} }`
}

/** The values of required arguments. */
const REQUIRED: Record<string, string> = {
  order: `(id: "${'f'.repeat(24)}")`,
  teamInvitation: '(token: "unknown")',
  addresses: '(includeRemoved: true)',
  orders: '(first: 50)',
  tickets: '(first: 50)',
}

/** The largest selection of a field that the limits allow. */
function largestOperation(field: GraphQLField<unknown, unknown>): string {
  for (let depth = 6; depth >= 0; depth -= 1) {
    const text = `{ viewer { ${field.name} ${REQUIRED[field.name] ?? ''} ${select(field, depth)} } }`
    const document = parse(text)
    const [operation] = document.definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.')
    const isShort = text.split(/\s+/).length < LIMITS.tokens / 2
    if (isShort && computeCost(schema, document, operation, {}).cost <= MAX_COST) return text
  }
  throw new Error(`Viewer.${field.name} cannot be selected.`)
}

function countLeaves(value: unknown): number {
  if (!(value instanceof Object)) return 1
  return Object.values(value).reduce((sum: number, one) => sum + countLeaves(one), 0)
}

const viewer = schema.getType('Viewer')
const viewerFields = isObjectType(viewer) ? Object.values(viewer.getFields()) : []

describe('a person with more rows than the limits allow', () => {
  it.each(viewerFields)('Viewer.$name reads and returns few rows', async (field) => {
    const text = largestOperation(field)
    const ask = () => store.query(text, {}, person.accessToken)
    const { data, errors, extensions } = await ask()
    expect(errors).toBeUndefined()
    const usage = await measure(ask)
    expectModest(`Viewer.${field.name}`, usage, MAX_READ)
    // Without the names of types, which cost nothing.
    expect(countLeaves(data), 'fields in the reply').toBeLessThanOrEqual(
      2 * (extensions?.cost ?? 0),
    )
  })

  it('the city of a PIN code is found in few addresses', async () => {
    const text = '{ pinPlace(pincode: "560001") { city } }'
    const usage = await measure(() => store.query(text, {}, person.accessToken))
    expectModest('pinPlace', usage, MAX_READ)
  })

  const lists = restRoutes.filter(
    ({ method, access, path }) => method === 'GET' && access === 'user' && !path.endsWith('logout'),
  )
  it.each(lists)('GET $path reads and returns few rows', async ({ path: url }) => {
    const headers = { authorization: `Bearer ${person.accessToken}` }
    const usage = await measure(async () => {
      expect((await store.app.inject({ url, headers })).statusCode).toBe(200)
    })
    expectModest(`GET ${url}`, usage, MAX_OWN_ROWS + MAX_READ)
  })

  it('the export has all rows, and keeps few of them in memory', async () => {
    let [parts, bytes, most] = [0, 0, 0]
    const before = usedBytes()
    for await (const part of exportAccount(person.user)) {
      bytes += part.length
      if ((parts += 1) % ROWS !== 0) continue
      most = Math.max(most, usedBytes())
    }
    expect(bytes).toBeGreaterThan(ROWS * 1_000)
    expect((most - before) / 2 ** 20).toBeLessThan(MAX_EXPORT_MB)
  })

  it('a request cannot list all addresses under twenty names', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `a${n}: addresses(includeRemoved: true)`)
    const lists = names.map((name) => `${name} { id addressLine city pincode mobile }`).join(' ')
    const { errors } = await store.query(`{ viewer { ${lists} } }`, {}, person.accessToken)
    expect(errors?.[0]?.message).toMatch(/^This operation costs/)
  })
})
