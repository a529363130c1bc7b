import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { BLOCK, changeCustomer, NOTE, READ, UNBLOCK } from '../../../test/support/customers.ts'
import { buildShopper, PASSWORD, type Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { CustomerNotes } from '../customer/customer-notes.model.ts'
import { CustomerView } from '../customer/customer-view.model.ts'
import { exportAccount } from './export-account.service.ts'

const DELETE = gql(`mutation ($input: DeleteAccountInput!) {
  deleteAccount(input: $input) { userErrors { code } }
}`)

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

async function exportNotes(): Promise<{ text: string; notes: unknown }> {
  let text = ''
  for await (const part of exportAccount(shopper.user)) text += part
  const exported: unknown = JSON.parse(text)
  const notes: unknown = Object.entries(exported ?? {}).find(
    ([name]) => name === 'notedByShop',
  )?.[1]
  return { text, notes }
}

async function noteAndBlock() {
  const shop = { store, admin }
  await changeCustomer(shop, NOTE, shopper, { note: 'Rings twice' })
  await changeCustomer(shop, BLOCK, shopper, { version: 1, reason: 'Refused' })
  await changeCustomer(shop, UNBLOCK, shopper, { version: 2 })
  await changeCustomer(shop, BLOCK, shopper, { version: 3, reason: 'Refused again' })
}

it('the export has the note, the blocks with their dates and the readings, but no reason and no admin', async () => {
  const nothing = { note: '', cashBlockedSince: null, cashBlockChanges: [], readAt: [] }
  expect((await exportNotes()).notes).toEqual(nothing)
  await noteAndBlock()
  const { text, notes } = await exportNotes()
  const at = expect.stringMatching(/Z$/) as string
  expect(notes).toEqual({
    ...{ note: 'Rings twice', cashBlockedSince: at, readAt: [at] },
    cashBlockChanges: [true, false, true].map((isBlocked) => ({ isBlocked, at })),
  })
  expect(text).not.toContain('Refused')
  expect(text).not.toContain(admin.user._id.toHexString())
})

it('the note, the block and the readings are deleted with the account, and only with that account', async () => {
  const other = await buildShopper(store.tokens)
  await store.query(READ, { id: other.user._id.toHexString() }, admin.accessToken)
  await noteAndBlock()
  const input = { currentPassword: PASSWORD }
  const { data } = await store.query(DELETE, { input }, shopper.accessToken)
  expect(data.deleteAccount.userErrors).toEqual([])
  expect(await CustomerNotes.findById(shopper.user._id).lean()).toBeNull()
  expect(await CustomerView.exists({ customerId: shopper.user._id })).toBeNull()
  expect(await CustomerView.exists({ customerId: other.user._id })).not.toBeNull()
})
