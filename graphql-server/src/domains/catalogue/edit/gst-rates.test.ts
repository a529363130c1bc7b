import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { ShopSettingsDocument } from '../../shop/shop-settings.model.ts'

const FIELDS = gql(`fragment GstInTests on Product {
  name hsn gstRate gstRates { percent from } version
}`)
const UPDATE = gql(
  `mutation ($input: UpdateProductInput!) {
    payload: updateProduct(input: $input) {
      product { ...GstInTests }
      userErrors { code reason field message }
    }
  }`,
  FIELDS,
)
const BULK = gql(
  `mutation ($input: UpdateProductsInput!) {
    payload: updateProducts(input: $input) {
      products { ...GstInTests }
      refused { id code message }
      userErrors { reason field message }
    }
  }`,
  FIELDS,
)
const LIST = gql(`query ($search: String! = "", $stock: StockFilter! = ANY) {
  productList(withoutGstRate: true, search: $search, stock: $stock) { products { name } totalCount }
}`)
const PROPOSAL =
  gql(`query ($name: String!, $categoryIds: [ID!]! = [], $isMedicine: Boolean! = false) {
  gstProposal(name: $name, categoryIds: $categoryIds, isMedicine: $isMedicine) {
    goods hsn rates { percent from } note
  }
}`)
const OVERVIEW = gql(`query {
  overview { toDo { withoutGstRate } }
  shopSettings { version }
}`)
const SETTINGS = gql(`mutation ($input: UpdateShopSettingsInput!) {
  payload: updateShopSettings(input: $input) {
    settings { gstRegistration gstin version }
    userErrors { reason field message }
  }
}`)

const ALWAYS = '2017-07-01'
const CHANGED = '2025-09-22'
const GSTIN = '29ABCDE1234F1ZW'

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
afterAll(() => store.close())
beforeEach(() => Product.deleteMany({}))

const hex = ({ _id }: Pick<ProductRecord, '_id'>) => _id.toHexString()

async function update(id: string, change: object) {
  const variables = { input: { id, ...change } }
  return (await store.query(UPDATE, variables, admin.accessToken)).data.payload
}
async function bulk(products: readonly ProductRecord[], change: object) {
  const seen = products.map((product) => ({ id: hex(product), version: product.version }))
  const variables = { input: { products: seen, ...change } }
  return (await store.query(BULK, variables, admin.accessToken)).data.payload
}

describe('the GST rates of a product', () => {
  it('a product from before has no rate; rates are saved by day, and an empty list removes them', async () => {
    const id = hex(await buildProduct({ name: 'Biscuits' }))
    await Product.collection.updateMany({}, { $unset: { gstRates: 1, hsn: 1 } })
    const unknown = { hsn: '', gstRate: null, gstRates: [] }
    expect((await update(id, { unit: '1 kg' })).product).toMatchObject(unknown)
    const gstRates = [{ percent: 5, from: CHANGED }, { percent: 18 }]
    expect((await update(id, { hsn: '1905', gstRates })).product).toMatchObject({
      hsn: '1905',
      gstRate: 5,
      gstRates: [
        { percent: 18, from: ALWAYS },
        { percent: 5, from: CHANGED },
      ],
    })
    expect((await update(id, { hsn: '', gstRates: [] })).product).toMatchObject(unknown)
  })

  it.each([
    ['a rate that the law never had', { gstRates: [{ percent: 7 }] }, 'GST_RATE_UNKNOWN'],
    ['a rate with too many decimals', { gstRates: [{ percent: 5.001 }] }, 'GST_RATE_UNKNOWN'],
    ['a negative rate', { gstRates: [{ percent: -5 }] }, 'GST_RATE_UNKNOWN'],
    [
      'a rate after its end',
      { gstRates: [{ percent: 12, from: '2026-01-01' }] },
      'GST_RATE_NOT_IN_FORCE',
    ],
    [
      'a rate that has ended, without a later one',
      { gstRates: [{ percent: 12 }] },
      'GST_RATE_ENDED',
    ],
    ['a day as a word', { gstRates: [{ percent: 5, from: 'today' }] }, 'GST_DAY_MALFORMED'],
    [
      'a very long day',
      { gstRates: [{ percent: 5, from: '2'.repeat(10_000) }] },
      'GST_DAY_MALFORMED',
    ],
    ['two rates from one day', { gstRates: [{ percent: 5 }, { percent: 18 }] }, 'GST_DAY_TWICE'],
    [
      'eleven rates',
      { gstRates: Array.from({ length: 11 }, () => ({ percent: 5 })) },
      'TOO_MANY_GST_RATES',
    ],
    ['an HSN code of five digits', { hsn: '19053' }, 'HSN_MALFORMED'],
  ])('rejects %s, and changes nothing', async (_what, change, reason) => {
    const product = await buildProduct({ hsn: '1905' })
    const { userErrors } = await update(hex(product), { name: 'Other', ...change })
    expect(userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', reason, field: Object.keys(change)[0] },
    ])
    expect(await Product.findById(product._id).lean()).toMatchObject({
      name: product.name,
      version: product.version,
    })
  })
})

describe('a change of law', () => {
  it('adds one dated rate to many products, and sets their HSN code', async () => {
    const butter = await buildProduct({ name: 'Butter', gstRates: [{ rate: 1200, from: ALWAYS }] })
    const ghee = await buildProduct({ name: 'Ghee' })
    const gstRate = { percent: 5, from: CHANGED }
    const { products, refused } = await bulk([butter, ghee], { hsn: '0405', gstRate })
    expect(refused).toEqual([])
    expect(products).toMatchObject([
      { hsn: '0405', gstRate: 5, gstRates: [{ percent: 12, from: ALWAYS }, gstRate], version: 2 },
      { hsn: '0405', gstRate: 5, gstRates: [gstRate] },
    ])
  })

  it('leaves out a product that already has ten rates, and one that a colleague has changed', async () => {
    const gstRates = Array.from({ length: 10 }, (_, n) => ({ rate: 500, from: `201${n}-08-01` }))
    const full = await buildProduct({ gstRates })
    const changed = await buildProduct({})
    const rice = await buildProduct({})
    await Product.updateOne({ _id: changed._id }, { $inc: { version: 1 } })
    const gstRate = { percent: 5, from: CHANGED }
    const { products, refused } = await bulk([full, changed, rice], { gstRate })
    expect(products).toHaveLength(1)
    expect(refused).toMatchObject([
      { id: hex(changed), code: 'CHANGED_MEANWHILE' },
      {
        id: hex(full),
        code: 'BAD_USER_INPUT',
        message: 'A product can have at most 10 GST rates.',
      },
    ])
  })

  it('leaves out products that would have only a rate that has ended', async () => {
    const [old, tea] = [await buildProduct({}), await buildProduct({})]
    await Product.updateOne({ _id: tea._id }, { gstRates: [{ rate: 500, from: CHANGED }] })
    const { products, refused } = await bulk([old, tea], { gstRate: { percent: 12 } })
    expect(products).toMatchObject([{ gstRate: 5 }])
    expect(refused).toMatchObject([{ id: hex(old), code: 'BAD_USER_INPUT' }])
  })

  it.each([
    ['a rate that does not exist', { gstRate: { percent: 6 } }, 'gstRate'],
    ['an HSN code of five digits', { hsn: '04051' }, 'hsn'],
    ['a discount in the same change', { hsn: '0405', discountPercent: 5 }, null],
  ])('rejects %s for all products', async (_what, change, field) => {
    const { products, userErrors } = await bulk([await buildProduct({})], change)
    expect(products).toEqual([])
    expect(userErrors).toMatchObject([{ field }])
  })
})

describe('products without a GST rate', () => {
  it('the list finds them with other filters, and the overview of a regular shop counts them', async () => {
    const rates = [{ rate: 500, from: ALWAYS }]
    await buildProduct({ name: 'Tea', hsn: '0902', gstRates: rates })
    const ended = [{ rate: 1200, from: ALWAYS }]
    const butter = await buildProduct({ name: 'Butter', hsn: '0405', gstRates: ended, stock: 0 })
    await buildProduct({ name: 'Without code', gstRates: rates })
    await buildProduct({
      name: 'Later',
      hsn: '0902',
      gstRates: [{ rate: 500, from: '2090-01-01' }],
    })
    await store.lookForSearch()
    const list = async (variables: object) => {
      const { data } = await store.query(LIST, variables, admin.accessToken)
      return data.productList.products.map(({ name }) => name)
    }
    expect(await list({})).toEqual(['Later', 'Without code', 'Butter'])
    expect(await list({ stock: 'OUT' })).toEqual(['Butter'])
    expect(await list({ search: 'code' })).toEqual(['Without code'])
    expect(await list({ search: hex(butter) })).toEqual(['Butter'])

    const read = async () => (await store.query(OVERVIEW, {}, admin.accessToken)).data
    const { overview, shopSettings } = await read()
    expect(overview.toDo.withoutGstRate).toBeNull()
    const input = { version: shopSettings.version, gstRegistration: 'REGULAR', gstin: GSTIN }
    await store.query(SETTINGS, { input }, admin.accessToken)
    expect((await read()).overview.toDo.withoutGstRate).toBe(3)
    await ShopSettingsDocument.deleteMany({})
    await read()
  })
})

describe('the proposal of an HSN code and rates', () => {
  it('follows from the name, the category and whether it is a medicine', async () => {
    const dairy = await buildCategory({ name: 'Dairy & Eggs' })
    const propose = async (variables: object) =>
      (await store.query(PROPOSAL, variables, admin.accessToken)).data.gstProposal
    const categoryIds = [hex(dairy), 'f'.repeat(24), 'no id']
    expect(await propose({ name: 'Salted Butter', categoryIds })).toEqual({
      goods: 'Butter, ghee',
      hsn: '0405',
      rates: [{ percent: 5, from: CHANGED }],
      note: '',
    })
    expect(await propose({ name: 'Salted Butter' })).toBeNull()
    expect(await propose({ name: 'Dolo 650', isMedicine: true })).toMatchObject({ hsn: '3004' })
    expect(await propose({ name: 'butter '.repeat(2_000), categoryIds })).toBeNull()
  })
})
