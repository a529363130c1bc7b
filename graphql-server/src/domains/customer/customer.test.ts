import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BLOCK, changeCustomer, NOTE, READ, UNBLOCK } from '../../../test/support/customers.ts'
import { countScans } from '../../../test/support/database.ts'
import { buildAddress, buildShopper, type Shopper } from '../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { User } from '../account/user.model.ts'
import { CustomerNotes } from './customer-notes.model.ts'
import { CustomerView } from './customer-view.model.ts'
import { deleteOldCustomerViews, recordCustomerViews } from './customer-view.service.ts'

const DAY = 24 * 60 * 60_000

let store: TestStore
let admin: Shopper
let colleague: Shopper
let staff: Shopper
let asha: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  colleague = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Ravi' })
  staff = await buildShopper(store.tokens, { role: 'STAFF' })
})
beforeEach(async () => {
  asha = await buildShopper(store.tokens, { name: 'Asha Rao' })
})
afterAll(() => store.close())

const idOf = ({ user }: Shopper) => user._id.toHexString()

async function read(by = admin, id = idOf(asha)) {
  const { data, errors } = await store.query(READ, { id }, by.accessToken)
  expect(errors).toBeUndefined()
  return data.customer
}

const change = <Data extends { payload: object }>(
  document: TestDocument<Data>,
  input: object,
  by = admin,
) => changeCustomer({ store, admin: by }, document, asha, input)

describe('the log of who has read a customer', () => {
  it('a customer is shown with the reading itself in the log, once in ten minutes for each admin', async () => {
    expect((await read())?.views).toEqual([{ by: 'Meera' }])
    await read()
    expect((await read(colleague))?.views).toEqual([{ by: 'Ravi' }, { by: 'Meera' }])
    const before = new Date(Date.now() - 11 * 60_000)
    await CustomerView.updateMany({ customerId: asha.user._id }, { $set: { at: before } })
    expect((await read())?.views).toHaveLength(3)
  })

  it('a customer is not shown if the reading cannot be recorded', async () => {
    const insert = vi.spyOn(CustomerView, 'insertMany').mockRejectedValueOnce(new Error('full'))
    const { data, errors } = await store.query(READ, { id: idOf(asha) }, admin.accessToken)
    insert.mockRestore()
    expect(data.customer).toBeNull()
    expect(errors).toHaveLength(1)
  })

  it('a change that is rejected returns the customer, and is in the log as well', async () => {
    const { customer } = await change(NOTE, { version: 7, note: 'x' })
    expect(customer?.views).toEqual([{ by: 'Meera' }])
  })

  it('the log lists the latest twenty readings', async () => {
    const now = Date.now()
    for (let n = 25; n > 0; n -= 1) {
      await recordCustomerViews(admin.user._id, [asha.user._id], new Date(now - n * DAY))
    }
    expect((await read(colleague))?.views).toHaveLength(20)
  })

  it('readings are deleted after a year', async () => {
    const now = Date.now()
    await recordCustomerViews(admin.user._id, [asha.user._id], new Date(now - 366 * DAY))
    await recordCustomerViews(admin.user._id, [asha.user._id], new Date(now - 364 * DAY))
    expect(await countScans(() => deleteOldCustomerViews())).toBe(0)
    expect(await CustomerView.countDocuments({ customerId: asha.user._id })).toBe(1)
  })
})

describe('reading a customer', () => {
  it.each(['', 'nobody', '{"$gt":""}', 'f'.repeat(24), 'x'.repeat(1_000)])(
    'there is no customer with the id "%s", and nothing is recorded',
    async (id) => {
      const count = await CustomerView.countDocuments()
      expect(await read(admin, id)).toBeNull()
      expect(await CustomerView.countDocuments()).toBe(count)
    },
  )

  it('staff, customers and guests cannot read or change customers, and leave no trace', async () => {
    const customerId = idOf(asha)
    const input = { customerId, version: 0 }
    for (const person of [staff, asha, null]) {
      const replies = [
        await store.query(READ, { id: customerId }, person?.accessToken),
        await store.query('{ customers { edges { node { id } } } }', {}, person?.accessToken),
        await store.query(NOTE, { input: { ...input, note: 'x' } }, person?.accessToken),
        await store.query(BLOCK, { input: { ...input, reason: 'x' } }, person?.accessToken),
        await store.query(UNBLOCK, { input }, person?.accessToken),
      ]
      const code = person ? 'FORBIDDEN' : 'UNAUTHENTICATED'
      const codes = replies.map(({ errors }) => errors?.[0]?.extensions.code)
      expect(codes).toEqual(Array(5).fill(code))
    }
    expect(await CustomerView.countDocuments({ customerId: asha.user._id })).toBe(0)
    expect(await CustomerNotes.findById(customerId).lean()).toBeNull()
  })

  it('a customer without an email address is shown without one', async () => {
    const emailKey = `none-${idOf(asha)}`
    await User.collection.updateOne({ _id: asha.user._id }, { $set: { email: '', emailKey } })
    expect(await read()).toMatchObject({ name: 'Asha Rao', email: '' })
  })

  it('a customer has the addresses that are in use', async () => {
    await buildAddress(asha.user, { city: 'Goa', active: false })
    await buildAddress(asha.user, { city: 'Pune' })
    const document = gql(`query ($id: ID!) { customer(id: $id) { addresses { city } } }`)
    const { data } = await store.query(document, { id: idOf(asha) }, admin.accessToken)
    expect(data.customer?.addresses).toEqual([{ city: 'Pune' }])
  })
})

describe('the note about a customer', () => {
  it('a note is kept with its lines, replaced and emptied', async () => {
    const first = await change(NOTE, { note: ' Rings twice.\r\nDog at the gate. ' })
    expect(first).toMatchObject({
      customer: { note: 'Rings twice.\nDog at the gate.', version: 1 },
      userErrors: [],
    })
    const second = await change(NOTE, { version: 1, note: ' \u200b ' })
    expect(second.customer).toMatchObject({ note: '', version: 2 })
    expect((await read())?.note).toBe('')
  })

  it.each([
    ['1,001 characters', 'x'.repeat(1_001)],
    ['control characters', 'a\u0000b'],
    ['half a character', 'a\ud800'],
  ])('the server rejects a note with %s', async (_what, note) => {
    const { userErrors, customer } = await change(NOTE, { note })
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'note' }])
    expect(customer).toMatchObject({ note: '', version: 0 })
  })
})

describe('the block of cash', () => {
  it('a block names its reason and the admin, and stays in the list after its end', async () => {
    const blocked = await change(BLOCK, { reason: ' Not at home twice ' })
    expect(blocked.customer).toMatchObject({
      cashBlock: { reason: 'Not at home twice', by: 'Meera' },
      version: 1,
    })
    const ended = await change(UNBLOCK, { version: 1 }, colleague)
    expect(ended.customer).toMatchObject({
      cashBlock: null,
      cashBlockChanges: [
        { isBlocked: false, reason: '', by: 'Ravi' },
        { isBlocked: true, reason: 'Not at home twice', by: 'Meera' },
      ],
    })
  })

  it('a second block replaces the reason', async () => {
    await change(BLOCK, { reason: 'A' })
    const { customer } = await change(BLOCK, { version: 1, reason: 'B' })
    expect(customer).toMatchObject({ cashBlock: { reason: 'B' }, version: 2 })
  })

  it('the end of a block that does not exist changes nothing', async () => {
    const { customer, userErrors } = await change(UNBLOCK, {})
    expect({ customer, userErrors }).toMatchObject({
      customer: { version: 0, cashBlockChanges: [] },
      userErrors: [],
    })
  })

  it('the list keeps the latest twenty blocks and ends', async () => {
    for (let version = 0; version < 24; version += 1) {
      await change(BLOCK, { version, reason: `Reason ${version}` })
    }
    const changes = (await read())?.cashBlockChanges
    expect(changes).toHaveLength(20)
    expect(changes?.[0]?.reason).toBe('Reason 23')
  })

  it.each([
    ['no text', ' '],
    ['201 characters', 'x'.repeat(201)],
    ['two lines', 'a\nb'],
  ])('the server rejects a reason with %s', async (_what, reason) => {
    const { userErrors } = await change(BLOCK, { reason })
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'reason' }])
    expect((await read())?.cashBlock).toBeNull()
  })
})

it('changes and readings scan no collection', async () => {
  const scans = await countScans(async () => {
    await change(NOTE, { note: 'Rings twice' })
    await change(BLOCK, { version: 1, reason: 'Refused' })
    await change(UNBLOCK, { version: 2 })
    await read(colleague)
  })
  expect(scans).toBe(0)
})

describe('two admins at once', () => {
  it('a change of what a colleague has changed is rejected, and shows the current state', async () => {
    await change(NOTE, { note: 'First' })
    for (const [document, input] of [
      [NOTE, { note: 'Second' }],
      [BLOCK, { reason: 'Late' }],
      [UNBLOCK, {}],
    ] as const) {
      const { userErrors, customer } = await change<{
        payload: { userErrors: { code: string; field: string | null }[]; customer: object | null }
      }>(document, input, colleague)
      expect(userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE', field: 'version' }])
      expect(customer).toMatchObject({ note: 'First', cashBlock: null, version: 1 })
    }
  })

  it('one of two changes at the same moment is kept', async () => {
    const replies = await Promise.all([
      change(NOTE, { note: 'First' }),
      change(BLOCK, { reason: 'Second' }, colleague),
    ])
    const codes = replies.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))
    expect(codes).toEqual(['CHANGED_MEANWHILE'])
    expect((await read())?.version).toBe(1)
  })

  it('a customer who does not exist cannot be changed', async () => {
    for (const customerId of ['nobody', 'f'.repeat(24)]) {
      const { userErrors, customer } = await change(NOTE, { customerId, note: 'x' })
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'customerId' }])
      expect(customer).toBeNull()
    }
    expect(await CustomerNotes.findById('f'.repeat(24)).lean()).toBeNull()
  })
})
