import mongoose from 'mongoose'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildOrder,
  buildShopper,
  type Shopper,
} from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { addPhoneCustomer } from '../account/phone-customer.service.ts'
import { User, type UserRecord } from '../account/user.model.ts'
import { CustomerView } from '../customer/customer-view.model.ts'
import { Order } from '../order/record/order.model.ts'
import { createTicket } from '../ticket/create-ticket.service.ts'
import { Ticket, type TicketRecord } from '../ticket/ticket.model.ts'

const CORRECT = gql(`mutation ($input: CorrectCustomerInput!) {
  payload: correctCustomer(input: $input) {
    customer { name mobile hasLogin } userErrors { code message field }
  }
}`)
const DELETE = gql(`mutation ($input: DeleteCustomerInput!) {
  payload: deleteCustomer(input: $input) { userErrors { code message field } }
}`)
const CORRECT_TICKET = gql(`mutation ($input: CorrectTicketInput!) {
  payload: correctTicket(input: $input) {
    ticket { name email phone version isFromGuest } userErrors { code message field }
  }
}`)
const DELETE_TICKET = gql(`mutation ($input: DeleteTicketDataInput!) {
  payload: deleteTicketData(input: $input) {
    ticket { name email phone text status isFromGuest } userErrors { code message field }
  }
}`)

let store: TestStore
let admin: Shopper
let staff: Shopper
let shopper: Shopper
/** A customer whom the team has added. */
let asha: UserRecord

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  staff = await buildShopper(store.tokens, { role: 'STAFF' })
  shopper = await buildShopper(store.tokens)
})
beforeEach(async () => {
  await User.deleteMany({ email: '' })
  await Ticket.deleteMany({})
  asha = await addPhoneCustomer({ name: 'Asha', phone: '98765 43210' })
})
afterAll(() => store.close())

const idOf = ({ _id }: Pick<UserRecord, '_id'>) => _id.toHexString()
const seen = { seenName: 'Asha', seenPhone: '9876543210' }

async function correct(more: object = {}, customer: Pick<UserRecord, '_id'> = asha) {
  const input = { customerId: idOf(customer), name: 'Asha Rao', phone: '9876500000', ...seen }
  const variables = { input: { ...input, ...more } }
  return (await store.query(CORRECT, variables, admin.accessToken)).data.payload
}

async function remove(customer: Pick<UserRecord, '_id'> = asha) {
  const input = { customerId: idOf(customer) }
  return (await store.query(DELETE, { input }, admin.accessToken)).data.payload.userErrors
}

const download = (path: string, { accessToken }: Shopper = admin) =>
  store.app.inject({ url: path, headers: { authorization: `Bearer ${accessToken}` } })

const ONLY_ADDED =
  'Only customers who were added by the team can be changed, downloaded and deleted here.'

describe('a customer whom the team has added', () => {
  it('is corrected, and found by the new number', async () => {
    expect(await correct()).toEqual({
      customer: { name: 'Asha Rao', mobile: '9876500000', hasLogin: false },
      userErrors: [],
    })
    expect(await addPhoneCustomer({ name: 'Anybody', phone: '9876500000' })).toMatchObject({
      _id: asha._id,
    })
  })

  it('is not corrected over the correction of a colleague', async () => {
    await correct()
    expect((await correct()).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
  })

  it('does not get the number of another customer whom the team has added', async () => {
    await addPhoneCustomer({ name: 'Ravi', phone: '9876500000' })
    expect((await correct()).userErrors).toMatchObject([{ field: 'phone' }])
    expect((await correct({ phone: '98' })).userErrors).toMatchObject([{ field: 'phone' }])
  })

  it('has their data downloaded, which is recorded', async () => {
    await buildAddress(asha, { addressLine: '12 Hill Road' })
    const { statusCode, body } = await download(`/exports/customer.json?customer=${idOf(asha)}`)
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      profile: { name: 'Asha', mobile: '9876543210' },
      addresses: [{ addressLine: '12 Hill Road' }],
    })
    expect(await CustomerView.exists({ customerId: asha._id })).not.toBeNull()
  })

  it('is deleted, but their orders stay without the delivery note', async () => {
    const order = await buildOrder(asha, { status: 'DELIVERED', deliveryNote: 'Ring twice' })
    await buildAddress(asha)
    expect(await remove()).toEqual([])
    const { deliveryNote, ...kept } = await Order.findById(order._id).orFail().lean()
    expect(deliveryNote).toBeUndefined()
    const stored = await findAll(idOf(asha))
    expect(stored).toEqual([`orders ${kept._id.toHexString()}`])
  })

  it('is not deleted while an order is on its way', async () => {
    const { number } = await buildOrder(asha, { status: 'PACKED' })
    expect(await remove()).toMatchObject([
      { message: `This account can't be deleted yet. Order ${number} is still on its way.` },
    ])
  })
})

/** The documents that name an ID, as 'collection ID'. */
async function findAll(id: string): Promise<string[]> {
  const { connection } = mongoose
  const names = Object.values(mongoose.models).map(({ collection }) => collection.name)
  const found = await Promise.all(
    names.map(async (name) => {
      const all = await connection.collection(name).find().toArray()
      return all
        .filter((document) => JSON.stringify(document).includes(id))
        .map(({ _id }) => `${name} ${String(_id)}`)
    }),
  )
  return found.flat()
}

describe('customers with a login', () => {
  it('are neither corrected, downloaded nor deleted by the team', async () => {
    const { userErrors } = await correct({}, shopper.user)
    expect(userErrors).toMatchObject([{ message: ONLY_ADDED }])
    expect(await remove(shopper.user)).toMatchObject([{ message: ONLY_ADDED }])
    const path = `/exports/customer.json?customer=${idOf(shopper.user)}`
    expect((await download(path)).statusCode).toBe(404)
    expect(await User.exists({ _id: shopper.user._id })).not.toBeNull()
  })
})

const guest = { name: 'Ravi', email: 'ravi@example.com' }
const question = { ...guest, reason: 'OTHER', text: 'Do you have ragi?' }
const hours = { reportHoursGroceries: 48, reportHoursMedicines: 48 }
const send = (from: UserRecord | null) =>
  createTicket(from, { ...question, idempotencyKey: randomUUID() }, hours)
const toSeen = ({ _id, version }: TicketRecord) => ({ ticketId: _id.toHexString(), version })

async function correctTicket(ticket: TicketRecord) {
  const input = { ...toSeen(ticket), name: 'Ravi Iyer', email: 'iyer@example.com', phone: '98' }
  return (await store.query(CORRECT_TICKET, { input }, admin.accessToken)).data.payload
}

async function deleteTicket(ticket: TicketRecord) {
  const input = toSeen(ticket)
  return (await store.query(DELETE_TICKET, { input }, admin.accessToken)).data.payload
}

describe("a guest's ticket", () => {
  it('has its contact corrected, once per version', async () => {
    const ticket = await send(null)
    expect((await correctTicket(ticket)).ticket).toEqual({
      ...{ name: 'Ravi Iyer', email: 'iyer@example.com', phone: '98' },
      ...{ version: 2, isFromGuest: true },
    })
    expect((await correctTicket(ticket)).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
  })

  it('is downloaded', async () => {
    const ticket = await send(null)
    const { body } = await download(`/exports/ticket.json?ticket=${ticket._id.toHexString()}`)
    expect(JSON.parse(body)).toMatchObject({ ...guest, text: 'Do you have ragi?' })
  })

  it('loses its personal data, and no record of the guest stays', async () => {
    const ticket = await send(null)
    expect((await deleteTicket(ticket)).ticket).toEqual({
      ...{ name: '', email: '', phone: '', text: '', status: 'RESOLVED', isFromGuest: false },
    })
    expect(await findAll(ticket.senderId.toHexString())).toEqual([])
    expect((await deleteTicket(ticket)).userErrors).toHaveLength(1)
  })

  it('loses its personal data after a correction too', async () => {
    const ticket = await send(null)
    await correctTicket(ticket)
    await deleteTicket({ ...ticket, version: 2 })
    expect(await findAll(ticket.senderId.toHexString())).toEqual([])
  })

  it('of a customer with a login is neither corrected, downloaded nor deleted by the team', async () => {
    const ticket = await send(shopper.user)
    const errors = [
      { message: 'Only tickets from guests can be corrected, downloaded and deleted.' },
    ]
    expect((await correctTicket(ticket)).userErrors).toMatchObject(errors)
    expect((await deleteTicket(ticket)).userErrors).toMatchObject(errors)
    const path = `/exports/ticket.json?ticket=${ticket._id.toHexString()}`
    expect((await download(path)).statusCode).toBe(404)
  })
})

it('staff download no data of customers and guests', async () => {
  const ticket = await send(null)
  for (const path of [
    `customer.json?customer=${idOf(asha)}`,
    `ticket.json?ticket=${ticket.number}`,
  ]) {
    expect((await download(`/exports/${path}`, staff)).statusCode).toBe(403)
  }
})
