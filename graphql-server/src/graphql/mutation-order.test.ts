import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildCategory,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../test/support/factories.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { User } from '../domains/account/user.model.ts'
import { Product } from '../domains/catalogue/record/product.model.ts'

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore({ now: () => 0 })
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
afterAll(() => store.close())

const run = (document: string, accessToken: string) =>
  store.query(`mutation { ${document} }`, {}, accessToken)

describe('a mutation after others in the same request', () => {
  it('a mutation returns the category as earlier mutations in the request changed it', async () => {
    const category = await buildCategory()
    const { _id } = await buildProduct({ categoryIds: [category._id] })
    const edit = `updateProduct(input: { id: "${_id.toHexString()}", unit: "1 l" }) {
      product { categories { name } }
    }`
    const rename = `updateCategory(
      input: { id: "${category._id.toHexString()}", name: "New", image: "https://example.com/a.webp" }
    ) { category { name } }`
    const { data } = await run(`a: ${edit} b: ${rename} c: ${edit}`, admin.accessToken)
    expect(data).toMatchObject({ c: { product: { categories: [{ name: 'New' }] } } })
  })

  it('a rejected mutation returns the product as earlier mutations in the request changed it', async () => {
    const { _id } = await buildProduct({ version: 3 })
    const edit = (version: number) =>
      `updateProduct(input: { id: "${_id.toHexString()}", version: ${version}, unit: "1 l" }) {
        product { version }
        userErrors { code }
      }`
    const { data } = await run(`a: ${edit(1)} b: ${edit(3)} c: ${edit(3)}`, admin.accessToken)
    const userErrors = [{ code: 'CHANGED_MEANWHILE' }]
    expect(data).toEqual({
      a: { product: { version: 3 }, userErrors },
      b: { product: { version: 4 }, userErrors: [] },
      c: { product: { version: 4 }, userErrors },
    })
  })

  it('a mutation returns the viewer as earlier mutations in the request changed them', async () => {
    const { accessToken, user } = await buildShopper(store.tokens)
    const { data } = await run(
      `updateProfile(input: { name: "Renamed", email: "${user.email}", mobile: "98" }) { userErrors { code } }
      endOtherSessions { viewer { name } }`,
      accessToken,
    )
    expect(data).toMatchObject({ endOtherSessions: { viewer: { name: 'Renamed' } } })
  })

  it('a mutation is rejected when an earlier mutation in the request has logged the viewer out', async () => {
    const { accessToken, user } = await buildShopper(store.tokens)
    const { errors } = await run(
      `logout { userErrors { code } }
      updateProfile(input: { name: "Renamed", email: "${user.email}", mobile: "98" }) { viewer { name } }`,
      accessToken,
    )
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await User.findById(user._id).lean()).toMatchObject({ name: user.name })
  })
})

it('a rejected edit returns changes from another process that are not in memory yet', async () => {
  const { _id } = await buildProduct({ name: 'Rice' })
  await store.poll()
  await store.query(`{ product(id: "${_id.toHexString()}") { name } }`)
  await Product.updateOne({ _id }, { $set: { name: 'Basmati' }, $inc: { version: 1 } })
  const { data } = await run(
    `updateProduct(input: { id: "${_id.toHexString()}", version: 1, unit: "1 l" }) {
      product { name }
    }`,
    admin.accessToken,
  )
  expect(data).toEqual({ updateProduct: { product: { name: 'Basmati' } } })
})
