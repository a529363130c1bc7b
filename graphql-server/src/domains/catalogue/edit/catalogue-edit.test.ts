import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildProduct,
  buildShopper,
  buildSubCategory,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Category } from '../record/category.model.ts'
import { Product } from '../record/product.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'

const PRODUCT = gql(
  `fragment EditedProduct on Product { id name stock version brand manufacturer composition }`,
)
const mutations = {
  createCategory: gql(`mutation ($input: CreateCategoryInput!) {
    payload: createCategory(input: $input) { category { id name version } userErrors { code message field } }
  }`),
  updateCategory: gql(`mutation ($input: UpdateCategoryInput!) {
    payload: updateCategory(input: $input) { category { id name version } userErrors { code message field } }
  }`),
  createSubCategory: gql(`mutation ($input: CreateSubCategoryInput!) {
    payload: createSubCategory(input: $input) { subCategory { id version categories { id } } userErrors { code message field } }
  }`),
  updateSubCategory: gql(`mutation ($input: UpdateSubCategoryInput!) {
    payload: updateSubCategory(input: $input) { subCategory { id version categories { id } } userErrors { code message field } }
  }`),
  createProduct: gql(
    `mutation ($input: CreateProductInput!) {
      payload: createProduct(input: $input) { product { ...EditedProduct } userErrors { code message field } }
    }`,
    PRODUCT,
  ),
  updateProduct: gql(
    `mutation ($input: UpdateProductInput!) {
      payload: updateProduct(input: $input) { product { ...EditedProduct } userErrors { code message field } }
    }`,
    PRODUCT,
  ),
  setStock: gql(
    `mutation ($input: SetStockInput!) {
      payload: setStock(input: $input) { product { ...EditedProduct } userErrors { code message field } }
    }`,
    PRODUCT,
  ),
  deleteCategory: gql(`mutation ($input: DeleteInput!) {
    payload: deleteCategory(input: $input) { deletedId userErrors { code message field } }
  }`),
  deleteSubCategory: gql(`mutation ($input: DeleteInput!) {
    payload: deleteSubCategory(input: $input) { deletedId userErrors { code message field } }
  }`),
  deleteProduct: gql(`mutation ($input: DeleteInput!) {
    payload: deleteProduct(input: $input) { deletedId userErrors { code message field } }
  }`),
}
const picture = 'https://pictures.example/a.webp'

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
})
afterAll(() => store.close())

async function change<Payload>(
  mutation: TestDocument<{ payload: Payload } | null>,
  input: object,
): Promise<Payload> {
  const { data, errors } = await store.query(mutation, { input }, admin.accessToken)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.payload
}

const getId = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString()
const codes = ({ userErrors }: { userErrors: { code: string }[] }) =>
  userErrors.map(({ code }) => code)
const nobody = () => new Types.ObjectId().toHexString()

function product(more: object = {}) {
  return {
    name: 'Toned Milk',
    images: [picture],
    categoryIds: [],
    subCategoryIds: [],
    unit: '500 ml',
    stock: 7,
    price: 3_000,
    discountPercent: 12.5,
    description: 'Fresh.\r\nKeep cool.',
    details: [{ name: '__proto__', value: 'plain text' }],
    ...more,
  }
}

describe('a category', () => {
  it('an admin can create, change and delete a category', async () => {
    const { category } = await change(mutations.createCategory, { name: ' Dairy ', image: picture })
    expect(category).toMatchObject({ name: 'Dairy', version: 1 })
    const id = category?.id
    const changed = await change(mutations.updateCategory, {
      id,
      version: 1,
      name: 'Milk',
      image: picture,
    })
    expect(changed.category).toMatchObject({ id, name: 'Milk', version: 2 })
    expect(await change(mutations.deleteCategory, { id })).toEqual({
      deletedId: id,
      userErrors: [],
    })
    expect(codes(await change(mutations.deleteCategory, { id }))).toEqual(['NOT_FOUND'])
  })

  it('category names are unique, compared without case, even for concurrent requests', async () => {
    const both = await Promise.all(
      ['Snacks', 'SNACKS'].map((name) =>
        change(mutations.createCategory, { name, image: picture }),
      ),
    )
    expect(both.flatMap(codes)).toEqual(['NAME_TAKEN'])
    const other = await buildCategory()
    const renamed = await change(mutations.updateCategory, {
      id: getId(other),
      name: 'snackS',
      image: picture,
    })
    expect(renamed.userErrors).toMatchObject([{ code: 'NAME_TAKEN', field: 'name' }])
  })

  it('does not overwrite a category with an outdated edit, and returns the current category', async () => {
    const id = getId(await buildCategory({ name: 'Tea' }))
    await change(mutations.updateCategory, { id, version: 1, name: 'Tea & Coffee', image: picture })
    const second = await change(mutations.updateCategory, {
      id,
      version: 1,
      name: 'Teas',
      image: picture,
    })
    expect(codes(second)).toEqual(['CHANGED_MEANWHILE'])
    expect(second.category).toMatchObject({ name: 'Tea & Coffee', version: 2 })
    const unaware = await change(mutations.updateCategory, { id, name: 'Teas', image: picture })
    expect(unaware.category).toMatchObject({ name: 'Teas', version: 3 })
  })

  it('rejects the deletion of a category in use, and counts its uses', async () => {
    const category = await buildCategory()
    const categoryIds = [category._id]
    await buildSubCategory({ categoryIds })
    await buildProduct({ categoryIds })
    await buildProduct({ categoryIds })
    const refused = await change(mutations.deleteCategory, { id: getId(category) })
    expect(refused.userErrors).toMatchObject([
      { code: 'IN_USE', message: 'This category is used by 1 sub-category and 2 products.' },
    ])
    expect(await Category.exists({ _id: category._id })).not.toBeNull()
  })

  it('names the missing fields of a category', async () => {
    const { userErrors } = await change(mutations.createCategory, { name: '', image: '' })
    expect(userErrors).toMatchObject([
      { message: 'Name is required.', field: 'name' },
      { message: 'Image is required.', field: 'image' },
    ])
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['an invisible name', { name: '\u200b' }, 'name'],
    ['a script as image', { image: 'javascript:alert(1)' }, 'image'],
    ['a path as image', { image: '/media/../etc/passwd' }, 'image'],
  ])('rejects a category with %s', async (_what, wrong, field) => {
    const refused = await change(mutations.createCategory, {
      name: 'Rice',
      image: picture,
      ...wrong,
    })
    expect(refused.userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field }])
  })
})

describe('a sub-category', () => {
  it('lists a sub-category once in each of its categories', async () => {
    const category = await buildCategory()
    const categoryIds = [getId(category), getId(category)]
    const made = await change(mutations.createSubCategory, {
      name: 'Curd',
      image: picture,
      categoryIds,
    })
    expect(made.subCategory?.categories).toEqual([{ id: getId(category) }])
    const id = made.subCategory?.id
    const input = { id, version: 1, name: 'Curds', image: picture, categoryIds }
    expect((await change(mutations.updateSubCategory, input)).subCategory?.version).toBe(2)
    expect(codes(await change(mutations.updateSubCategory, input))).toEqual(['CHANGED_MEANWHILE'])
    expect(await change(mutations.deleteSubCategory, { id })).toMatchObject({ deletedId: id })
  })

  it('rejects a sub-category without an existing category', async () => {
    const make = (categoryIds: string[]) =>
      change(mutations.createSubCategory, { name: 'Curd', image: picture, categoryIds })
    expect((await make([])).userErrors).toMatchObject([{ field: 'categoryIds' }])
    expect(codes(await make([nobody()]))).toEqual(['NOT_FOUND'])
    expect(codes(await make(['x']))).toEqual(['BAD_USER_INPUT'])
  })

  it('rejects the deletion of a sub-category that has products', async () => {
    const subCategory = await buildSubCategory()
    await buildProduct({ subCategoryIds: [subCategory._id] })
    const refused = await change(mutations.deleteSubCategory, { id: getId(subCategory) })
    expect(refused.userErrors[0]?.message).toBe('This sub-category is used by 1 product.')
    expect(await SubCategory.exists({ _id: subCategory._id })).not.toBeNull()
  })

  it('rejects the deletion of a category or sub-category while something is added to it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const category = getId(await buildCategory())
      const input = { name: 'Curd', image: picture, categoryIds: [category] }
      const [made, gone] = await Promise.all([
        change(mutations.createSubCategory, input),
        change(mutations.deleteCategory, { id: category }),
      ])
      expect([made.subCategory, gone.deletedId].filter(Boolean)).toHaveLength(1)
    }
  })
})

describe('a product', () => {
  it('a product can be created with all fields, and customers find it immediately', async () => {
    const subCategory = await buildSubCategory()
    const { product: made } = await change(
      mutations.createProduct,
      product({ subCategoryIds: [getId(subCategory)] }),
    )
    const row = await Product.findById(made?.id).lean()
    expect(row).toMatchObject({
      discount: 1250,
      description: 'Fresh.\nKeep cool.',
      details: [{ name: '__proto__', value: 'plain text' }],
      subCategoryIds: [subCategory._id],
    })
    await store.lookForSearch()
    const found = await store.query(gql(`{ searchProducts(text: "toned milk") { totalCount } }`))
    expect(found.data.searchProducts.totalCount).toBe(1)
  })

  it('a brand, manufacturer and composition can be set, changed and removed', async () => {
    const makers = { brand: 'Sanjivika', manufacturer: 'Kirana Care Pharma', composition: '' }
    const made = await change(mutations.createProduct, product({ ...makers, composition: null }))
    expect(made.product).toMatchObject(makers)
    const { id } = made.product ?? {}
    const more = { composition: ' Paracetamol 500 mg ', brand: null }
    expect((await change(mutations.updateProduct, { id, ...more })).product).toMatchObject({
      ...makers,
      composition: 'Paracetamol 500 mg',
    })
    expect((await change(mutations.updateProduct, { id, brand: '' })).product?.brand).toBe('')
    const refused = await change(mutations.updateProduct, {
      id,
      brand: 'a\nb',
      manufacturer: 'a'.repeat(201),
    })
    expect(refused.userErrors.map(({ field }) => field)).toEqual(['brand', 'manufacturer'])
  })

  it('an update changes only the fields that it contains', async () => {
    const { product: made } = await change(mutations.createProduct, product())
    const id = made?.id
    const changed = await change(mutations.updateProduct, {
      id,
      version: 1,
      price: 3_200,
      unit: null,
    })
    expect(changed.product).toMatchObject({ name: 'Toned Milk', stock: 7, version: 2 })
    expect(await Product.findById(id).lean()).toMatchObject({ price: 3_200, unit: '500 ml' })
    expect(codes(await change(mutations.updateProduct, { id, version: 1, price: 1 }))).toEqual([
      'CHANGED_MEANWHILE',
    ])
    expect(codes(await change(mutations.updateProduct, { id: nobody(), price: 1 }))).toEqual([
      'NOT_FOUND',
    ])
  })

  it('an update keeps stock changes that happened during the edit', async () => {
    const id = getId(await buildProduct({ stock: 10 }))
    await Product.updateOne({ _id: id }, { $inc: { stock: -1 } })
    const renamed = await change(mutations.updateProduct, { id, version: 1, name: 'New name' })
    expect(renamed.product).toMatchObject({ name: 'New name', stock: 9 })
    const stale = await change(mutations.updateProduct, { id, stock: 20, seenStock: 10 })
    expect(codes(stale)).toEqual(['CHANGED_MEANWHILE'])
    expect(stale.product?.stock).toBe(9)
  })

  it('tells a deleted product from one that never existed', async () => {
    const readDeleted = async (id: string) =>
      (await store.query(gql(`query ($id: ID!) { deletedProduct(id: $id) { id } }`), { id })).data
    const id = getId(await buildProduct())
    const category = getId(await buildCategory())
    expect(await readDeleted(id)).toEqual({ deletedProduct: null })
    await change(mutations.deleteProduct, { id })
    await change(mutations.deleteCategory, { id: category })
    expect(await readDeleted(id)).toEqual({ deletedProduct: { id } })
    for (const other of [category, 'f'.repeat(24), 'no id', ''])
      expect(await readDeleted(other)).toEqual({ deletedProduct: null })
  })

  it('a product can be deleted only once', async () => {
    const id = getId(await buildProduct())
    expect(await change(mutations.deleteProduct, { id })).toEqual({ deletedId: id, userErrors: [] })
    expect(codes(await change(mutations.deleteProduct, { id }))).toEqual(['NOT_FOUND'])
  })

  it.each([
    ['a blank name', { name: '' }, 'name'],
    ['a name of two lines', { name: 'Bill\nexe' }, 'name'],
    ['half a surrogate pair', { name: 'L\ud800one' }, 'name'],
    [
      'half a surrogate pair in an added field',
      { details: [{ name: '\ud800', value: '1' }] },
      'details.0.name',
    ],
    ['no unit', { unit: ' ' }, 'unit'],
    ['no description', { description: '\n' }, 'description'],
    ['a stock below zero', { stock: -1 }, 'stock'],
    ['no price', { price: 0 }, 'price'],
    ['a price above the maximum', { price: 1_000_000_001 }, 'price'],
    ['a discount above 100', { discountPercent: 100.01 }, 'discountPercent'],
    ['a discount with three decimals', { discountPercent: 1.005 }, 'discountPercent'],
    [
      'an added field without a text',
      { details: [{ name: 'Shelf life', value: '' }] },
      'details.0.value',
    ],
    [
      'an added field twice',
      { details: ['6 months', 'a year'].map((value) => ({ name: 'Shelf life', value })) },
      'details',
    ],
    ['eleven images', { images: Array.from({ length: 11 }, () => picture) }, 'images'],
    ['a file as image', { images: ['file:///etc/passwd'] }, 'images.0'],
    ['an unknown category', { categoryIds: [nobody()] }, 'categoryIds'],
    ['an unknown sub-category', { subCategoryIds: [nobody()] }, 'subCategoryIds'],
  ])('rejects a product with %s', async (_what, wrong, field) => {
    const before = await Product.countDocuments()
    const refused = await change(mutations.createProduct, product(wrong))
    expect(refused.product).toBeNull()
    expect(refused.userErrors.map((error) => error.field)).toEqual([field])
    expect(await Product.countDocuments()).toBe(before)
  })
})
