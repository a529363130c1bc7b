import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildOrder,
  buildProduct,
  buildScheduled,
  buildShopper,
  fillCart,
  writtenAddress,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { CartLine } from '../../cart/cart-line.model.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'

const ADD = gql(`mutation ($input: AddPhoneCustomerInput!) {
  payload: addPhoneCustomer(input: $input) {
    customer { id name numberProof addresses { id } }
    userErrors { code message field }
  }
}`)
const ADD_ADDRESS = gql(`mutation ($input: AddCustomerAddressInput!) {
  payload: addCustomerAddress(input: $input) {
    address { id city }
    userErrors { code message field }
  }
}`)
const FIND = gql(`query ($phone: String!) {
  customersByPhone(phone: $phone) { id name numberProof addresses { id } }
}`)
const PLACE = gql(`mutation ($input: PhoneOrderInput!) {
  payload: placePhoneOrder(input: $input) {
    order {
      id
      status
      total { amount }
      payment { method state }
      customer { name email }
      placedByTeam { how by }
      history { status by }
    }
    quote { total { amount } }
    userErrors { code message field }
  }
}`)
const LIST = gql(`query ($search: String!) {
  customers(search: $search, first: 50) { edges { node { id } } }
}`)
const LOGIN = gql(`mutation ($input: LoginInput!) {
  payload: login(input: $input) { userErrors { code } }
}`)
const OWN_ORDER = gql(`query ($id: ID!) {
  viewer { order(id: $id) { placedByTeam { how by } history { by } } }
}`)

let store: TestStore
let staff: Shopper
let admin: Shopper
let asha: Shopper
let addressId: string
let rice: ProductRecord

beforeAll(async () => {
  store = await openTestStore()
  staff = await buildShopper(store.tokens, { role: 'STAFF', name: 'Meera' })
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  asha = await buildShopper(store.tokens)
  addressId = (await buildAddress(asha.user))._id.toHexString()
  rice = await buildProduct({ price: 10_000, discount: 0 })
})
afterAll(() => store.close())

async function add(input: { name: string; phone: string }) {
  return (await store.query(ADD, { input }, staff.accessToken)).data.payload
}

async function find(phone: string) {
  return (await store.query(FIND, { phone }, staff.accessToken)).data.customersByPhone
}

async function findProofs(phone: string) {
  return (await find(phone)).map(({ id, numberProof }) => [id, numberProof])
}

async function place(more: object = {}) {
  const input = {
    customerId: asha.user._id.toHexString(),
    lines: [{ productId: rice._id.toHexString(), quantity: 2 }],
    ...{ addressId, expectedTotal: 20_000, ...more },
  }
  return (await store.query(PLACE, { input }, staff.accessToken)).data.payload
}

const newPhone = () => String(9_000_000_000 + Math.floor(Math.random() * 999_999_999))

describe('customers who order by telephone', () => {
  it('a customer is added once for a phone number, in whatever form it is written', async () => {
    const phone = newPhone()
    const { customer } = await add({ name: 'Ravi Menon', phone })
    expect(customer).toMatchObject({
      name: 'Ravi Menon',
      numberProof: 'ADDED_BY_TEAM',
      addresses: [],
    })
    const again = await add({
      name: 'R. Menon',
      phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    })
    expect(again.customer).toEqual(customer)
    expect(await find(`0${phone}`)).toEqual([customer])
  })

  it('two requests for one new number add one customer', async () => {
    const phone = newPhone()
    const added = await Promise.all([1, 2, 3].map(() => add({ name: 'Ravi', phone })))
    expect(new Set(added.map(({ customer }) => customer?.id)).size).toBe(1)
  })

  it.each(['', '12345', 'abc', '9'.repeat(31)])(
    'the phone number %j is rejected',
    async (phone) => {
      const { customer, userErrors } = await add({ name: 'Ravi', phone })
      const message = 'Enter a phone number with ten digits, such as 98765 43210.'
      expect({ customer, userErrors }).toEqual({
        customer: null,
        userErrors: [{ code: 'BAD_USER_INPUT', message, field: 'phone' }],
      })
    },
  )

  it('the customer whom the team has added comes first, then those with a delivery, then those who have only ordered', async () => {
    const mobileKey = newPhone()
    const ordering = await buildShopper(store.tokens)
    const served = await buildShopper(store.tokens)
    await buildOrder(asha.user, { mobileKey, status: 'DELIVERED' })
    await buildOrder(served.user, { mobileKey, status: 'DELIVERED' })
    await buildOrder(asha.user, { mobileKey, status: 'PACKED' })
    await buildOrder(ordering.user, { mobileKey, status: 'PACKED' })
    const { customer } = await add({ name: 'Ravi', phone: mobileKey })
    expect(await findProofs(mobileKey)).toEqual([
      [customer?.id, 'ADDED_BY_TEAM'],
      [asha.user._id.toHexString(), 'ORDER_DELIVERED'],
      [served.user._id.toHexString(), 'ORDER_DELIVERED'],
      [ordering.user._id.toHexString(), 'NONE'],
    ])
    expect(await find(mobileKey.slice(1))).toEqual([])
  })

  it('a stranger with cancelled orders for the number is not found, whatever their name is', async () => {
    const mobileKey = newPhone()
    await buildOrder(asha.user, { mobileKey, status: 'DELIVERED' })
    const stranger = await buildShopper(store.tokens, { name: asha.user.name })
    await buildOrder(stranger.user, { mobileKey, status: 'CANCELLED_BY_SHOPPER' })
    expect(await findProofs(mobileKey)).toEqual([[asha.user._id.toHexString(), 'ORDER_DELIVERED']])
  })

  it('any number of orders and accounts for a number do not hide the customer who has received one', async () => {
    const mobileKey = newPhone()
    const strangers = await Promise.all(
      Array.from({ length: 11 }, () => buildShopper(store.tokens)),
    )
    const real = await buildShopper(store.tokens)
    await buildOrder(real.user, { mobileKey, status: 'DELIVERED' })
    for (const { user } of strangers) await buildOrder(user, { mobileKey })
    for (let n = 0; n < 51; n += 1) await buildOrder(asha.user, { mobileKey })
    const found = await findProofs(mobileKey)
    expect(found).toHaveLength(10)
    expect(found[0]).toEqual([real.user._id.toHexString(), 'ORDER_DELIVERED'])
    const listed = await store.query(LIST, { search: mobileKey }, admin.accessToken)
    const ids = listed.data.customers.edges.map(({ node }) => node.id)
    expect(ids).toContain(real.user._id.toHexString())
    expect(ids).toContain(strangers[0]?.user._id.toHexString())
  })

  it('nobody can log in as a customer who was added by telephone', async () => {
    const phone = newPhone()
    await add({ name: 'Ravi', phone })
    for (const email of [`phone:${phone}`, '', phone]) {
      for (const password of ['', ' ', 'the password of the tests']) {
        const { data } = await store.query(LOGIN, { input: { email, password } })
        expect(data.payload.userErrors.length).toBeGreaterThan(0)
      }
    }
  })

  it('the team can add an address, and not for an unknown customer', async () => {
    const customerId = (await add({ name: 'Ravi', phone: newPhone() })).customer?.id ?? ''
    const addAddress = async (id: string) => {
      const input = { customerId: id, address: writtenAddress }
      return (await store.query(ADD_ADDRESS, { input }, staff.accessToken)).data.payload
    }
    expect(await addAddress(customerId)).toMatchObject({
      address: { city: 'Pune' },
      userErrors: [],
    })
    for (const id of ['0'.repeat(24), 'nobody']) {
      expect((await addAddress(id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    }
    const input = { customerId, address: { ...writtenAddress, city: ' ' } }
    const { data } = await store.query(ADD_ADDRESS, { input }, staff.accessToken)
    expect(data.payload.userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'city' }])
  })
})

describe('orders that the team places', () => {
  it('a cash order is placed with the name of the team member, and is not announced to the team', async () => {
    const { order, userErrors } = await place()
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      ...{ status: 'PENDING', total: { amount: 20_000 } },
      payment: { method: 'CASH_ON_DELIVERY', state: 'DUE' },
      placedByTeam: { how: 'TELEPHONE', by: 'Meera' },
      history: [{ status: 'PENDING', by: 'Meera' }],
    })
    expect(await Order.findById(order?.id).lean()).not.toHaveProperty('isUnseen')
    expect((await Product.findById(rice._id).lean())?.stock).toBe(8)
  })

  it('the customer sees that the team has placed the order, and not who', async () => {
    const { order } = await place()
    const { data } = await store.query(OWN_ORDER, { id: order?.id ?? '' }, asha.accessToken)
    expect(data.viewer?.order).toEqual({
      placedByTeam: { how: 'TELEPHONE', by: null },
      history: [{ by: null }],
    })
  })

  it('the customer gets the confirmation, and a customer without an email address gets nothing', async () => {
    await place()
    await store.sendMail()
    expect(store.mails.filter(({ to }) => to === asha.user.email)).toHaveLength(1)
    const customerId = (await add({ name: 'Ravi', phone: newPhone() })).customer?.id ?? ''
    const input = { customerId, address: writtenAddress }
    const { data } = await store.query(ADD_ADDRESS, { input }, staff.accessToken)
    const ravisAddress = data.payload.address?.id
    const before = store.mails.length
    expect((await place({ customerId, addressId: ravisAddress })).order).not.toBeNull()
    await store.sendMail()
    expect(store.mails.slice(before).map(({ to }) => to)).not.toContain('')
    expect(store.mails.slice(before).filter(({ to }) => to !== 'shop@example.in')).toEqual([])
  })

  it('the cart of the customer stays as it is', async () => {
    await fillCart(asha.user, [rice])
    expect((await place()).order).not.toBeNull()
    expect(await CartLine.countDocuments({ userId: asha.user._id })).toBe(1)
  })

  it('a customer with an unverified email address can have more than three cash orders', async () => {
    asha = await buildShopper(store.tokens, { emailVerified: false })
    addressId = (await buildAddress(asha.user))._id.toHexString()
    const placed = []
    for (let n = 0; n < 4; n += 1) placed.push((await place({ expectedTotal: 20_000 })).order)
    expect(placed).not.toContain(null)
  })

  it('a repeat with the same key returns the first order', async () => {
    const idempotencyKey = randomUUID()
    const { order } = await place({ idempotencyKey })
    expect((await place({ idempotencyKey })).order?.id).toBe(order?.id)
    expect(await Order.countDocuments({ userId: asha.user._id })).toBe(1)
  })

  it('a changed price is returned as a quote, and nothing is ordered', async () => {
    const { order, quote, userErrors } = await place({ expectedTotal: 19_000 })
    expect({ order, quote }).toEqual({ order: null, quote: { total: { amount: 20_000 } } })
    expect(userErrors).toMatchObject([{ code: 'PRICE_CHANGED', field: 'expectedTotal' }])
    expect((await Product.findById(rice._id).lean())?.stock).toBe(10)
  })

  it('a medicine that requires a prescription cannot be ordered by telephone', async () => {
    const medicine = await buildScheduled('H', { price: 10_000, discount: 0 })
    const lines = [{ productId: medicine._id.toHexString(), quantity: 2 }]
    expect((await place({ lines })).userErrors).toMatchObject([{ code: 'PRESCRIPTION_REQUIRED' }])
  })

  it("another person's address and an unknown customer are rejected", async () => {
    const other = await buildShopper(store.tokens)
    const wrong = (await buildAddress(other.user))._id.toHexString()
    expect((await place({ addressId: wrong })).userErrors).toMatchObject([{ field: 'addressId' }])
    expect((await place({ customerId: '0'.repeat(24) })).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: 'customerId' },
    ])
  })

  it('customers and guests can neither find customers nor order for them', async () => {
    for (const token of [asha.accessToken, undefined]) {
      const code = token ? 'FORBIDDEN' : 'UNAUTHENTICATED'
      const found = await store.query(FIND, { phone: '9876543210' }, token)
      expect(found.errors?.[0]?.extensions.code).toBe(code)
      const input = {
        customerId: asha.user._id.toHexString(),
        lines: [],
        addressId,
        expectedTotal: 0,
      }
      expect((await store.query(PLACE, { input }, token)).errors?.[0]?.extensions.code).toBe(code)
    }
  })

  it('finding customers takes a fixed number of database commands', async () => {
    const mobileKey = newPhone()
    for (let n = 0; n < 5; n += 1) {
      const { user } = await buildShopper(store.tokens)
      await buildOrder(user, { mobileKey })
      await buildAddress(user)
    }
    const commands = await store.recordCommands(() => find(mobileKey))
    expect(commands.toSorted()).toEqual(
      [
        ...['aggregate', 'distinct', 'distinct', 'find', 'find', 'find'],
        // The record of the reading.
        ...['distinct', 'update', 'insert', 'commitTransaction'],
      ].toSorted(),
    )
  })
})
