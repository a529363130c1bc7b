import { hashSync } from 'bcryptjs'
import { Types } from 'mongoose'
import { randomUUID } from 'node:crypto'
import type { Fulfilment } from '../../src/contract/types.generated.ts'
import { startSession } from '../../src/auth/sessions.ts'
import type { Tokens } from '../../src/auth/tokens.ts'
import { mobileKey } from '../../src/domains/account/mobile-key.ts'
import { listNameKeys } from '../../src/domains/account/name-keys.ts'
import {
  TeamInvitation,
  type TeamInvitationRecord,
} from '../../src/domains/account/team/team-invitation.model.ts'
import { User, type UserRecord } from '../../src/domains/account/user.model.ts'
import { Address, type AddressRecord } from '../../src/domains/address/address.model.ts'
import { newLine } from '../../src/domains/cart/cart-contents.ts'
import { CartLine } from '../../src/domains/cart/cart-line.model.ts'
import { Category, type CategoryRecord } from '../../src/domains/catalogue/record/category.model.ts'
import { Product, type ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import type {
  MedicineRecord,
  PrescribedSchedule,
} from '../../src/domains/catalogue/medicine/medicine-fields.ts'
import { updateSubstituteKey } from '../../src/domains/catalogue/record/substitutes.ts'
import {
  SubCategory,
  type SubCategoryRecord,
} from '../../src/domains/catalogue/record/sub-category.model.ts'
import type { CheckoutServices } from '../../src/domains/order/checkout/delivery-rules.ts'
import { unregistered } from './billers.ts'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { newApiKey } from '../../src/domains/partner/api-key.ts'
import { PartnerKey, type PartnerKeyRecord } from '../../src/domains/partner/partner-key.model.ts'
import {
  Prescription,
  type PrescriptionRecord,
} from '../../src/domains/prescription/prescription.model.ts'
import { ensureLog } from '../../src/domains/catalogue/changes/change-log.service.ts'
import { newWebhookSecret } from '../../src/domains/webhook/signature.ts'
import { Webhook, type WebhookRecord } from '../../src/domains/webhook/webhook.model.ts'

/** The services for a shop that offers cash and UPI, delivers everywhere and is always open. */
export const WITHOUT_CARDS: CheckoutServices = {
  cards: null,
  store: { upiPayments: true },
  shop: { load: () => Promise.resolve(), store: unregistered },
  limits: { isOn: false },
}

/** A logged-in user. */
export interface Shopper {
  user: UserRecord
  accessToken: string
  refreshToken: string
}

/** The default password for accounts. */
export const PASSWORD = 'the password of the tests'
const PASSWORD_HASH = hashSync(PASSWORD, 4)

/** The right to approve prescriptions, which admins have in tests unless the fields say something else. */
export const somePharmacist = {
  name: 'Asha',
  pharmacist: { registration: 'KA-1234', since: new Date(0), givenBy: new Types.ObjectId() },
}

/** Creates an account with an active session. */
export async function buildShopper(
  tokens: Tokens,
  fields: Partial<UserRecord> = {},
): Promise<Shopper> {
  const email = fields.email ?? `${randomUUID()}@example.com`
  const user = await User.create({
    name: 'Asha',
    nameKeys: listNameKeys(fields.name ?? 'Asha'),
    ...(fields.mobile && { mobileKey: mobileKey(fields.mobile) }),
    email,
    emailKey: email.toLowerCase(),
    passwordHash: PASSWORD_HASH,
    emailVerified: true,
    ...(fields.role === 'ADMIN' && { pharmacist: somePharmacist.pharmacist }),
    ...fields,
  })
  const session = await startSession(tokens, user._id, null)
  const { accessToken, refreshToken } = session.tokens
  return { user: user.toObject(), accessToken, refreshToken }
}

/** Creates a team invitation by this user, whose email was not written yet. */
export async function buildTeamInvitation(invitedBy: UserRecord): Promise<TeamInvitationRecord> {
  const email = `${randomUUID()}@example.com`
  const [invitedAt, expiresAt] = [new Date(), new Date(Date.now() + 60 * 60_000)]
  const sent = { invitedBy: invitedBy._id, invitedAt, expiresAt, requestId: randomUUID() }
  return (
    await TeamInvitation.create({ email, emailKey: email, role: 'STAFF', ...sent })
  ).toObject()
}

export async function buildCategory(fields: Partial<CategoryRecord> = {}): Promise<CategoryRecord> {
  const name = fields.name ?? `Category ${randomUUID()}`
  return (await Category.create({ name, nameKey: name.toLowerCase(), ...fields })).toObject()
}

export async function buildSubCategory(
  fields: Partial<SubCategoryRecord> = {},
): Promise<SubCategoryRecord> {
  const name = fields.name ?? `Sub-category ${randomUUID()}`
  return (
    await SubCategory.create({ name, nameKey: name.toLowerCase(), categoryIds: [], ...fields })
  ).toObject()
}

/** Creates a product at ₹250 with 64.4 % off, which costs ₹89, with 10 in stock. */
export async function buildProduct(fields: Partial<ProductRecord> = {}): Promise<ProductRecord> {
  const product = await Product.create({
    name: `Product ${randomUUID()}`,
    unit: '1 pc',
    stock: 10,
    price: 25_000,
    discount: 6440,
    ...fields,
  })
  return product.toObject()
}

/** A medicine that is not sold online. */
export const SCHEDULE_X: MedicineRecord = {
  form: 'TABLET',
  packCount: 10,
  packUnit: 'TABLET',
  schedule: 'X',
}

/** Creates a strip of 10 paracetamol tablets at the same price. */
export function buildMedicine(fields: Partial<ProductRecord> = {}): Promise<ProductRecord> {
  const medicine: Partial<ProductRecord> = {
    composition: 'Paracetamol 650 mg',
    medicine: { form: 'TABLET', packCount: 10, packUnit: 'TABLET', schedule: 'NONE' },
    ...fields,
  }
  return buildProduct({ ...medicine, ...updateSubstituteKey(medicine).$set })
}

/** Creates a medicine that requires a prescription, at the same price. */
export function buildScheduled(
  schedule: PrescribedSchedule = 'H',
  fields: Partial<ProductRecord> = {},
): Promise<ProductRecord> {
  const medicine = { form: 'TABLET', packCount: 10, packUnit: 'TABLET', schedule } as const
  return buildMedicine({ medicine, ...fields })
}

/** How a new shop lets customers have these products: it does not deliver schedule H1. */
export function fulfilmentOf(products: readonly Pick<ProductRecord, 'medicine'>[]): Fulfilment {
  return products.some(({ medicine }) => medicine?.schedule === 'H1') ? 'PICK_UP' : 'DELIVERY'
}

/** Creates a prescription record, without its file. */
export async function buildPrescription(
  { _id: userId }: Pick<UserRecord, '_id'>,
  fields: Partial<PrescriptionRecord> = {},
): Promise<PrescriptionRecord> {
  const file = `${randomUUID().replaceAll('-', '')}.webp`
  const stored = { type: 'PICTURE', state: 'STORED', uploadedAt: new Date() } as const
  const created = await Prescription.create({ userId, file, size: 1000, ...stored, ...fields })
  return created.toObject()
}

/** Puts products into a user's cart at current prices. */
export async function fillCart(
  { _id }: UserRecord,
  products: ProductRecord[],
  quantity = 1,
): Promise<void> {
  await CartLine.insertMany(products.map((product) => newLine(_id, product, quantity)))
}

/** An address as sent by a form. */
export const writtenAddress = {
  addressLine: '7 Lake View Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
  mobile: '9800000000',
}

/** Creates a new id as if it were generated at this moment. */
export function idOfMoment(at: Date): Types.ObjectId {
  const time = Types.ObjectId.createFromTime(Math.floor(at.getTime() / 1000)).toHexString()
  return new Types.ObjectId(time.slice(0, 8) + new Types.ObjectId().toHexString().slice(8))
}

/** Creates an order for one item at ₹250, to be paid in cash. */
export async function buildOrder(
  { _id: userId }: Pick<UserRecord, '_id'>,
  fields: Partial<OrderRecord> = {},
): Promise<OrderRecord> {
  const id = randomUUID()
  const line = { productId: new Types.ObjectId(), name: 'Rice', price: 25_000, discount: 0 }
  const order = await Order.create({
    userId,
    number: `ORD-${id}`,
    status: 'PENDING',
    payment: { method: 'CASH_ON_DELIVERY', state: 'DUE' },
    deliveryAddress: { ...writtenAddress, addressId: new Types.ObjectId() },
    lines: [{ ...line, quantity: 1, discountedPrice: 25_000 }],
    totalQuantity: 1,
    subtotal: 25_000,
    total: 25_000,
    savings: 0,
    history: [{ status: 'PENDING', at: new Date() }],
    idempotencyKey: id,
    fingerprint: id,
    ...fields,
  })
  return order.toObject()
}

export async function buildAddress(
  user: UserRecord,
  fields: Partial<AddressRecord> = {},
): Promise<AddressRecord> {
  const address = await Address.create({
    userId: user._id,
    ...writtenAddress,
    ...fields,
  })
  return address.toObject()
}

/** Creates an active key with all scopes, and returns the whole key too. */
export async function buildPartnerKey(
  fields: Partial<PartnerKeyRecord> = {},
): Promise<{ key: PartnerKeyRecord; secret: string }> {
  const { secret, ...kept } = newApiKey()
  const key = await PartnerKey.create({
    name: 'Price comparison',
    scopes: ['CATALOGUE_READ', 'STOCK_READ'],
    requestsPerMinute: 600,
    userId: new Types.ObjectId(),
    ...kept,
    ...fields,
  })
  return { key: key.toObject(), secret }
}

/** Creates a webhook with this key, for changes from now on. */
export async function buildWebhook(
  { _id: keyId }: PartnerKeyRecord,
  fields: Partial<WebhookRecord> = {},
): Promise<WebhookRecord> {
  const { identity: logId, last: seq } = await ensureLog()
  const url = 'https://partner.example/hook'
  const kept = { keyId, url, secret: newWebhookSecret(), logId, seq }
  return (await Webhook.create({ ...kept, ...fields })).toObject()
}
