import mongoose, { Types } from 'mongoose'
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { noise } from '../../../test/attacks/hostile-files.ts'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  PASSWORD,
  type Shopper,
  WITHOUT_CARDS,
  writtenAddress,
} from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { listPersonPaths } from '../../../test/support/person-paths.ts'
import { connectedDb } from '../../../test/support/prepared-collections.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { IncomingFile } from '../../contract/incoming-file.ts'
import { changeAvatar } from '../account/avatar.service.ts'
import { inviteToTeam } from '../account/team/invitation.service.ts'
import { User } from '../account/user.model.ts'
import { createAddress } from '../address/address.service.ts'
import { addToCart } from '../cart/cart.service.ts'
import { refillCart } from '../cart/refill.ts'
import { createCatalogueLoaders } from '../catalogue/browse/catalogue.loaders.ts'
import { createCategory } from '../catalogue/edit/category.service.ts'
import { databaseReader } from '../catalogue/reading/database-reader.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import { setCustomerNote } from '../customer/customer-notes.service.ts'
import { recordCustomerViews } from '../customer/customer-view.service.ts'
import { subscribe } from '../dashboard/push/push-subscription.service.ts'
import { startUpiPayment } from '../order/checkout/upi-payment.service.ts'
import { tryPlaceOrder } from '../order/checkout/place-order.service.ts'
import { createOrderLink } from '../order/phone/order-link.service.ts'
import { recordView } from '../prescription/prescription-view.service.ts'
import { prescriptionKind } from '../prescription/prescription.service.ts'
import { uploadFile } from '../private-file/private-files.service.ts'
import { createTicket } from '../ticket/create-ticket.service.ts'
import { ticketPhotoKind } from '../ticket/ticket-photo.service.ts'

const DELETE = gql(`mutation ($input: DeleteAccountInput!) {
  deleteAccount(input: $input) { userErrors { code } }
}`)
const LOGIN = gql(`mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }`)

/** Without a conflict, the other write would have ended by then. */
const LONG_ENOUGH_MS = 300
const HOURS = { reportHoursGroceries: 48, reportHoursMedicines: 48 }
const { publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'prime256v1',
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
})
const pushKeys = {
  p256dh: publicKey.subarray(-65).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
}

let store: TestStore
let colleague: Shopper
/** Whose account is deleted. An admin, so that everything can be written about them. */
let person: Shopper
let rice: ProductRecord
let addressId: string
let image: Buffer

beforeAll(async () => {
  store = await openTestStore()
  colleague = await buildShopper(store.tokens, { role: 'ADMIN' })
  image = await noise().jpeg().toBuffer()
})
beforeEach(async () => {
  person = await buildShopper(store.tokens, { role: 'ADMIN' })
  addressId = (await buildAddress(person.user))._id.toHexString()
  rice = await buildProduct({ price: 10_000, discount: 0 })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => store.close())

type Write = () => Promise<unknown>

const key = () => ({ idempotencyKey: randomUUID() })
const file = () => ({ file: new IncomingFile(() => Promise.resolve(image)), ...key() })
const line = () => ({ productId: rice._id.toHexString(), quantity: 1 })
const loaders = () => createCatalogueLoaders(databaseReader)
const submission = () => ({ lines: [line()], addressId, expectedTotal: 10_000, ...key() })
const viewer = () => ({
  user: person.user,
  sessionId: new Types.ObjectId(),
  expiresAt: new Date(),
})
const question = () => ({ reason: 'OTHER', text: 'Do you have ragi?', ...key() })

const upi: Write = () =>
  startUpiPayment(person.user._id, submission(), WITHOUT_CARDS, () => Promise.resolve(true))
const ticket: Write = () => createTicket(person.user, question(), HOURS)

/** The writes to each collection with a person's ID. A write runs beside the deletion of that person's account. */
const WRITES: Record<string, Record<string, Write>> = {
  'addresses.userId': {
    'a new address': () => createAddress(person.user._id, { ...writtenAddress, ...key() }),
  },
  'begunPayments.userId': { 'a UPI payment': upi },
  'cartLines.userId': {
    'a product in the cart': () => addToCart(person.user._id, line(), loaders()),
    'a refilled cart': () =>
      refillCart(person.user._id, [{ ...line(), name: rice.name, seenPrice: null }], loaders()),
  },
  'customerNotes._id': {
    'a note': () =>
      setCustomerNote(colleague.user._id, {
        ...{ customerId: person.user._id.toHexString(), version: 0, note: 'Rings' },
      }),
  },
  'customerViews.customerId': {
    'a reading of the page': () => recordCustomerViews(colleague.user._id, [person.user._id]),
  },
  'orderLinks.userId': {
    'a link to an order': () =>
      createOrderLink(
        colleague.user._id,
        { customerId: person.user._id.toHexString(), ...submission() },
        WITHOUT_CARDS,
      ),
  },
  'orders.userId': {
    'an order': () =>
      tryPlaceOrder(
        person.user._id,
        { ...submission(), paymentMethod: 'CASH_ON_DELIVERY' },
        WITHOUT_CARDS,
      ),
  },
  'pictures.ownerId': {
    'a profile image': () => changeAvatar(store.pictures, viewer(), file()),
  },
  'prescriptionViews.ownerId': {
    'a reading of a prescription': () =>
      recordView(colleague.user._id, { _id: new Types.ObjectId(), userId: person.user._id }),
  },
  'prescriptions.userId': {
    'a prescription': () =>
      uploadFile(prescriptionKind, store.prescriptionFiles, person.user._id, file()),
  },
  'pushSubscriptions.userId': {
    'a device for notifications': () =>
      subscribe(
        viewer(),
        { endpoint: `https://push.example/${randomUUID()}`, ...pushKeys },
        { loopback: false },
      ),
  },
  'reservations.userId': { 'a reservation': upi },
  'sessions.userId': {
    'a login': () =>
      store.query(LOGIN, { input: { email: person.user.email, password: PASSWORD } }),
  },
  'submissions.userId': {
    'the key of a category': () =>
      createCategory(person.user._id, {
        ...{ name: randomUUID(), image: 'https://example.com/a.png', ...key() },
      }),
    'the key of an image': () => changeAvatar(store.pictures, viewer(), file()),
    'the key of a ticket': ticket,
  },
  'teamInvitations.invitedBy': {
    'an invitation': () =>
      inviteToTeam(person.user._id, { email: `${randomUUID()}@example.com`, role: 'STAFF' }),
  },
  'ticketPhotos.userId': {
    'an image of a ticket': () =>
      uploadFile(ticketPhotoKind, store.prescriptionFiles, person.user._id, file()),
  },
  'tickets.senderId': { 'the sender of a ticket': ticket },
  'tickets.userId': { 'a ticket': ticket },
  'users._id': {},
}

const CASES = Object.entries(WRITES).flatMap(([path, writes]) =>
  Object.entries(writes).map(([what, write]) => ({ path, what, write })),
)

/** Deletes the account. Returns the codes of the reasons why it was not deleted. */
async function deleteAccount(): Promise<string[]> {
  const input = { currentPassword: PASSWORD }
  const { data } = await store.query(DELETE, { input }, person.accessToken)
  return data.deleteAccount.userErrors.map(({ code }) => code)
}

function countLeft(path: string): Promise<number> {
  const [collection = '', ...parts] = path.split('.')
  const filter = { [parts.join('.')]: person.user._id }
  return connectedDb().collection(collection).countDocuments(filter)
}

/** Starts the other work when the next transaction has written everything and is about to be committed. */
function beforeNextCommit(start: () => Promise<unknown>): void {
  let started: Promise<unknown> | undefined
  vi.spyOn(mongoose.connection, 'transaction').mockImplementationOnce((work) =>
    mongoose.connection.transaction(async (session) => {
      const result = await work(session)
      started ??= start()
      await Promise.race([started, setTimeout(LONG_ENOUGH_MS)])
      return result
    }),
  )
}

it('each collection with the ID of a person has a write that is tested beside the deletion', () => {
  expect(listPersonPaths().toSorted()).toEqual(Object.keys(WRITES).toSorted())
})

describe.each(CASES)('$what beside the deletion of the account', ({ path, what, write }) => {
  beforeEach(async () => {
    // The team prepares orders for customers only.
    if (path !== 'orderLinks.userId') return
    await User.updateOne({ _id: person.user._id }, { $set: { role: 'USER' } })
  })

  it(`${what} that begins during the deletion is not stored`, async () => {
    let writing: Promise<unknown> | undefined
    beforeNextCommit(() => (writing = write().catch((error: unknown) => error)))
    expect(await deleteAccount()).toEqual([])
    expect(writing).toBeDefined()
    await writing
    expect(await countLeft(path)).toBe(0)
  })

  it(`${what} that is stored first is found by the deletion`, async () => {
    let deleting: Promise<string[]> | undefined
    beforeNextCommit(() => (deleting = deleteAccount()))
    await write().catch(() => undefined)
    const codes = await deleting
    expect(codes).toBeDefined()
    if (codes?.includes('NOT_DELETABLE')) expect(await countLeft(path)).toBe(1)
    else expect([codes, await countLeft(path)]).toEqual([[], 0])
  })
})
