import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildShopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'

const FACTS = gql(`fragment LegalFacts on Product {
  id makerOrPacker importer countryOfOrigin vegetarianMark bestBefore netQuantity
  unitPrice { price { amount } per }
}`)
const CREATE = gql(
  `mutation CreateWithFacts($input: CreateProductInput!) {
    createProduct(input: $input) { product { ...LegalFacts } userErrors { message field } }
  }`,
  FACTS,
)
const UPDATE = gql(
  `mutation UpdateFacts($input: UpdateProductInput!) {
    updateProduct(input: $input) { product { ...LegalFacts } userErrors { message field } }
  }`,
  FACTS,
)

let store: TestStore
let admin: string

beforeAll(async () => {
  store = await openTestStore()
  admin = (await buildShopper(store.tokens, { role: 'ADMIN' })).accessToken
})
afterAll(() => store.close())

const olives = {
  ...{ name: 'Olives', unit: '200 g', description: 'Green', stock: 1, price: 40_000 },
  ...{ images: [], categoryIds: [], subCategoryIds: [], details: [], discountPercent: 50 },
}
const facts = {
  makerOrPacker: 'Oliva SA, Jaén, Spain',
  importer: 'Kirana Foods, Pune 411001',
  countryOfOrigin: 'ES',
  vegetarianMark: 'VEGETARIAN',
  bestBefore: '18 months from packaging',
  netQuantity: '200 g',
}

it('stores the facts that the law requires, and computes the unit price', async () => {
  const input = { ...olives, ...facts, countryOfOrigin: 'spain' }
  const { product } = (await store.query(CREATE, { input }, admin)).data.createProduct
  expect(product).toMatchObject({ ...facts, unitPrice: { price: { amount: 100 }, per: 'GRAM' } })
})

it('unknown facts stay unknown', async () => {
  const { product } = (await store.query(CREATE, { input: olives }, admin)).data.createProduct
  const unknown = { makerOrPacker: '', importer: '', bestBefore: '', netQuantity: '' }
  expect(product).toMatchObject({ ...unknown, countryOfOrigin: '', vegetarianMark: null })
})

it('an update changes only the given facts, and null removes the vegetarian mark', async () => {
  const made = (await store.query(CREATE, { input: { ...olives, ...facts } }, admin)).data
  const id = made.createProduct.product?.id
  const update = async (change: object) =>
    (await store.query(UPDATE, { input: { id, ...change } }, admin)).data.updateProduct.product
  expect(await update({ name: 'Green Olives' })).toMatchObject(facts)
  expect(await update({ importer: null })).toMatchObject(facts)
  expect(await update({ countryOfOrigin: '', vegetarianMark: null })).toMatchObject({
    ...facts,
    countryOfOrigin: '',
    vegetarianMark: null,
  })
})

it('rejects a country that does not exist, and long texts', async () => {
  const send = async (change: object) =>
    (await store.query(CREATE, { input: { ...olives, ...change } }, admin)).data.createProduct
  expect((await send({ countryOfOrigin: 'Atlantis' })).userErrors).toEqual([
    {
      message: 'Country of origin must be the name or ISO code of a country, such as India or IN.',
      field: 'countryOfOrigin',
    },
  ])
  expect((await send({ importer: 'a'.repeat(301) })).userErrors).toMatchObject([
    { field: 'importer' },
  ])
})
