import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildMedicine,
  buildProduct,
  buildShopper,
  fillCart,
  SCHEDULE_X,
  type Shopper,
} from '../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { Product } from '../catalogue/record/product.model.ts'
import { newLine } from './cart-contents.ts'
import { CartLine } from './cart-line.model.ts'
import { insertLines } from './cart.service.ts'

const CART = gql(`fragment CartInTests on Cart {
  id totalQuantity subtotal { amount } total { amount } savings { amount }
  lines { id quantity product { id name } seenPrice { amount } problems { productId code message } }
  gone { id name }
}`)
const ADD = gql(
  `mutation ($input: AddToCartInput!) {
    reply: addToCart(input: $input) { cart { ...CartInTests } userErrors { code message field } }
  }`,
  CART,
)
const CHANGE = gql(
  `mutation ($input: ChangeCartLineQuantityInput!) {
    reply: changeCartLineQuantity(input: $input) { cart { ...CartInTests } userErrors { code message field } }
  }`,
  CART,
)
const REMOVE = gql(
  `mutation ($input: RemoveFromCartInput!) {
    reply: removeFromCart(input: $input) { cart { ...CartInTests } userErrors { code message field } }
  }`,
  CART,
)
const SET = gql(
  `mutation ($input: SetCartQuantityInput!) {
    reply: setCartQuantity(input: $input) { cart { ...CartInTests } userErrors { code message field } }
  }`,
  CART,
)

let store: TestStore
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function change<Reply>(
  document: TestDocument<{ reply: Reply }>,
  input: object,
  as = shopper,
) {
  const { data, errors } = await store.query(document, { input }, as.accessToken)
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

  it('a cart can be filled, changed and emptied', async () => {
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

  it('a cart has one line for a product that is added twice at once', async () => {
    const product = await buildProduct()
    const input = { productId: product._id.toHexString() }
    const replies = await Promise.all([change(ADD, input), change(ADD, input)])
    expect(replies.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { code: 'ALREADY_IN_CART' },
    ])
    expect(await CartLine.countDocuments({ productId: product._id })).toBe(1)
  })

  it('a cart line gets the quantity that is set, whether or not the product was in the cart', async () => {
    const { _id } = await buildProduct({ stock: 9 })
    const productId = _id.toHexString()
    const quantityAfter = async (quantity: number) => {
      const { cart, userErrors } = await change(SET, { productId, quantity })
      const line = cart.lines.find(({ product }) => product.id === productId)
      return [line?.quantity ?? 0, userErrors[0]?.code]
    }
    expect(await quantityAfter(0)).toEqual([0, undefined])
    expect(await quantityAfter(3)).toEqual([3, undefined])
    expect(await quantityAfter(3)).toEqual([3, undefined])
    expect(await quantityAfter(10)).toEqual([3, 'NOT_ENOUGH_STOCK'])
    expect(await quantityAfter(-1)).toEqual([3, 'BAD_USER_INPUT'])
    expect(await quantityAfter(0)).toEqual([0, undefined])
    const missing = await change(SET, { productId: 'f'.repeat(24), quantity: 1 })
    expect(missing.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  it.each([[[1, 3]], [[1, 2, 3]], [[2, 0]], [[2, 0, 1]]])(
    'a cart line has the last of the quantities %j that arrive at once',
    async (quantities) => {
      const { _id } = await buildProduct({ stock: 9 })
      const set = (quantity: number) => change(SET, { productId: _id.toHexString(), quantity })
      const replies = await Promise.all(quantities.map(set))
      expect(replies.flatMap(({ userErrors }) => userErrors)).toEqual([])
      const line = await CartLine.findOne({ productId: _id }).lean()
      expect(line?.quantity ?? 0).toBe(quantities.at(-1))
    },
  )

  it('a cart line gets the quantity that is set while the product is being added', async () => {
    const products = await Promise.all(Array.from({ length: 5 }, () => buildProduct({ stock: 9 })))
    const replies = await Promise.all(
      products.flatMap(({ _id }) => {
        const productId = _id.toHexString()
        return [change(ADD, { productId }), change(SET, { productId, quantity: 4 })]
      }),
    )
    expect(replies.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
      expect.not.arrayContaining(['BAD_USER_INPUT', 'NOT_ENOUGH_STOCK']),
    )
    const ids = products.map(({ _id }) => _id)
    const lines = await CartLine.find({ productId: { $in: ids } }).lean()
    expect(lines.map(({ quantity }) => quantity)).toEqual([4, 4, 4, 4, 4])
  })

  it('a cart loses a line once, however many requests remove it at the same time', async () => {
    const { line } = await addOne()
    const removals = Array.from({ length: 10 }, () => change(REMOVE, { cartLineId: line.id }))
    const replies = await Promise.all(removals)
    expect(replies.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    for (const { cart } of replies) expect(cart.lines.map(({ id }) => id)).not.toContain(line.id)
  })

  it('a cart leaves out deleted products', async () => {
    const { product, line } = await addOne()
    await Product.deleteOne({ _id: product._id })
    const { cart } = await change(REMOVE, { cartLineId: 'f'.repeat(24) })
    expect(cart.lines.map(({ id }) => id)).not.toContain(line.id)
  })
})

describe('rejected cart changes', () => {
  beforeAll(async () => {
    shopper = await buildShopper(store.tokens)
  })

  it.each([
    ['0', 0, 'BAD_USER_INPUT', /at least 1/],
    ['−1', -1, 'BAD_USER_INPUT', /at least 1/],
    ['above the maximum', 11, 'NOT_ENOUGH_STOCK', /Only 10 left/],
  ])('the cart rejects a quantity that is %s', async (_what, quantity, code, message) => {
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

  it.each([
    [16, 999_999, 0, 'Only 16 left of Honey.'],
    [20_000, 10_000, 0, 'You can order at most 9999 of Honey.'],
    [16, 3, 2, 'You can order at most 2 of Honey.'],
    [1, 3, 2, 'Only 1 left of Honey.'],
  ])(
    'the cart names the available quantity when of %i items %i are requested, with a limit of %i',
    async (stock, quantity, maxPerOrder, message) => {
      const product = await buildProduct({ name: 'Honey', stock, maxPerOrder })
      const refused = await change(ADD, { productId: product._id.toHexString(), quantity })
      expect(refused.userErrors).toMatchObject([{ code: 'NOT_ENOUGH_STOCK', message }])
    },
  )

  it('the cart rejects a product that is out of stock', async () => {
    const product = await buildProduct({ name: 'Honey', stock: 0 })
    const { userErrors } = await change(ADD, { productId: product._id.toHexString() })
    expect(userErrors).toMatchObject([
      { code: 'NOT_ENOUGH_STOCK', message: 'Honey is out of stock.' },
    ])
  })

  it('the cart rejects a schedule X medicine', async () => {
    const product = await buildMedicine({ name: 'Morfilax', medicine: SCHEDULE_X })
    const { userErrors } = await change(ADD, { productId: product._id.toHexString() })
    expect(userErrors).toMatchObject([
      { code: 'NOT_SOLD_ONLINE', message: 'Morfilax is not sold online.' },
    ])
    const { line, product: added } = await addOne()
    await Product.updateOne({ _id: added._id }, { medicine: SCHEDULE_X })
    const kept = await change(CHANGE, { cartLineId: line.id, quantity: 2 })
    expect(kept.userErrors).toMatchObject([{ code: 'NOT_SOLD_ONLINE' }])
    expect(kept.cart).toMatchObject({ totalQuantity: 0, lines: [{ quantity: 1 }] })
    await change(REMOVE, { cartLineId: line.id })
  })

  it.each(['f'.repeat(24), '', 'no id', '{"$gt":""}'])(
    'the cart rejects the product id "%s"',
    async (productId) => {
      const { userErrors } = await change(ADD, { productId })
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    },
  )

  it("the cart rejects changes to another user's line", async () => {
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

  it('the cart rejects a 51st product', async () => {
    const full = await buildShopper(store.tokens)
    const products = await Promise.all(Array.from({ length: 51 }, () => buildProduct()))
    const last = products.pop()
    await fillCart(full.user, products)
    const { userErrors } = await change(ADD, { productId: last?._id.toHexString() }, full)
    expect(userErrors).toMatchObject([{ code: 'CART_FULL' }])
  })

  it('the cart never has more than 50 products, even if it is filled concurrently', async () => {
    const { user, accessToken } = await buildShopper(store.tokens)
    const [deleted, ...products] = await Promise.all(
      Array.from({ length: 60 }, () => buildProduct()),
    )
    if (!deleted) throw new Error('There is no product.')
    await fillCart(user, [deleted, ...products.slice(0, 49)])
    await Product.deleteOne({ _id: deleted._id })
    const replies = await Promise.all(
      products
        .slice(49, 55)
        .map(({ _id: productId }) => store.query(ADD, { input: { productId } }, accessToken)),
    )
    const refused = replies.flatMap(({ data }) => data.reply.userErrors)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['CART_FULL']))
    const lines = await CartLine.find({ userId: user._id }).lean()
    expect(lines).toHaveLength(1 + 49 + 6 - refused.length)
    expect(lines.length).toBeLessThanOrEqual(1 + 50)

    const many = products.slice(55).map((product) => newLine(user._id, product, 1))
    const gone = lines.filter(({ productId }) => productId.equals(deleted._id))
    const { inserted, exceeding } = await insertLines(many, { userId: user._id, gone })
    expect([...inserted, ...exceeding]).toEqual(many)
    expect(await CartLine.countDocuments({ userId: user._id })).toBe(1 + 50)
  })

  it('the cart rejects changes by guests', async () => {
    const { errors } = await store.query(ADD, { input: { productId: 'f'.repeat(24) } })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('changes since a product was added', () => {
  async function getCart(buyer: Shopper) {
    const { data } = await store.query(
      gql(`{ viewer { cart { ...CartInTests } } }`, CART),
      {},
      buyer.accessToken,
    )
    if (!data.viewer) throw new Error('Nobody is logged in.')
    return data.viewer.cart
  }

  it('a cart line shows changes of price and stock since the product was added', async () => {
    const buyer = await buildShopper(store.tokens)
    const names = ['Milk', 'Oil', 'Rice', 'Salt', 'Tea']
    const products = await Promise.all(names.map((name) => buildProduct({ name })))
    await fillCart(buyer.user, products, 3)
    const [milk, oil, rice, salt] = products.map(({ _id }) => ({ _id }))
    await Product.updateOne({ ...milk }, { price: 30_000 })
    await Product.updateOne({ ...oil }, { price: 20_000 })
    await Product.updateOne({ ...rice }, { stock: 2 })
    await Product.updateOne({ ...salt }, { stock: 0, price: 30_000 })
    const { lines, totalQuantity, total } = await getCart(buyer)
    // The totals count available quantities: 3 of milk, oil and tea, 2 of rice and no salt.
    expect([totalQuantity, total.amount]).toEqual([
      11,
      3 * 10_600 + 3 * 7_100 + 2 * 8_900 + 3 * 8_900,
    ])
    expect(lines.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['PRICE_ROSE'],
      ['PRICE_FELL'],
      ['NOT_ENOUGH_STOCK'],
      ['OUT_OF_STOCK', 'PRICE_ROSE'],
      [],
    ])
    const sentences = lines.flatMap(({ problems }) => problems.map(({ message }) => message))
    expect(sentences.slice(0, 4)).toEqual([
      'Milk costs ₹106 now, it was ₹89.',
      'Oil costs ₹71 now, it was ₹89.',
      'Only 2 left of Rice.',
      'Salt is out of stock.',
    ])
  })

  it('a cart line accepts the current price when its quantity is changed', async () => {
    const { product, line } = await addOne()
    await Product.updateOne({ _id: product._id }, { price: 30_000 })
    const { cart } = await change(CHANGE, { cartLineId: line.id, quantity: 2 })
    const changed = cart.lines.find(({ id }) => id === line.id)
    expect(changed).toMatchObject({ seenPrice: { amount: 10_600 }, problems: [] })
  })

  it('a cart shows a notice about a deleted product until it is dismissed', async () => {
    const { line, product } = await addOne()
    const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
    const id = product._id.toHexString()
    const { data } = await store.query(
      gql(`mutation ($input: DeleteInput!) { deleteProduct(input: $input) { deletedId } }`),
      { input: { id } },
      accessToken,
    )
    expect(data).toEqual({ deleteProduct: { deletedId: id } })
    const cart = await getCart(shopper)
    expect(cart.lines.map((each) => each.id)).not.toContain(line.id)
    expect(cart.gone).toEqual([{ id: line.id, name: product.name }])
    const { cart: after, userErrors } = await change(REMOVE, { cartLineId: line.id })
    expect([after.gone, userErrors]).toEqual([[], []])
    expect(await CartLine.findById(line.id).lean()).toBeNull()
  })
})
