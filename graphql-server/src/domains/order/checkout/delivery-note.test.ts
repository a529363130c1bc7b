import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { Address } from '../../address/address.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) {
    order { id deliveryNote deliveryAddress { landmark } }
    userErrors { code message field }
  }
}`)

let store: TestStore
let shopper: Shopper
let addressId: string

beforeAll(async () => {
  store = await openTestStore()
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
  const address = await buildAddress(shopper.user)
  await Address.updateOne({ _id: address._id }, { $set: { landmark: 'Behind the temple' } })
  addressId = address._id.toHexString()
})
afterAll(() => store.close())

async function place(fields: object) {
  const { _id, price } = await buildProduct({ price: 4000, discount: 0 })
  const { data } = await store.query(
    PLACE,
    {
      input: {
        lines: [{ productId: _id.toHexString(), quantity: 1 }],
        addressId,
        paymentMethod: 'CASH_ON_DELIVERY',
        expectedTotal: price,
        ...fields,
      },
    },
    shopper.accessToken,
  )
  return data.payload
}

it('an order keeps the delivery note, and the landmark of its address', async () => {
  const { order } = await place({ deliveryNote: '  Call before you ring ' })
  expect(order).toMatchObject({
    deliveryNote: 'Call before you ring',
    deliveryAddress: { landmark: 'Behind the temple' },
  })
})

it('an order without a delivery note has an empty one', async () => {
  expect((await place({})).order?.deliveryNote).toBe('')
})

it('the server rejects a delivery note that is too long or has two lines', async () => {
  for (const deliveryNote of ['x'.repeat(201), 'a\nb']) {
    const { order, userErrors } = await place({ deliveryNote })
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'deliveryNote' }])
  }
})
