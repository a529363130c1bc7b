import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildScheduled,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { countScans } from '../../../../test/support/database.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, SECRET, type TestStore } from '../../../../test/support/store.ts'
import { Product, type ProductRecord } from '../../catalogue/record/product.model.ts'
import { User } from '../../account/user.model.ts'
import { Order } from '../record/order.model.ts'
import { createLinkTokens } from './link-tokens.ts'
import { OrderLink } from './order-link.model.ts'
import { deleteOldOrderLinks } from './order-link.service.ts'

const CREATE = gql(`mutation ($input: PhoneOrderInput!) {
  payload: createOrderLink(input: $input) {
    link { id url customerName phone totalQuantity by createdAt expiresAt }
    quote { total { amount } }
    userErrors { code message field }
  }
}`)
const LINKS = gql(`query { orderLinks { id url customerName } }`)
const WITHDRAW = gql(`mutation ($input: WithdrawOrderLinkInput!) {
  payload: withdrawOrderLink(input: $input) { withdrawnId userErrors { code message field } }
}`)
const LINKED = gql(`query ($token: String!) {
  linkedOrder(token: $token) {
    customerName
    address
    fulfilment
    lines { product { id discountedPrice { amount } } quantity maxQuantity }
    orderNumber
    orderTotal { amount }
  }
}`)
const CONFIRM = gql(`mutation ($input: ConfirmOrderLinkInput!) {
  payload: confirmOrderLink(input: $input) {
    linkedOrder { orderNumber orderTotal { amount } }
    userErrors { code message field }
  }
}`)

const DAY_MS = 24 * 60 * 60_000
const EXPIRED = 'This link has expired or was withdrawn. Please call the shop.'

let store: TestStore
let staff: Shopper
let asha: Shopper
let addressId: string
let rice: ProductRecord

beforeAll(async () => {
  store = await openTestStore()
  staff = await buildShopper(store.tokens, { role: 'STAFF', name: 'Meera' })
})
beforeEach(async () => {
  await OrderLink.deleteMany({})
  asha = await buildShopper(store.tokens, { name: 'Asha Rao' })
  addressId = (await buildAddress(asha.user))._id.toHexString()
  rice = await buildProduct({ price: 10_000, discount: 0 })
})
afterAll(() => store.close())

const someRice = (quantity: number) => [{ productId: rice._id.toHexString(), quantity }]

async function create(more: object = {}) {
  const customerId = asha.user._id.toHexString()
  const input = { customerId, lines: someRice(2), addressId, expectedTotal: 20_000, ...more }
  return (await store.query(CREATE, { input }, staff.accessToken)).data.payload
}

const tokenOf = ({ url }: { url: string }) => new URL(url).hash.slice(1)

/** Creates a link, and returns its id and its token. */
async function createLink() {
  const { link } = await create()
  if (!link) throw new Error('No link was created.')
  return { id: link.id, token: tokenOf(link) }
}

async function see(token: string) {
  return (await store.query(LINKED, { token })).data.linkedOrder
}

async function confirm(token: string, quantity = 2, more: object = {}) {
  const input = { token, lines: someRice(quantity), expectedTotal: quantity * 10_000, ...more }
  return (await store.query(CONFIRM, { input })).data.payload
}

async function withdraw(id: string) {
  return (await store.query(WITHDRAW, { input: { id } }, staff.accessToken)).data.payload
}

const ordersOfAsha = () => Order.find({ userId: asha.user._id }).lean()
const riceInStock = async () => (await Product.findById(rice._id).lean())?.stock

describe('the link to an order that the team has prepared', () => {
  it('the link lasts 24 hours, takes nothing from stock, and is listed until it is used', async () => {
    const { link, userErrors } = await create()
    expect(userErrors).toEqual([])
    expect(link).toMatchObject({ customerName: 'Asha Rao', totalQuantity: 2, by: 'Meera' })
    expect(Date.parse(link?.expiresAt ?? '') - Date.parse(link?.createdAt ?? '')).toBe(DAY_MS)
    expect(await riceInStock()).toBe(10)
    const list = async () => (await store.query(LINKS, {}, staff.accessToken)).data.orderLinks
    expect(await list()).toEqual([{ id: link?.id, url: link?.url, customerName: 'Asha Rao' }])
    if (link) await confirm(tokenOf(link))
    expect(await list()).toEqual([])
  })

  it("a link's token is in the fragment, which browsers send to no server and no proxy", async () => {
    const { link } = await create()
    const { pathname, search, hash } = new URL(link?.url ?? '')
    expect([pathname, search]).toEqual(['/order-link', ''])
    expect(createLinkTokens(SECRET).read(hash.slice(1))?.toHexString()).toBe(link?.id)
  })

  it('a visitor with the link sees the products, the name and the address', async () => {
    const { token } = await createLink()
    expect(await see(token)).toEqual({
      ...{ customerName: 'Asha Rao', address: '7 Lake View Road, Pune 411001' },
      fulfilment: 'DELIVERY',
      lines: [
        {
          product: { id: rice._id.toHexString(), discountedPrice: { amount: 10_000 } },
          ...{ quantity: 2, maxQuantity: 7 },
        },
      ],
      ...{ orderNumber: null, orderTotal: null },
    })
  })

  it('a visitor cannot read an order with another token', async () => {
    const { id, token } = await createLink()
    const other = createLinkTokens('another secret, just as long as the first').sign(
      (await OrderLink.findById(id).orFail())._id,
    )
    const guesses = ['', id, `${id}-`, `${token}x`, token.slice(0, -1), token.toUpperCase(), other]
    for (const guess of [...guesses, 'x'.repeat(5_000), `${'0'.repeat(24)}${token.slice(24)}`]) {
      expect(await see(guess)).toBeNull()
      expect((await confirm(guess)).userErrors).toMatchObject([
        { code: 'NOT_FOUND', message: EXPIRED },
      ])
    }
    expect(await ordersOfAsha()).toEqual([])
  })

  it('the token of a deleted link is of no use', async () => {
    const { id, token } = await createLink()
    expect(createLinkTokens(SECRET).read(token)?.toHexString()).toBe(id)
    await OrderLink.deleteOne({ _id: id })
    expect(await see(token)).toBeNull()
  })

  it('the customer places the order without logging in, and the team sees how', async () => {
    const { token } = await createLink()
    const { linkedOrder, userErrors } = await confirm(token)
    const [order] = await ordersOfAsha()
    expect(userErrors).toEqual([])
    expect(linkedOrder).toEqual({
      ...{ orderNumber: order?.number, orderTotal: { amount: 20_000 } },
    })
    expect(order).toMatchObject({
      placement: { how: 'LINK', adminId: staff.user._id },
      history: [{ status: 'PENDING', adminId: null }],
      isUnseen: true,
      payment: { method: 'CASH_ON_DELIVERY', state: 'DUE' },
    })
    expect(await riceInStock()).toBe(8)
  })

  it('the customer can order more or fewer pieces of the products in the link', async () => {
    const { token } = await createLink()
    expect((await confirm(token, 5)).linkedOrder?.orderTotal).toEqual({ amount: 50_000 })
    expect(await riceInStock()).toBe(5)
  })

  it('the customer cannot order other products with the link', async () => {
    const { token } = await createLink()
    const other = await buildProduct({ price: 10_000, discount: 0 })
    const lines = [...someRice(1), { productId: other._id.toHexString(), quantity: 1 }]
    expect((await confirm(token, 2, { lines })).userErrors).toMatchObject([{ field: 'lines' }])
    expect(await ordersOfAsha()).toEqual([])
  })

  it.each([{ lines: [] }, { lines: [{ productId: 'x', quantity: 1 }] }])(
    'the lines %j are rejected',
    async (more) => {
      const { token } = await createLink()
      expect((await confirm(token, 2, more)).userErrors).not.toEqual([])
      expect(await ordersOfAsha()).toEqual([])
    },
  )

  it('a price that changed after the link was made is not charged without a yes', async () => {
    const { token } = await createLink()
    await Product.updateOne({ _id: rice._id }, { $set: { price: 12_000 } })
    expect((await confirm(token)).userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }])
    expect(await ordersOfAsha()).toEqual([])
    const { linkedOrder } = await confirm(token, 2, { expectedTotal: 24_000 })
    expect(linkedOrder?.orderTotal).toEqual({ amount: 24_000 })
  })

  it('a repeat returns the same order, and another one says that it was placed', async () => {
    const { token } = await createLink()
    const first = await confirm(token)
    expect(await confirm(token)).toEqual(first)
    expect((await confirm(token, 3)).userErrors).toMatchObject([
      {
        code: 'CHANGED_MEANWHILE',
        message: 'This order was placed already. Please call the shop if you want to change it.',
      },
    ])
    expect(await ordersOfAsha()).toHaveLength(1)
  })

  it('several confirmations at once place one order', async () => {
    const { token } = await createLink()
    const confirmed = await Promise.all([1, 2, 3, 2].map((quantity) => confirm(token, quantity)))
    const [order, ...others] = await ordersOfAsha()
    expect(others).toEqual([])
    expect(await riceInStock()).toBe(10 - (order?.totalQuantity ?? 0))
    for (const { userErrors } of confirmed) {
      expect(['CHANGED_MEANWHILE', undefined]).toContain(userErrors[0]?.code)
    }
  })

  it('a withdrawal at the time of the confirmation has one outcome', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, token } = await createLink()
      await Product.updateOne({ _id: rice._id }, { $set: { stock: 10 } })
      await Order.deleteMany({ userId: asha.user._id })
      const [withdrawn, confirmed] = await Promise.all([withdraw(id), confirm(token)])
      const orders = await ordersOfAsha()
      expect(orders).toHaveLength(withdrawn.withdrawnId ? 0 : 1)
      expect(confirmed.userErrors).toHaveLength(withdrawn.withdrawnId ? 1 : 0)
    }
  })

  it('a withdrawn link finds nothing, and cannot be withdrawn twice', async () => {
    const { id, token } = await createLink()
    expect(await withdraw(id)).toEqual({ withdrawnId: id, userErrors: [] })
    expect(await see(token)).toBeNull()
    for (const wrong of [id, 'x', '0'.repeat(24)]) {
      expect((await withdraw(wrong)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }])
    }
  })

  it('an expired link shows and places nothing, also after it was used, and is deleted', async () => {
    for (const isUsed of [false, true]) {
      const { id, token } = await createLink()
      if (isUsed) await confirm(token)
      await deleteOldOrderLinks()
      expect(await OrderLink.countDocuments()).toBe(1)
      await OrderLink.updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() - 1) } })
      expect(await see(token)).toBeNull()
      expect((await confirm(token)).userErrors).toMatchObject([{ message: EXPIRED }])
      await deleteOldOrderLinks()
      expect(await OrderLink.countDocuments()).toBe(0)
    }
    expect(await ordersOfAsha()).toHaveLength(1)
  })

  it('a used link shows the number and total of its order, and neither name, address nor products', async () => {
    const { token } = await createLink()
    await confirm(token)
    expect(await see(token)).toEqual({
      ...{ customerName: null, address: null, fulfilment: 'DELIVERY', lines: [] },
      ...{ orderNumber: (await ordersOfAsha())[0]?.number, orderTotal: { amount: 20_000 } },
    })
  })

  it('the link of a customer whose account was suspended shows and places nothing', async () => {
    const { token } = await createLink()
    await User.updateOne({ _id: asha.user._id }, { $set: { status: 'Suspended' } })
    expect(await see(token)).toBeNull()
    expect((await confirm(token)).userErrors).toMatchObject([{ message: EXPIRED }])
    expect(await ordersOfAsha()).toEqual([])
  })

  it('the customer can order five more pieces of each product than were prepared, and no more', async () => {
    const { token } = await createLink()
    const message =
      'You can order at most 7 of a product with this link. Please call the shop if you need more.'
    for (const quantity of [8, 9_999]) {
      expect((await confirm(token, quantity)).userErrors).toEqual([
        { code: 'BAD_USER_INPUT', message, field: 'lines' },
      ])
    }
    const twice = { lines: [...someRice(7), ...someRice(7)], expectedTotal: 140_000 }
    expect((await confirm(token, 14, twice)).userErrors).not.toEqual([])
    expect(await riceInStock()).toBe(10)
    expect((await confirm(token, 7)).linkedOrder?.orderTotal).toEqual({ amount: 70_000 })
  })

  it('an order that could not be placed now gets no link', async () => {
    const medicine = await buildScheduled('H', { price: 10_000, discount: 0 })
    const prescribed = [{ productId: medicine._id.toHexString(), quantity: 2 }]
    expect((await create({ lines: prescribed })).userErrors).toMatchObject([
      { code: 'PRESCRIPTION_REQUIRED' },
    ])
    const tooMany = { lines: someRice(11), expectedTotal: 110_000 }
    expect((await create(tooMany)).userErrors).toMatchObject([{ code: 'NOT_ENOUGH_STOCK' }])
    const { quote } = await create({ expectedTotal: 1 })
    expect(quote).toEqual({ total: { amount: 20_000 } })
    expect(await OrderLink.countDocuments()).toBe(0)
  })

  it('a repeat with the same key returns the same link, even if a price has changed since', async () => {
    const idempotencyKey = randomUUID()
    const { link } = await create({ idempotencyKey })
    await Product.updateOne({ _id: rice._id }, { $set: { price: 12_000 } })
    expect((await create({ idempotencyKey })).link).toEqual(link)
    const other = { idempotencyKey, lines: someRice(1), expectedTotal: 10_000 }
    expect((await create(other)).userErrors).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }])
  })

  it('at most 100 links can wait', async () => {
    const { id } = await createLink()
    const { _id, ...link } = await OrderLink.findById(id).orFail().lean()
    await OrderLink.insertMany(Array.from({ length: 99 }, () => link))
    expect((await create()).userErrors).toMatchObject([
      { message: 'At most 100 links can be waiting for customers. Please withdraw one first.' },
    ])
    await withdraw(_id.toHexString())
    expect((await create()).link).not.toBeNull()
  })

  it('customers and guests cannot see or make links', async () => {
    const input = { customerId: asha.user._id.toHexString(), lines: someRice(1), addressId }
    for (const token of [asha.accessToken, undefined]) {
      const code = token ? 'FORBIDDEN' : 'UNAUTHENTICATED'
      const replies = await Promise.all([
        store.query(LINKS, {}, token),
        store.query(CREATE, { input: { ...input, expectedTotal: 10_000 } }, token),
        store.query(WITHDRAW, { input: { id: '0'.repeat(24) } }, token),
      ])
      expect(replies.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([code, code, code])
    }
  })

  it('links are created, read, used and deleted without scans', async () => {
    const scans = await countScans(async () => {
      const { token } = await createLink()
      await store.query(LINKS, {}, staff.accessToken)
      await see(token)
      await confirm(token)
      await withdraw((await createLink()).id)
      await deleteOldOrderLinks()
    })
    expect(scans).toBe(0)
  })

  it('a used link reads its order with one database command', async () => {
    const { token } = await createLink()
    await confirm(token)
    const commands = await store.recordCommands(() => see(token))
    // The link, its customer and its order.
    expect(commands).toEqual(Array(3).fill('find'))
  })

  it('the list of links takes a fixed number of database commands', async () => {
    for (let n = 0; n < 5; n += 1) await createLink()
    const commands = await store.recordCommands(() => store.query(LINKS, {}, staff.accessToken))
    expect(commands.toSorted()).toEqual(['aggregate', 'find', 'find'])
  })
})
