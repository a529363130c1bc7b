import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PDF } from '../../../test/attacks/hostile-files.ts'
import { countScans } from '../../../test/support/database.ts'
import { buildShopper, PASSWORD, type Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { upload } from '../../../test/support/prescriptions.ts'
import { openTestStore, SECRET, type TestStore } from '../../../test/support/store.ts'
import { createPrivateLinks } from '../private-file/private-links.ts'
import { prescriptionKind } from './prescription.service.ts'
import { PrescriptionView } from './prescription-view.model.ts'
import { deleteOldViews, recordView } from './prescription-view.service.ts'

const VIEWS = gql(`query ($first: Int! = 50, $after: String) {
  prescriptionViews(first: $first, after: $after) {
    edges { node { id viewedBy customer prescriptionId prescription { type } orderNumbers } }
    pageInfo { hasNextPage endCursor }
  }
}`)
const DELETE = gql(`mutation ($input: DeleteAccountInput!) {
  deleteAccount(input: $input) { userErrors { code } }
}`)
const DAY = 24 * 60 * 60_000

let store: TestStore
let customer: Shopper
let staff: Shopper
let admin: Shopper
let prescriptionId: string

beforeAll(async () => {
  store = await openTestStore()
  staff = await buildShopper(store.tokens, { role: 'STAFF', name: 'Meera' })
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  await PrescriptionView.deleteMany({})
  customer = await buildShopper(store.tokens)
  prescriptionId = (await upload(store, customer.accessToken, PDF)).id
})
afterAll(() => store.close())

/** Requests the prescription's file as this person. */
function open({ user, accessToken }: Shopper, method: 'GET' | 'HEAD' = 'GET') {
  const links = createPrivateLinks(SECRET)
  const url = links.sign(prescriptionKind, new Types.ObjectId(prescriptionId), user._id, new Date())
  return store.app.inject({ method, url, headers: { authorization: `Bearer ${accessToken}` } })
}

async function listViews() {
  const { data } = await store.query(VIEWS, {}, admin.accessToken)
  return data.prescriptionViews.edges.map(({ node }) => node)
}

describe('the log of views', () => {
  it('the log of views names who has opened whose prescription, once in ten minutes', async () => {
    await open(staff)
    await open(staff)
    await open(admin)
    expect(await listViews()).toMatchObject([
      { viewedBy: admin.user.name, customer: 'Asha' },
      { viewedBy: 'Meera', customer: 'Asha', prescriptionId, prescription: { type: 'PDF' } },
    ])
    const before = new Date(Date.now() - 11 * 60_000)
    await PrescriptionView.updateMany({}, { $set: { at: before } })
    await open(staff)
    expect(await listViews()).toHaveLength(3)
  })

  it('a request for the headers of a file is a view', async () => {
    expect((await open(staff, 'HEAD')).statusCode).toBe(200)
    expect(await listViews()).toHaveLength(1)
  })

  it('the owner of a prescription, and people who cannot read it, are not in the log', async () => {
    expect((await open(customer)).statusCode).toBe(200)
    expect((await open(await buildShopper(store.tokens))).statusCode).toBe(404)
    expect(await listViews()).toEqual([])
  })

  it('a file is not served if its view cannot be recorded', async () => {
    const create = vi.spyOn(PrescriptionView, 'create').mockRejectedValueOnce(new Error('full'))
    const reply = await open(staff)
    create.mockRestore()
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('%PDF')
  })

  it('the log of views is for admins only', async () => {
    for (const person of [customer, staff]) {
      const { errors } = await store.query(VIEWS, {}, person.accessToken)
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
  })

  it('a view stays in the log without names after the account was deleted', async () => {
    await open(staff)
    const input = { currentPassword: PASSWORD }
    await store.query(DELETE, { input }, customer.accessToken)
    expect(await listViews()).toMatchObject([
      { viewedBy: 'Meera', customer: null, prescriptionId, prescription: null },
    ])
  })

  it('views are deleted after a year', async () => {
    const file = { _id: new Types.ObjectId(), userId: customer.user._id }
    const now = Date.now()
    await recordView(staff.user._id, file, new Date(now - 366 * DAY))
    await recordView(admin.user._id, file, new Date(now - 364 * DAY))
    expect(await countScans(() => deleteOldViews())).toBe(0)
    expect(await listViews()).toMatchObject([{ viewedBy: admin.user.name }])
  })

  it('the log of views is read in pages, with one command each for session, views, people, prescriptions and orders', async () => {
    for (const person of [staff, admin]) await open(person)
    const read = (after: string | null) =>
      store.query(VIEWS, { first: 1, after }, admin.accessToken)
    const { data } = await read(null)
    const { hasNextPage, endCursor } = data.prescriptionViews.pageInfo
    expect(hasNextPage).toBe(true)
    const commands = await store.recordCommands(() => read(endCursor))
    expect(commands).toEqual(['aggregate', 'find', 'find', 'find', 'find'])
  })
})
