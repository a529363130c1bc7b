import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { writesOutsideTransactions } from '../../../../test/support/writes-outside-transactions.ts'
import { User } from '../../account/user.model.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { number } userErrors { code } }
}`)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** Orders two items of each product. */
async function place(shopper: Shopper, products: ProductRecord[], more: object = {}) {
  const { _id } = await buildAddress(shopper.user, { addressLine: '7 <Lake> Road' })
  const input = {
    lines: products.map((product) => ({ productId: product._id.toHexString(), quantity: 2 })),
    addressId: _id.toHexString(),
    paymentMethod: 'CASH_ON_DELIVERY',
    ...more,
  }
  const { data } = await store.query(PLACE, { input }, shopper.accessToken)
  return data.placeOrder
}

const mailsTo = ({ user }: Shopper) => store.mails.filter(({ to }) => to === user.email)

describe('an order confirmation', () => {
  it('an order confirmation has the lines, totals in Indian format, address and payment, in both parts', async () => {
    const shopper = await buildShopper(store.tokens, { name: 'Asha' })
    const products = [
      await buildProduct({ name: 'Milk <full> & cream', unit: '500 ml' }),
      await buildProduct({ name: 'Saffron', unit: '', price: 6_172_800, discount: 0 }),
    ]
    const { order } = await place(shopper, products, { expectedTotal: 12_363_400 })
    await store.sendMail()
    const [mail] = mailsTo(shopper)
    expect(mail?.subject).toBe(`Order received: ${order?.number}, ₹1,23,634`)
    for (const line of [
      'Hello Asha,',
      '2 × Milk <full> & cream (500 ml): ₹178',
      '2 × Saffron: ₹1,23,456',
      'Before discount: ₹1,23,956',
      'You save: ₹322',
      'Delivery charge: Free',
      'Grand total: ₹1,23,634',
      'Delivery address\n7 <Lake> Road\nPune, Maharashtra 411001, India\nMobile 9800000000',
      'Payment: Cash on delivery',
      'See your order: http://127.0.0.1:4000/dashboard/myorders/',
      'If you have a question, call us at ',
    ]) {
      expect(mail?.text).toContain(line)
    }
    expect(mail?.html).toContain('2 × Milk &lt;full&gt; &amp; cream (500 ml)')
    expect(mail?.html).toContain('₹1,23,634')
    expect(mail?.html).not.toMatch(/<full>|<Lake>/)
  })

  it('an order confirmation is sent once, even when the order is submitted twenty times under one key', async () => {
    const shopper = await buildShopper(store.tokens)
    const { _id } = await buildAddress(shopper.user)
    const product = await buildProduct()
    const more = {
      idempotencyKey: 'one-checkout',
      expectedTotal: 17_800,
      addressId: _id.toHexString(),
    }
    await Promise.all(Array.from({ length: 20 }, () => place(shopper, [product], more)))
    await store.sendMail()
    await place(shopper, [product], more)
    await store.sendMail()
    expect(mailsTo(shopper)).toHaveLength(1)
  })

  it('an order confirmation is enqueued with the order or not at all', async () => {
    const shopper = await buildShopper(store.tokens)
    const { _id } = await buildAddress(shopper.user)
    const more = { expectedTotal: 17_800, addressId: _id.toHexString() }
    const product = await buildProduct()
    expect(
      await writesOutsideTransactions(async () => {
        expect((await place(shopper, [product], more)).order).not.toBeNull()
      }),
    ).toEqual(['addresses'])
  })

  it('an order confirmation is not sent for a rejected order', async () => {
    const shopper = await buildShopper(store.tokens)
    const product = await buildProduct({ stock: 1 })
    const short = await place(shopper, [product], { expectedTotal: 17_800 })
    const dear = await place(shopper, [await buildProduct()], { expectedTotal: 1 })
    expect([short.order, dear.order]).toEqual([null, null])
    await store.sendMail()
    expect(mailsTo(shopper)).toEqual([])
  })

  it("an order confirmation is sent to the account's current address", async () => {
    const shopper = await buildShopper(store.tokens)
    await place(shopper, [await buildProduct()], { expectedTotal: 17_800 })
    const email = `new-${shopper.user.email}`
    await User.updateOne({ _id: shopper.user._id }, { $set: { email, emailKey: email } })
    await store.sendMail()
    expect(mailsTo(shopper)).toEqual([])
    expect(store.mails.at(-1)?.to).toBe(email)
  })
})
