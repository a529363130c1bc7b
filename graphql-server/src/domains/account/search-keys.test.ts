import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildShopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { addSearchKeys } from './add-search-keys.service.ts'
import { mobileKey, readPhoneDigits } from './mobile-key.ts'
import { User } from './user.model.ts'

const UPDATE = gql(`mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { userErrors { message } }
}`)

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it.each(['9876543210', '+91 98765 43210', '(0) 98765-43210'])(
  'the key of the phone number %s is its last ten digits',
  (mobile) => {
    expect(mobileKey(mobile)).toBe('9876543210')
  },
)

it.each([
  ['+91 9876', '9876'],
  ['98 76', '9876'],
  ['91987', '91987'],
  ['asha', null],
  ['ORD-98', null],
  ['', null],
])('a search for "%s" has the digits %s', (search, digits) => {
  expect(readPhoneDigits(search)).toBe(digits)
})

it('a profile with a new phone number is found by that number', async () => {
  const { user, accessToken } = await buildShopper(store.tokens, { mobile: '9000000001' })
  const input = { name: 'Asha', email: user.email, mobile: '+91 90000 00002' }
  await store.query(UPDATE, { input }, accessToken)
  expect(await User.findById(user._id).lean()).toMatchObject({ mobileKey: '9000000002' })
})

it('accounts from older versions get the keys of their name and phone number, once and again', async () => {
  const { user } = await buildShopper(store.tokens, { name: 'Ravi', mobile: '098765 43210' })
  const older = { $unset: { nameKeys: 1, mobileKey: 1 } }
  await User.updateOne({ _id: user._id }, older, { timestamps: false })
  for (let time = 1; time <= 2; time += 1) {
    await addSearchKeys()
    expect(await User.findById(user._id).lean()).toMatchObject({
      ...{ nameKeys: ['ra', 'rav', 'ravi'], mobileKey: '9876543210' },
      updatedAt: user.updatedAt,
    })
  }
})
