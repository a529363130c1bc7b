import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildProduct, buildShopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Product } from '../record/product.model.ts'

const CREATE = gql(`mutation CreateWithCodes($input: CreateProductInput!) {
  createProduct(input: $input) { product { id hsn barcodes } userErrors { code message field } }
}`)
const UPDATE = gql(`mutation UpdateCodes($input: UpdateProductInput!) {
  updateProduct(input: $input) { product { id hsn barcodes } userErrors { code message field } }
}`)
const SEARCH = gql(`query SearchCodes($text: String!) {
  searchProducts(text: $text) { totalCount edges { node { name } } }
}`)
const LIST = gql(`query ListCodes($text: String!) {
  productList(search: $text, sort: NAME_ASC) { products { name } }
}`)
const EXPLAIN = gql(`query ExplainCodes($text: String!, $productId: ID!) {
  explainSearch(text: $text, productId: $productId) {
    found
    terms { text match { words { word fields kind } } }
  }
}`)

const EAN = '4006381333931'
const UPC = '036000291452'

let store: TestStore
let admin: string

beforeAll(async () => {
  store = await openTestStore()
  const shopper = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  admin = shopper.accessToken
})
afterAll(() => store.close())
beforeEach(() => Product.deleteMany({}))

async function create(name: string, codes: { hsn?: string; barcodes?: string[] } = {}) {
  const input = { name, unit: '1 kg', description: name, stock: 1, price: 100, ...codes }
  const lists = { images: [], categoryIds: [], subCategoryIds: [], details: [], discountPercent: 0 }
  return (await store.query(CREATE, { input: { ...input, ...lists } }, admin)).data.createProduct
}

async function update(id: string, codes: { hsn?: string; barcodes?: string[] }) {
  return (await store.query(UPDATE, { input: { id, ...codes } }, admin)).data.updateProduct
}

describe('the barcodes of a product', () => {
  it('stores barcodes as scanners send them, each once', async () => {
    const { product } = await create('Rice', {
      hsn: '1006',
      barcodes: [EAN, UPC, ` ${EAN} `, 'kc1'],
    })
    expect(product).toMatchObject({ hsn: '1006', barcodes: [EAN, `0${UPC}`, 'KC1'] })
  })

  it('lets several products have no barcodes', async () => {
    const [rice, wheat] = [await create('Rice'), await create('Wheat', { barcodes: [] })]
    expect([rice.userErrors, wheat.userErrors]).toEqual([[], []])
    expect(wheat.product).toMatchObject({ hsn: '', barcodes: [] })
  })

  it('rejects a barcode that another product has', async () => {
    await create('Rice', { barcodes: [EAN] })
    const { product, userErrors } = await create('Wheat', { barcodes: ['W1', EAN] })
    expect(product).toBeNull()
    const message = `Barcode ${EAN} belongs to 'Rice'.`
    expect(userErrors).toEqual([{ code: 'BARCODE_TAKEN', message, field: 'barcodes' }])
    const wheat = await create('Wheat', { barcodes: ['W1'] })
    const id = wheat.product?.id ?? ''
    const changed = await update(id, { barcodes: ['W1', EAN] })
    expect(changed.userErrors).toEqual([{ code: 'BARCODE_TAKEN', message, field: 'barcodes' }])
    expect(await Product.findById(id).lean()).toMatchObject({ barcodes: ['W1'], version: 1 })
  })

  it('frees a removed barcode for another product', async () => {
    const { product } = await create('Rice', { barcodes: [EAN] })
    const emptied = await update(product?.id ?? '', { barcodes: [] })
    expect(emptied.product?.barcodes).toEqual([])
    expect((await create('Wheat', { barcodes: [EAN] })).userErrors).toEqual([])
  })

  it.each([
    [
      'more than eight',
      { barcodes: Array.from({ length: 9 }, (_, n) => `A${n}`) },
      'A product can have at most 8 barcodes.',
      'barcodes',
    ],
    [
      'a wrong check digit',
      { barcodes: ['4006381333932'] },
      'The last digit of barcode 4006381333932 does not match the others.',
      'barcodes',
    ],
    ['an HSN code of five digits', { hsn: '10061' }, 'HSN code must have 4, 6 or 8 digits.', 'hsn'],
  ])('rejects barcodes with a clear message: %s', async (_case, codes, message, field) => {
    expect((await create('Rice', codes)).userErrors).toEqual([
      { code: 'BAD_USER_INPUT', message, field },
    ])
  })
})

describe('a search for a code', () => {
  beforeEach(async () => {
    await create('Basmati Rice', { hsn: '1006', barcodes: [EAN, 'MILK'] })
    await create('Brown Rice', { hsn: '1006', barcodes: [UPC] })
    await create('Toned Milk', { barcodes: ['KC12'] })
    await create('Milk Cookies 1006')
    await buildProduct({ name: 'Without codes' })
  })

  const search = async (text: string) => {
    await store.lookForSearch()
    const { data } = await store.query(SEARCH, { text })
    return data.searchProducts.edges.map(({ node }) => node.name)
  }

  it('finds the product with the scanned barcode', async () => {
    expect(await search(EAN)).toEqual(['Basmati Rice'])
    expect(await search(UPC)).toEqual(['Brown Rice'])
    expect(await search(`0${UPC}`)).toEqual(['Brown Rice'])
    expect(await search(' kc12 ')).toEqual(['Toned Milk'])
  })

  it('lists products with the code before products with the word', async () => {
    expect((await search('milk'))[0]).toBe('Basmati Rice')
    expect((await search('milk')).toSorted()).toEqual([
      'Basmati Rice',
      'Milk Cookies 1006',
      'Toned Milk',
    ])
    expect(await search('1006')).toEqual(['Brown Rice', 'Basmati Rice', 'Milk Cookies 1006'])
  })

  it('finds no product by a part of its code', async () => {
    expect(await search(EAN.slice(0, 12))).toEqual([])
    expect(await search('kc')).toEqual([])
  })

  it('finds a code in the dashboard, whatever the sort order', async () => {
    const { data } = await store.query(LIST, { text: EAN }, admin)
    expect(data.productList.products).toEqual([{ name: 'Basmati Rice' }])
  })

  it('explains that the code matched', async () => {
    const product = await Product.findOne({ name: 'Basmati Rice' }).lean()
    await store.lookForSearch()
    const variables = { text: 'milk', productId: product?._id.toHexString() ?? '' }
    const { data } = await store.query(EXPLAIN, variables, admin)
    expect(data.explainSearch).toEqual({
      found: true,
      terms: [
        {
          text: 'milk',
          match: { words: [{ word: 'MILK', fields: ['BARCODE'], kind: 'SAME_WORD' }] },
        },
      ],
    })
  })

  it('no longer finds a product by a barcode that was removed from it', async () => {
    const product = await Product.findOne({ name: 'Basmati Rice' }).lean()
    await update(product?._id.toHexString() ?? '', { barcodes: ['R1'] })
    expect(await search(EAN)).toEqual([])
    expect(await search('R1')).toEqual(['Basmati Rice'])
  })
})
