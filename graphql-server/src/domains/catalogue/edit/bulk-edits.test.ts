import type { Types } from 'mongoose'
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
import { CatalogueChange } from '../changes/change.model.ts'
import { Product } from '../record/product.model.ts'

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
afterAll(() => store.close())

const UPDATE = gql(`mutation ($input: UpdateProductsInput!) {
  payload: updateProducts(input: $input) {
    products { id version discountPercent categories { id } }
    refused { id code product { name } }
    userErrors { code message }
  }
}`)
const DELETE = gql(`mutation ($input: DeleteProductsInput!) {
  payload: deleteProducts(input: $input) {
    deletedIds
    refused { id code product { name } }
    userErrors { code message }
  }
}`)

async function change<Payload>(
  mutation: TestDocument<{ payload: Payload } | null>,
  input: object,
): Promise<Payload> {
  const { data, errors } = await store.query(mutation, { input }, admin.accessToken)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.payload
}

const hex = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString()
const seen = (product: { _id: Types.ObjectId; version: number }) => ({
  id: hex(product),
  version: product.version,
})

describe('several products', () => {
  it('sets the discount of several products, except deleted and changed ones', async () => {
    const [rice, dal, soap] = [
      await buildProduct(),
      await buildProduct({ name: 'Dal' }),
      await buildProduct(),
    ]
    await Product.updateOne({ _id: dal._id }, { $inc: { version: 1 } })
    await Product.deleteOne({ _id: soap._id })
    const products = [...[rice, dal, soap, rice].map(seen), { id: 'x' }]
    const payload = await change(UPDATE, { products, discountPercent: 12.5 })
    expect(payload).toMatchObject({
      products: [{ id: hex(rice), version: rice.version + 1, discountPercent: 12.5 }],
      refused: [
        { id: hex(dal), code: 'CHANGED_MEANWHILE', product: { name: 'Dal' } },
        { id: hex(soap), code: 'NOT_FOUND', product: null },
        { id: 'x', code: 'NOT_FOUND', product: null },
      ],
      userErrors: [],
    })
    expect(await Product.findById(dal._id).lean()).toMatchObject({ discount: dal.discount })
    expect(await CatalogueChange.exists({ _id: rice._id })).not.toBeNull()
    expect(await CatalogueChange.exists({ _id: dal._id })).toBeNull()
  })

  it('raises or lowers the discounts of several products, from 0 to 100 percent', async () => {
    const products = []
    for (const discount of [0, 1_050, 9_990]) products.push(await buildProduct({ discount }))
    const edit = { products: products.map((each) => ({ id: hex(each) })) }
    const raised = await change(UPDATE, { ...edit, discountChange: 5.25 })
    expect(raised.products.map((each) => each.discountPercent)).toEqual([5.25, 15.75, 100])
    const lowered = await change(UPDATE, { ...edit, discountChange: -10 })
    expect(lowered.products.map((each) => each.discountPercent)).toEqual([0, 5.75, 90])
  })

  it('moves several products to another category, with or without a sub-category', async () => {
    const [from, to] = [await buildCategory(), await buildCategory()]
    const subCategory = await buildSubCategory({ categoryIds: [to._id] })
    const rice = await buildProduct({ categoryIds: [from._id], subCategoryIds: [subCategory._id] })
    const moved = await change(UPDATE, { products: [seen(rice)], categoryId: hex(to) })
    expect(moved.products).toMatchObject([{ categories: [{ id: hex(to) }] }])
    expect(await Product.findById(rice._id).lean()).toMatchObject({ subCategoryIds: [] })
    const place = { categoryId: hex(to), subCategoryId: hex(subCategory) }
    await change(UPDATE, { products: [{ id: hex(rice) }], ...place })
    const { subCategoryIds } = (await Product.findById(rice._id).lean()) ?? {}
    expect(subCategoryIds?.map(String)).toEqual([hex(subCategory)])
    const gone = { ...place, subCategoryId: hex(from) }
    const refused = await change(UPDATE, { products: [{ id: hex(rice) }], ...gone })
    expect(refused).toMatchObject({ products: [], userErrors: [{ code: 'NOT_FOUND' }] })
  })

  it('deletes several products, except those that were changed in the meantime', async () => {
    const [rice, dal] = [await buildProduct(), await buildProduct()]
    const products = [seen(rice), { ...seen(dal), version: dal.version + 1 }]
    expect(await change(DELETE, { products })).toMatchObject({
      deletedIds: [hex(rice)],
      refused: [{ id: hex(dal), code: 'CHANGED_MEANWHILE' }],
      userErrors: [],
    })
    expect(await Product.exists({ _id: rice._id })).toBeNull()
    expect(await Product.exists({ _id: dal._id })).not.toBeNull()
    expect(await CatalogueChange.findById(rice._id).lean()).toMatchObject({ deleted: true })
  })

  const one = [{ id: '0'.repeat(24) }]
  it.each<[string, object]>([
    ['no product', { products: [], discountPercent: 5 }],
    ['too many products', { products: numbered(501), discountPercent: 5 }],
    ['no change', { products: one }],
    ['two changes', { products: one, discountPercent: 5, categoryId: '0'.repeat(24) }],
    ['a discount above 100', { products: one, discountPercent: 100.5 }],
    ['three decimals', { products: one, discountChange: 1.125 }],
    ['a sub-category alone', { products: one, discountChange: 1, subCategoryId: '0'.repeat(24) }],
  ])('changes no product with %s', async (_case, input) => {
    const { userErrors, refused } = await change(UPDATE, input)
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect(refused).toEqual([])
  })

  it('takes the same number of database commands for any number of products', async () => {
    const category = await buildCategory()
    const count = async (size: number) => {
      const rows = Array.from({ length: size }, (_, n) => ({
        name: `Tea ${n}`,
        price: 1,
        stock: 1,
      }))
      const made = await Product.insertMany(rows)
      const products = made.map(seen)
      const update = { products, categoryId: hex(category) }
      return [
        await store.recordCommands(() => change(UPDATE, update)),
        await store.recordCommands(() =>
          change(DELETE, { products: made.map((each) => ({ id: hex(each) })) }),
        ),
      ]
    }
    const [few, many] = [await count(2), await count(60)]
    expect(many).toEqual(few)
    expect(few.map(({ length }) => length)).toEqual([8, 5])
  })
})

function numbered(count: number) {
  return Array.from({ length: count }, (_, n) => ({ id: n.toString(16).padStart(24, '0') }))
}
