import type { ResultOf } from '@graphql-typed-document-node/core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Product } from '../src/domains/catalogue/record/product.model.ts'
import { buildProduct, buildShopper, type Shopper } from './support/factories.ts'
import { gql, textOf } from './support/gql.ts'
import { openTestStore, type GraphqlReply, type TestStore } from './support/store.ts'
import { buildForm, graphql, sendUpload } from './attacks/upload-endpoints.ts'

const IMPORT = gql(`mutation (
  $file: Upload!, $dryRun: Boolean!, $prescriptionColumn: String, $ignoredColumns: [String!]! = []
) {
  importProducts(input: {
    file: $file, dryRun: $dryRun
    prescriptionColumn: $prescriptionColumn, ignoredColumns: $ignoredColumns
  }) {
    report {
      nearSalePrices unusedColumns prescriptionColumns
      rows created changed unchanged refused refusals { line reason }
      medicines medicinesRead unread { line reason }
    }
    userErrors { code message field }
  }
}`)
const HEAD = 'name,price,stock\n'

type Reply = GraphqlReply<ResultOf<typeof IMPORT> | null>

let store: TestStore
let address: string
let admin: Shopper
let user: Shopper

beforeAll(async () => {
  store = await openTestStore()
  address = await store.app.listen({ port: 0 })
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  user = await buildShopper(store.tokens)
})
beforeEach(() => Product.deleteMany({}))
afterAll(() => store.close())

async function importFile(
  content: string | Buffer,
  dryRun = false,
  person = admin,
  columns: { prescriptionColumn?: string; ignoredColumns?: string[] } = {},
) {
  const variables = { file: null, dryRun, ...columns }
  const body = buildForm([
    { name: 'operations', content: JSON.stringify({ query: textOf(IMPORT), variables }) },
    { name: 'map', content: JSON.stringify({ 0: ['variables.file'] }) },
    { name: '0', fileName: 'products.csv', content },
  ])
  const { accessToken } = person
  const answer = await sendUpload(graphql, address, { accessToken, body })
  return { status: answer.status, reply: JSON.parse(answer.body) as Reply }
}

async function exportFile(accessToken?: string) {
  const headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {}
  return store.app.inject({ url: '/exports/products.csv', headers })
}

it('the product file is for admins only', async () => {
  expect((await exportFile()).statusCode).toBe(401)
  expect((await exportFile(user.accessToken)).statusCode).toBe(403)
  const { reply } = await importFile(`${HEAD}Tea,5,1\n`, false, user)
  expect(reply.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await Product.countDocuments()).toBe(0)
})

it('the product file is a download, which can be imported without changes', async () => {
  await buildProduct({ name: 'Tea', description: 'Two\nlines' })
  const file = await exportFile(admin.accessToken)
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="products-[\d-]+\.csv"$/,
  )
  const { reply } = await importFile(file.body)
  expect(reply.data?.importProducts).toMatchObject({
    report: { rows: 1, created: 0, changed: 0, unchanged: 1, refused: 0 },
    userErrors: [],
  })
})

it('a dry-run import reports everything and writes nothing', async () => {
  const file = `${HEAD}Tea,5,1\nMilk,,3\nOil,100,x\n`
  const report = {
    rows: 3,
    created: 1,
    refused: 2,
    refusals: [
      { line: 3, reason: 'price: is empty' },
      { line: 4, reason: 'stock: not a whole number of at least 0' },
    ],
  }
  expect((await importFile(file, true)).reply.data?.importProducts).toMatchObject({ report })
  expect(await Product.countDocuments()).toBe(0)
  expect((await importFile(file)).reply.data?.importProducts).toMatchObject({ report })
  expect(await Product.countDocuments()).toBe(1)
})

it('an import does not run while a column about prescriptions is neither read nor ignored', async () => {
  const file = 'name,price,salePrice,rating,rx\nParavika,10,9.5,4,Rx\n'
  const dry = (await importFile(file, true)).reply.data?.importProducts.report
  const unusedColumns = ['rating', 'rx']
  expect(dry).toMatchObject({ nearSalePrices: 1, unusedColumns, prescriptionColumns: ['rx'] })
  const stopped = (await importFile(file)).reply.data?.importProducts
  expect(stopped).toMatchObject({
    report: null,
    userErrors: [{ code: 'BAD_USER_INPUT', field: 'ignoredColumns' }],
  })
  expect(await Product.countDocuments()).toBe(0)
  const ignored = await importFile(file, false, admin, { ignoredColumns: ['rx'] })
  expect(ignored.reply.data?.importProducts.report).toMatchObject({ created: 1, medicines: 0 })
  const read = await importFile(file, false, admin, { prescriptionColumn: 'rx' })
  const report = { changed: 1, medicines: 1, prescriptionColumns: [] }
  expect(read.reply.data?.importProducts.report).toMatchObject(report)
})

it('an import lists at most a hundred rejected rows, and counts all of them', async () => {
  const { reply } = await importFile(`${HEAD}${'Tea,,1\n'.repeat(150)}`)
  expect(reply.data?.importProducts.report?.refused).toBe(150)
  expect(reply.data?.importProducts.report?.refusals).toHaveLength(100)
})

it('an import lists at most a hundred unreadable medicine values', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `Balm ${n},5,full,Herbs,Rx\n`)
  const read = 'Paravika,5,10 tablets,Paracetamol 650 mg,\n'
  const file = `name,price,pack,composition,prescription\n${rows.join('')}${read}`
  const { report } = (await importFile(file, true)).reply.data?.importProducts ?? {}
  expect(report).toMatchObject({ refused: 0, refusals: [], medicines: 61, medicinesRead: 1 })
  expect(report?.unread).toHaveLength(100)
  expect(report).toMatchObject({
    unread: expect.arrayContaining([
      { line: 2, reason: "pack: 'full' has no readable amount" },
      { line: 2, reason: "composition: 'Herbs' has no readable strength" },
    ]) as unknown,
  })
})

it.each([
  ['empty', '', /is empty/],
  [
    'without a column for the price',
    'name\nTea\n',
    /^The file has no column 'price'. Its columns are: name.$/,
  ],
  ['not in UTF-8', Buffer.from([...Buffer.from(HEAD), 0xff, 0xfe, 0x0a]), /not UTF-8/],
  ['compressed and damaged', Buffer.from([0x1f, 0x8b, 1, 2, 3]), /damaged/],
])('a product file that is %s is rejected with a sentence', async (_what, file, message) => {
  const { reply } = await importFile(file)
  const { report, userErrors } = reply.data?.importProducts ?? {}
  expect(report).toBeNull()
  expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'file' }])
  expect(userErrors?.[0]?.message).toMatch(message)
})
