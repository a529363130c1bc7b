import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countScans } from '../../test/support/database.ts'
import {
  buildCategory,
  buildProduct,
  buildShopper,
  buildSubCategory,
  type Shopper,
} from '../../test/support/factories.ts'
import { expectRefusal, createRestClient } from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { Product } from '../domains/catalogue/record/product.model.ts'

let store: TestStore
let call: ReturnType<typeof createRestClient>
let admin: Shopper
let categoryId: string
let subCategoryId: string

beforeAll(async () => {
  store = await openTestStore()
  call = createRestClient(store)
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  const category = await buildCategory()
  const subCategory = await buildSubCategory({ categoryIds: [category._id] })
  categoryId = category._id.toHexString()
  subCategoryId = subCategory._id.toHexString()
  const membership = { categoryIds: [category._id], subCategoryIds: [subCategory._id] }
  const products = Array.from({ length: 130 }, (_, n) => ({
    name: `Tea ${n}`,
    price: 100,
    ...membership,
  }))
  await Product.insertMany(
    products.map((product) => ({ ...product, unit: '1', stock: 1, discount: 0 })),
  )
})
afterAll(() => store.close())

interface Listed {
  data: { name: string }[]
}

const post = (path: string, payload: object) =>
  call({ method: 'POST', url: `/api/product/${path}`, as: admin, payload })

const names = (reply: object) => (reply as Listed).data.map(({ name }) => name)

describe('a product', () => {
  const form = {
    name: 'Rice',
    image: [],
    category: [],
    subCategory: [],
    unit: '1 kg',
    stock: 3,
    price: 12.5,
    discount: 0,
    description: 'Long grains.',
    more_details: {},
  }

  it('a product is created from the old form, with numbers as strings and categories as objects or ids', async () => {
    const reply = await post('create', {
      ...form,
      _id: 'f'.repeat(24),
      version: 7,
      category: [{ _id: categoryId, name: 'forged' }, categoryId],
      stock: '40',
      price: '249.50',
      discount: ' 64.4 ',
      more_details: { 'Shelf life': '2 years', constructor: 'a', 'a.b': '$set' },
    })
    expect(reply.data).toMatchObject({
      category: [{ _id: categoryId }],
      stock: 40,
      price: 249.5,
      discount: 64.4,
      more_details: { 'Shelf life': '2 years', constructor: 'a', 'a.b': '$set' },
    })
    const { _id } = reply.data as { _id: string }
    expect(_id).not.toBe('f'.repeat(24))
    expect(await Product.findById(_id).lean()).toMatchObject({
      price: 24_950,
      discount: 6440,
      version: 1,
    })
  })

  it.each([
    ...['', ' ', '1e3', '0x10', '1,5', 'NaN', '-1', '1.5', 1.5, -1, true, [1], {}, null].map(
      (value) => ({ stock: value }),
    ),
    ...['0', 0, -1, 1.005, '1.005', '', '₹5', 1e300].map((value) => ({ price: value })),
    ...['100.01', 101, -1, 1.005, ''].map((value) => ({ discount: value })),
    ...[7, [7], { a: { b: 1 } }, 'x'].map((value) => ({ more_details: value })),
    ...['x', { _id: categoryId }, [{}], [7]].map((value) => ({ category: value })),
  ])('a product is not created with %j', async (wrong) => {
    expectRefusal(await post('create', { ...form, ...wrong }), 400, 'BAD_USER_INPUT')
  })

  it('a product keeps the fields that an edit leaves out', async () => {
    const product = await buildProduct({ description: 'As it was.', stock: 9 })
    const _id = product._id.toHexString()
    const payload = { _id, price: '99.99' }
    const url = '/api/product/update-product-details'
    const reply = await call({ method: 'PUT', url, as: admin, payload })
    expect(reply.data).toMatchObject({ name: product.name, price: 99.99, stock: 9, discount: 64.4 })
  })
})

describe('the products of a category and sub-category', () => {
  const path = 'get-pruduct-by-category-and-subcategory'
  const list = (more: object) => post(path, { categoryId, subCategoryId, ...more })

  it('the products in a sub-category are returned page by page, and an empty list after the last page', async () => {
    const first = await list({})
    expect(first).toMatchObject({ totalCount: 130, page: 1, limit: 8 })
    expect(names(first)).toEqual([129, 128, 127, 126, 125, 124, 123, 122].map((n) => `Tea ${n}`))
    expect(names(await list({ page: 16 }))).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Tea ${n}`))
    expect(names(await list({ page: 17 }))).toEqual(['Tea 1', 'Tea 0'])
    expect(names(await list({ page: 18 }))).toEqual([])
    expect(names(await list({ page: 2, limit: 100 }))).toHaveLength(30)
    expect(await list({ page: 1250 })).toMatchObject({ status: 200, data: [], totalCount: 130 })
  })

  it('each page after the first takes the same database commands, without a collection scan', async () => {
    const recordCommands = (page: number) => store.recordCommands(() => list({ page }))
    const second = await recordCommands(2)
    expect(second).toHaveLength((await recordCommands(1)).length + 1)
    expect(await recordCommands(17)).toEqual(second)
    // An empty page has no categories to load.
    expect((await recordCommands(1250)).length).toBeLessThanOrEqual(second.length)
    expect(await countScans(() => list({ page: 16 }))).toBe(0)
  })

  it.each([
    { page: 0 },
    { page: '1' },
    { page: 1.5 },
    { page: 1251 },
    { limit: 0 },
    { limit: 101 },
  ])('a listing rejects the page %j', async (wrong) =>
    expectRefusal(await list(wrong), 400, 'BAD_USER_INPUT'),
  )

  it('a category’s listing has at most fifteen products', async () => {
    expect(names(await post('get-product-by-category', { id: categoryId }))).toHaveLength(15)
  })
})

it('the error for deleting a used category counts what still uses it', async () => {
  const payload = { _id: categoryId }
  const reply = await call({ method: 'DELETE', url: '/api/category/delete', as: admin, payload })
  expectRefusal(reply, 409, 'CONFLICT')
  expect(reply.message).toMatch(/^This category is used by 1 sub-category and \d+ products\.$/)
})
