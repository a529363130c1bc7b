import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { READ } from '../../../../test/support/customers.ts'
import {
  buildAddress,
  buildOrder,
  buildProduct,
  buildShopper,
  writtenAddress,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { OutboxEntry } from '../../../mail/outbox.model.ts'
import { User } from '../../account/user.model.ts'
import { Address } from '../../address/address.model.ts'
import { CustomerView } from '../../customer/customer-view.model.ts'

const FIND = gql(`query ($phone: String!) {
  customersByPhone(phone: $phone) { id addresses { city } }
}`)
const ADD = gql(`mutation ($input: AddPhoneCustomerInput!) {
  payload: addPhoneCustomer(input: $input) { customer { id addresses { city } } }
}`)
const ADD_ADDRESS = gql(`mutation ($input: AddCustomerAddressInput!) {
  payload: addCustomerAddress(input: $input) { address { id } userErrors { message field } }
}`)
const PLACE = gql(`mutation ($input: PhoneOrderInput!) {
  payload: placePhoneOrder(input: $input) { order { id } userErrors { message field } }
}`)
const LINK = gql(`mutation ($input: PhoneOrderInput!) {
  payload: createOrderLink(input: $input) { link { id } userErrors { message field } }
}`)
const ALL_ADDRESSES = gql(`{ addresses(first: 100) { edges { node { userId } } } }`)

const IN_TEAM = {
  message: 'This account belongs to a member of the team, who has to order with their own login.',
  field: 'customerId',
}

let store: TestStore
let staff: Shopper
let admin: Shopper
let asha: Shopper
let phone: string
let line: { productId: string; quantity: number }

beforeAll(async () => {
  store = await openTestStore()
  staff = await buildShopper(store.tokens, { role: 'STAFF', name: 'Meera' })
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Ravi' })
  const rice = await buildProduct({ price: 10_000, discount: 0, stock: 1_000 })
  line = { productId: rice._id.toHexString(), quantity: 1 }
})
beforeEach(async () => {
  asha = await buildShopper(store.tokens)
  phone = String(9_000_000_000 + Math.floor(Math.random() * 999_999_999))
})
afterAll(() => store.close())

const idOf = ({ user }: Shopper) => user._id.toHexString()
const countViews = ({ user }: Shopper) => CustomerView.countDocuments({ customerId: user._id })

async function find() {
  return (await store.query(FIND, { phone }, staff.accessToken)).data.customersByPhone
}

async function addAddress(customer: Shopper) {
  const input = { customerId: idOf(customer), address: writtenAddress }
  return (await store.query(ADD_ADDRESS, { input }, staff.accessToken)).data.payload
}

async function order<Data extends { payload: { userErrors: object[] } }>(
  document: TestDocument<Data>,
  customer: Shopper,
) {
  const addressId = (await buildAddress(customer.user))._id.toHexString()
  const input = { customerId: idOf(customer), lines: [line], addressId, expectedTotal: 10_000 }
  return (await store.query(document, { input }, staff.accessToken)).data.payload.userErrors
}

describe('the record of who has read a customer’s addresses', () => {
  it('finding customers by phone is recorded for each of them, and admins see who it was', async () => {
    const ravi = await buildShopper(store.tokens)
    for (const { user } of [asha, ravi]) {
      await buildAddress(user)
      await buildOrder(user, { mobileKey: phone })
    }
    expect(await find()).toHaveLength(2)
    await find()
    for (const customer of [asha, ravi]) {
      const { data } = await store.query(READ, { id: idOf(customer) }, admin.accessToken)
      expect(data.customer?.views).toEqual([{ by: 'Ravi' }, { by: 'Meera' }])
    }
  })

  it('no customer is found if the reading cannot be recorded', async () => {
    await buildOrder(asha.user, { mobileKey: phone })
    const insert = vi.spyOn(CustomerView, 'insertMany').mockRejectedValueOnce(new Error('full'))
    const { data, errors } = await store.query(FIND, { phone }, staff.accessToken)
    insert.mockRestore()
    expect({ data, errors: errors?.length }).toEqual({ data: null, errors: 1 })
  })

  it('adding a customer again, which returns their addresses, is recorded', async () => {
    const add = async (by: Shopper) => {
      const input = { name: 'Ravi', phone }
      return (await store.query(ADD, { input }, by.accessToken)).data.payload.customer
    }
    const customer = await add(admin)
    await add(staff)
    const { data } = await store.query(READ, { id: customer?.id ?? '' }, admin.accessToken)
    expect(data.customer?.views.map(({ by }) => by).toSorted()).toEqual(['Meera', 'Ravi'])
  })

  it.each([
    ['a new address', () => addAddress(asha)],
    ['an order by telephone', () => order(PLACE, asha)],
    ['a link to an order', () => order(LINK, asha)],
  ])('%s is recorded', async (_what, act) => {
    await act()
    expect(await countViews(asha)).toBe(1)
  })

  it('the list of all addresses is recorded for each owner, and an unknown owner does not stop it', async () => {
    const gone = await buildShopper(store.tokens)
    for (const { user } of [asha, asha, gone]) await buildAddress(user)
    await User.deleteOne({ _id: gone.user._id })
    const { data, errors } = await store.query(ALL_ADDRESSES, {}, admin.accessToken)
    expect(errors).toBeUndefined()
    expect(data.addresses.edges.length).toBeGreaterThan(2)
    expect([await countViews(asha), await countViews(gone)]).toEqual([1, 0])
  })
})

describe('the accounts of the team', () => {
  it('the team’s accounts are not found by phone', async () => {
    for (const { user } of [staff, admin, asha]) await buildOrder(user, { mobileKey: phone })
    expect((await find()).map(({ id }) => id)).toEqual([idOf(asha)])
  })

  it('colleagues cannot add addresses, orders and links to the team’s accounts', async () => {
    for (const member of [admin, staff]) {
      expect(await addAddress(member)).toEqual({ address: null, userErrors: [IN_TEAM] })
      expect(await order(PLACE, member)).toEqual([IN_TEAM])
      expect(await order(LINK, member)).toEqual([IN_TEAM])
    }
  })
})

describe('the email about an address that the team has saved', () => {
  const mailsTo = ({ user }: Shopper) => store.mails.filter(({ to }) => to === user.email)

  it('the customer gets the new address as text and as HTML', async () => {
    await addAddress(asha)
    await store.sendMail()
    const [mail, ...others] = mailsTo(asha)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('A new address in your account')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('The team of Kirana Care has saved a new address in your account')
      expect(part).toContain(writtenAddress.addressLine)
      expect(part).toContain('If you did not ask for it, please tell us')
    }
  })

  it('no email is sent to an unverified address, and none about an address that was removed', async () => {
    const unverified = await buildShopper(store.tokens, { emailVerified: false })
    await addAddress(unverified)
    await addAddress(asha)
    await Address.updateMany({ userId: asha.user._id }, { $set: { active: false } })
    await store.sendMail()
    expect([...mailsTo(unverified), ...mailsTo(asha)]).toEqual([])
  })

  it('the address is not saved if its email cannot be enqueued', async () => {
    vi.spyOn(OutboxEntry, 'insertMany').mockRejectedValueOnce(new Error('full'))
    const input = { customerId: idOf(asha), address: writtenAddress }
    const { errors } = await store.query(ADD_ADDRESS, { input }, staff.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL')
    expect(await Address.countDocuments({ userId: asha.user._id })).toBe(0)
  })
})
