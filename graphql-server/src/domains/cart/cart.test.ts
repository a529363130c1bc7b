import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProduct, buildShopper, type Shopper } from '../../../test/factories.ts'
import { openTestStore, type TestStore } from '../../../test/store.ts'
import { Product } from '../catalogue/product.model.ts'
import { CartLine } from './cart-line.model.ts'

const CART = `cart {
  id totalQuantity subtotal { amount } total { amount } savings { amount }
  lines { id quantity product { id name } }
}`
const ADD = `mutation ($input: AddToCartInput!) {
  reply: addToCart(input: $input) { ${CART} userErrors { code message field } }
}`
const CHANGE = `mutation ($input: ChangeCartLineQuantityInput!) {
  reply: changeCartLineQuantity(input: $input) { ${CART} userErrors { code message field } }
}`
const REMOVE = `mutation ($input: RemoveFromCartInput!) {
  reply: removeFromCart(input: $input) { ${CART} userErrors { code message field } }
}`

interface Reply {
  reply: {
    cart: {
      id: string
      totalQuantity: number
      subtotal: { amount: number }
      total: { amount: number }
      savings: { amount: number }
      lines: { id: string; quantity: number; product: { id: string } }[]
    }
    userErrors: { code: string; message: string; field: string | null }[]
  }
}

let store: TestStore
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function change(document: string, input: object, as = shopper) {
  const { data, errors } = await store.query<Reply>(document, { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.reply
}

async function addOne() {
  const product = await buildProduct()
  const reply = await change(ADD, { productId: product._id.toHexString() })
  const line = reply.cart.lines.find(({ product: { id } }) => id === product._id.toHexString())
  if (!line) throw new Error('The product is not in the cart.')
  return { product, line, reply }
}

describe('a cart', () => {
  beforeAll(async () => {
    shopper = await buildShopper(store.tokens)
  })

  it('adds, counts, changes and removes', async () => {
    const { line, reply } = await addOne()
    expect(reply.cart).toMatchObject({
      totalQuantity: 1,
      subtotal: { amount: 25_000 },
      total: { amount: 8900 },
      savings: { amount: 16_100 },
    })
    const changed = await change(CHANGE, { cartLineId: line.id, quantity: 3 })
    expect(changed.cart).toMatchObject({ totalQuantity: 3, total: { amount: 26_700 } })
    const removed = await change(REMOVE, { cartLineId: line.id })
    expect(removed.cart).toMatchObject({ totalQuantity: 0, lines: [], total: { amount: 0 } })
  })

  it('keeps one line of a product that is added twice at once', async () => {
    const product = await buildProduct()
    const input = { productId: product._id.toHexString() }
    const replies = await Promise.all([change(ADD, input), change(ADD, input)])
    expect(replies.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { code: 'ALREADY_IN_CART' },
    ])
    expect(await CartLine.countDocuments({ productId: product._id })).toBe(1)
  })

  it('leaves out a product that was deleted', async () => {
    const { product, line } = await addOne()
    await Product.deleteOne({ _id: product._id })
    const { cart } = await change(REMOVE, { cartLineId: 'f'.repeat(24) })
    expect(cart.lines.map(({ id }) => id)).not.toContain(line.id)
  })
})

describe('a change of the cart is refused, with the cart as it is,', () => {
  beforeAll(async () => {
    shopper = await buildShopper(store.tokens)
  })

  it.each([
    ['of 0 pieces', 0, 'BAD_USER_INPUT', /at least 1/],
    ['of −1 pieces', -1, 'BAD_USER_INPUT', /at least 1/],
    ['of more than there are', 11, 'NOT_ENOUGH_STOCK', /Only 10 left/],
  ])('when it is %s', async (_what, quantity, code, message) => {
    const product = await buildProduct()
    const refused = await change(ADD, { productId: product._id.toHexString(), quantity })
    expect(refused.userErrors).toMatchObject([
      { code, message: expect.stringMatching(message) as string },
    ])
    expect(await CartLine.exists({ productId: product._id })).toBeNull()

    const { line } = await addOne()
    const kept = await change(CHANGE, { cartLineId: line.id, quantity })
    expect(kept.userErrors).toMatchObject([{ code }])
    expect(kept.cart.lines).toMatchObject([{ quantity: 1 }])
    await change(REMOVE, { cartLineId: line.id })
  })

  it('when the product is out of stock', async () => {
    const product = await buildProduct({ name: 'Honey', stock: 0 })
    const { userErrors } = await change(ADD, { productId: product._id.toHexString() })
    expect(userErrors).toMatchObject([
      { code: 'NOT_ENOUGH_STOCK', message: 'Honey is out of stock.' },
    ])
  })

  it.each(['f'.repeat(24), '', 'no id', '{"$gt":""}'])(
    'when the product is "%s"',
    async (productId) => {
      const { userErrors } = await change(ADD, { productId })
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    },
  )

  it("when the line is somebody else's", async () => {
    const { line } = await addOne()
    const stranger = await buildShopper(store.tokens)
    for (const [document, more] of [
      [CHANGE, { quantity: 5 }],
      [REMOVE, {}],
    ] as const) {
      const { userErrors } = await change(document, { cartLineId: line.id, ...more }, stranger)
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    }
    expect((await CartLine.findById(line.id).lean())?.quantity).toBe(1)
  })

  it('when it holds 50 products', async () => {
    const full = await buildShopper(store.tokens)
    const products = await Promise.all(Array.from({ length: 51 }, () => buildProduct()))
    const last = products.pop()
    await CartLine.insertMany(
      products.map(({ _id }) => ({ userId: full.user._id, productId: _id, quantity: 1 })),
    )
    const { userErrors } = await change(ADD, { productId: last?._id.toHexString() }, full)
    expect(userErrors).toMatchObject([{ code: 'CART_FULL' }])
  })

  it('when nobody is signed in', async () => {
    const { errors } = await store.query(ADD, { input: { productId: 'f'.repeat(24) } })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

it('loses a product that an admin deletes', async () => {
  const { line, product } = await addOne()
  const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
  const id = product._id.toHexString()
  const { data } = await store.query(
    'mutation ($input: DeleteInput!) { deleteProduct(input: $input) { deletedId } }',
    { input: { id } },
    accessToken,
  )
  expect(data).toEqual({ deleteProduct: { deletedId: id } })
  expect(await CartLine.findById(line.id).lean()).toBeNull()
})
