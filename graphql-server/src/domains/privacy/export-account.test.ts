import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  fillCart,
  type Shopper,
  writtenAddress,
} from '../../../test/support/factories.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } } }`

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const download = (person?: Shopper) =>
  store.app.inject({
    url: '/exports/my-data.json',
    headers: person && { authorization: `Bearer ${person.accessToken}` },
  })

async function placeOrder({ user, accessToken }: Shopper): Promise<string> {
  const product = await buildProduct({ name: 'Milk' })
  const address = await buildAddress(user)
  const input = {
    lines: [{ productId: product._id.toHexString(), quantity: 2 }],
    addressId: address._id.toHexString(),
    paymentMethod: 'CASH_ON_DELIVERY',
    expectedTotal: 17800,
  }
  const reply = await store.query<{ placeOrder: { order: { number: string } } }>(
    PLACE,
    { input },
    accessToken,
  )
  return reply.data.placeOrder.order.number
}

it('a user downloads everything that the store holds about them', async () => {
  const person = await buildShopper(store.tokens)
  const numbers = [await placeOrder(person), await placeOrder(person)]
  await buildAddress(person.user, { active: false, city: 'Mumbai' })
  await fillCart(person.user, [await buildProduct({ name: 'Bread' })])
  const reply = await download(person)
  const price = { price: 25000, discountPercent: 64.4, discountedPrice: 8900 }
  const line = { name: 'Milk', quantity: 2, ...price }
  expect(reply.json()).toMatchObject({
    currency: 'INR',
    profile: { name: 'Asha', email: person.user.email, role: 'USER', status: 'Active' },
    sessions: [{ device: 'Unknown device' }],
    addresses: [{ city: 'Mumbai', active: false }, writtenAddress, writtenAddress],
    cart: [{ name: 'Bread', quantity: 1 }],
    orders: numbers.toReversed().map((number) => ({
      ...{ number, status: 'PENDING', total: 17800, lines: [line] },
      ...{ deliveryAddress: writtenAddress, payment: { method: 'CASH_ON_DELIVERY' } },
    })),
  })
})

it('the download has no passwords, codes or data of other users', async () => {
  const [person, other] = [await buildShopper(store.tokens), await buildShopper(store.tokens)]
  await placeOrder(other)
  const { body, headers } = await download(person)
  expect(JSON.parse(body)).toMatchObject({ addresses: [], cart: [], orders: [] })
  expect(body).not.toMatch(/password|hash|fingerprint|idempotency/i)
  expect(body).not.toContain(other.user.email)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="my-data-[\d-]+\.json"$/,
    ) as string,
    'cache-control': 'no-store',
  })
})

it('orders are read in batches, with one command for each batch', async () => {
  const person = await buildShopper(store.tokens)
  for (let n = 0; n < 5; n += 1) await placeOrder(person)
  const commands = await store.recordCommands(() => download(person))
  expect(commands).toEqual(['aggregate', ...Array<string>(6).fill('find')])
})

it('a guest downloads nothing', async () => {
  expect((await download()).statusCode).toBe(401)
})
