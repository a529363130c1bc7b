import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAddress, buildShopper, type Shopper } from '../../test/support/factories.ts'
import { createRestClient, expectRefusal } from '../../test/support/rest.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { Address } from '../domains/address/address.model.ts'

let store: TestStore
let call: ReturnType<typeof createRestClient>
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  call = createRestClient(store)
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

const address = {
  address_line: '7 Lake View Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
  mobile: '9800000000',
}

it.each([
  ['one blank field', { city: ' ' }, 'city is blank.'],
  ['invisible text', { city: '\u200b\u3164' }, 'city is blank.'],
  [
    'three blank fields',
    { address_line: '', state: '\n', mobile: '\t' },
    'address_line, state, and mobile are blank.',
  ],
  [
    'missing and blank fields',
    { address_line: undefined, city: undefined, pincode: ' ', mobile: '' },
    'address_line and city are missing or not of the right kind. pincode and mobile are blank.',
  ],
])('names every missing and blank field of an address with %s', async (_what, change, message) => {
  const _id = (await buildAddress(shopper.user))._id.toHexString()
  const before = await Address.find().lean()
  const payload = { ...address, ...change }
  const requests = [
    { method: 'POST', url: '/api/address/create', payload },
    { method: 'PUT', url: '/api/address/update', payload: { ...payload, _id } },
  ] as const
  for (const request of requests) {
    const reply = await call({ ...request, as: shopper })
    expectRefusal(reply, 400, 'BAD_USER_INPUT')
    expect(reply.message).toBe(message)
  }
  expect(await Address.find().lean()).toEqual(before)
})
