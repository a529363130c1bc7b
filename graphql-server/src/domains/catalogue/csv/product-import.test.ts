import { Types } from 'mongoose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { IncomingFile } from '../../../contract/incoming-file.ts'
import { importUpload } from './import-upload.ts'
import { ProductImport } from './product-import.model.ts'
import {
  collectRefusals,
  countImportsToFix,
  deleteOldImports,
  recordWhile,
} from './product-import.service.ts'

const LIST = gql(`query ($first: Int, $after: String) {
  productImports(first: $first, after: $after) {
    edges { node {
      id origin by fileName rows created changed refused refusals { line reason } interrupted toFix
    } }
    pageInfo { hasNextPage endCursor }
  }
}`)
const FINISH = gql(`mutation ($input: FinishImportInput!) {
  finishImport(input: $input) { productImport { toFix } userErrors { code field } }
}`)

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
})
afterAll(() => store.close())
beforeEach(() => ProductImport.deleteMany({}))
afterEach(() => vi.restoreAllMocks())

const log = pino({ level: 'silent' })
const services = { log, store: { watchedCompositions: [] } }

function upload(content: string, { dryRun = false, fileName = 'shop.csv' } = {}) {
  const file = new IncomingFile(() => Promise.resolve(Buffer.from(content)))
  return importUpload(admin.user._id, { file, dryRun, fileName }, services)
}

async function list(variables: object = {}) {
  const { data } = await store.query(LIST, variables, admin.accessToken)
  return data.productImports
}

async function finish(id: string) {
  const { data } = await store.query(FINISH, { input: { id } }, admin.accessToken)
  return data.finishImport
}

const HEAD = 'name,price\n'
const counts = { rows: 1, created: 0, changed: 0, refused: 1 }
const refusals = [{ line: 2, reason: 'price: is empty' }]

const onFailure = (error: unknown) => {
  throw error
}

const record = (adminId: Types.ObjectId | null, fileName: string | null) =>
  recordWhile({ adminId, fileName, refusals, onFailure }, () => Promise.resolve(counts))

describe('imports that rejected rows', () => {
  it('lists imports with their counts and rejected rows', async () => {
    await upload(`${HEAD}Tea,5\nOil,free\n`)
    const { edges } = await list()
    expect(edges.map(({ node }) => node)).toEqual([
      {
        id: expect.any(String) as string,
        origin: 'DASHBOARD',
        by: 'Meera',
        fileName: 'shop.csv',
        rows: 2,
        created: 1,
        changed: 0,
        refused: 1,
        interrupted: false,
        toFix: true,
        refusals: [{ line: 3, reason: "price: 'free' is not a number" }],
      },
    ])
  })

  it('does not record dry runs and imports without rejected rows', async () => {
    await upload(`${HEAD}Oil,free\n`, { dryRun: true })
    await upload(`${HEAD}Tea,5\n`)
    expect(await countImportsToFix()).toBe(0)
  })

  it('stores file names on one line, and shortens long texts', async () => {
    const fileName = `new\nlist ${'🥛'.repeat(300)}.csv`
    await upload(`${HEAD}${'Oil,free\n'.repeat(101)}`, { fileName })
    const [recorded] = await ProductImport.find().lean()
    expect(recorded?.fileName).toBe(`new list ${'🥛'.repeat(246)}`)
    expect(recorded?.refused).toBe(101)
    expect(recorded?.refusals).toHaveLength(100)
    const { refusals: kept, add } = collectRefusals()
    add({ line: 2, reason: 'x'.repeat(2_000), cells: [] })
    expect(kept.map(({ reason }) => reason.length)).toEqual([500])
  })

  it('lists imports newest first, in pages, with one command for all admins', async () => {
    for (const fileName of ['a.csv', 'b.csv', 'c.csv']) {
      const { user } = await buildShopper(store.tokens, { role: 'ADMIN', name: fileName })
      await record(user._id, fileName)
    }
    await record(null, null)
    const first = await list({ first: 3 })
    const names = first.edges.map(({ node }) => [node.fileName, node.by])
    expect(names).toEqual([
      [null, null],
      ['c.csv', 'c.csv'],
      ['b.csv', 'b.csv'],
    ])
    const rest = await list({ first: 3, after: first.pageInfo.endCursor })
    expect(rest.edges.map(({ node }) => node.fileName)).toEqual(['a.csv'])
    expect(rest.pageInfo.hasNextPage).toBe(false)
    const { extensions } = await store.query(LIST, {}, admin.accessToken)
    expect(extensions).toMatchObject({ databaseCommands: 3 })
  })

  it('an import leaves the list when it is marked as done, which can be repeated', async () => {
    await upload(`${HEAD}Oil,free\n`)
    const id = (await list()).edges[0]?.node.id ?? ''
    const done = { productImport: { toFix: false }, userErrors: [] }
    expect([await finish(id), await finish(id)]).toEqual([done, done])
    expect((await list()).edges).toEqual([])
    expect(await countImportsToFix()).toBe(0)
    for (const unknown of ['f'.repeat(24), 'x']) {
      expect(await finish(unknown)).toEqual({
        productImport: null,
        userErrors: [{ code: 'NOT_FOUND', field: 'id' }],
      })
    }
  })

  it('deletes imports after 90 days', async () => {
    const summary = { ...counts, refusals, at: new Date(), toFix: true as const }
    const daysAgo = (days: number) =>
      Types.ObjectId.createFromTime(Date.now() / 1000 - days * 24 * 60 * 60)
    const [old, young] = [daysAgo(91), daysAgo(89)]
    await ProductImport.create([
      { _id: old, ...summary },
      { _id: young, ...summary },
    ])
    await deleteOldImports()
    expect(await ProductImport.find().distinct('_id')).toEqual([young])
  })
})

it('an import that cannot be recorded still returns its result, and the failure is logged', async () => {
  vi.spyOn(ProductImport, 'updateOne').mockRejectedValue(new Error('No connection'))
  const logged = vi.spyOn(log, 'error')
  expect(await upload(`${HEAD}Oil,free\n`)).toMatchObject({ rows: 1, refused: 1 })
  expect(logged).toHaveBeenCalledTimes(2)
})

describe('an import that does not end', () => {
  const recording = { adminId: null, fileName: 'shop.csv', refusals: [], onFailure }
  const someDone = { rows: 400, created: 390, changed: 10, refused: 0 }

  it('lists an import with its counts a minute after its process has ended, and not while it runs', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    let end = () => {}
    const running = recordWhile(recording, async (note) => {
      note(someDone)
      await new Promise<void>((resolve) => (end = resolve))
      return someDone
    })
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(async () =>
      expect(await ProductImport.findOne().lean()).toMatchObject(someDone),
    )
    expect([await countImportsToFix(), (await list()).edges]).toEqual([0, []])
    vi.setSystemTime(Date.now() + 61_000)
    expect(await countImportsToFix()).toBe(1)
    expect((await list()).edges).toMatchObject([
      { node: { ...someDone, fileName: 'shop.csv', interrupted: true, toFix: true } },
    ])
    end()
    await running
    vi.useRealTimers()
    expect(await ProductImport.countDocuments()).toBe(0)
  })

  it('lists an import immediately when it fails after it has changed something', async () => {
    const failing = recordWhile(recording, (note) => {
      note(someDone)
      return Promise.reject(new Error('the database is gone'))
    })
    await expect(failing).rejects.toThrow('the database is gone')
    expect((await list()).edges).toMatchObject([{ node: { ...someDone, interrupted: true } }])
  })

  it('does not list an import that fails before it has changed something', async () => {
    const failing = recordWhile(recording, () => Promise.reject(new Error('this is no table')))
    await expect(failing).rejects.toThrow('this is no table')
    expect(await ProductImport.countDocuments()).toBe(0)
  })
})
