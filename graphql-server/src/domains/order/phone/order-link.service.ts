import { Types, type ClientSession } from 'mongoose'
import { z } from 'zod'
import type { PhoneOrderInput } from '../../../contract/types.generated.ts'
import { enforceLimit } from '../../../lib/database/enforce-limit.ts'
import { streamRows } from '../../../lib/database/stream-rows.ts'
import { parseId } from '../../../lib/ids.ts'
import { parseInput } from '../../../lib/input.ts'
import { DAY_MS } from '../../../lib/time/days.ts'
import { userError, UserFacingError } from '../../../lib/user-error.ts'
import type { Remember } from '../../../submissions/submit-once.ts'
import { findActiveUser, submitFor, writeFor } from '../../account/people.service.ts'
import { customerUnknown } from '../../customer/customer-unknown.ts'
import type { CheckoutServices } from '../checkout/delivery-rules.ts'
import { draftOrder, withOrderChanges, type OrderChanges } from '../checkout/draft.ts'
import { tryPlaceOrder } from '../checkout/place-order.service.ts'
import { readSubmission } from '../checkout/submission.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { LinkTokens } from './link-tokens.ts'
import { phoneMessages } from './messages.ts'
import { OrderLink, type OrderLinkRecord } from './order-link.model.ts'
import { requireCustomer } from './phone-customers.service.ts'

const LIFETIME_MS = DAY_MS
export const MAX_LINKS = 100
/** How many more pieces of a product can be ordered than the team has prepared. Anyone may have the link. */
const MAX_MORE = 5

const isOpen = () => ({ expiresAt: { $gt: new Date() }, orderId: null })

/** Lists the links that can still be used, newest first. */
export function listOrderLinks(): Promise<OrderLinkRecord[]> {
  return OrderLink.find(isOpen()).sort({ expiresAt: -1 }).limit(MAX_LINKS).lean().exec()
}

/** Creates a link, or returns why its order could not be placed now. */
export async function createOrderLink(
  adminId: Types.ObjectId,
  { customerId, ...input }: PhoneOrderInput,
  { shop }: CheckoutServices,
): Promise<OrderChanges & { link: OrderLinkRecord | null }> {
  const nothing: { link: OrderLinkRecord | null } = { link: null }
  return withOrderChanges(async () => {
    const { _id: userId } = await requireCustomer(adminId, customerId)
    const submission = readSubmission({ ...input, paymentMethod: 'CASH_ON_DELIVERY' })
    const contents = { userId, fingerprint: submission.fingerprint }
    const link = await submitFor(
      { userId: adminId, kind: 'orderLink', input, contents },
      {
        create: async (remember) => {
          const draft = await draftOrder(userId, submission, shop)
          return saveLink(toLink(draft, adminId, submission), remember)
        },
        find: (id) => OrderLink.findById(id).lean(),
      },
    )
    return { link }
  }, nothing)
}

function toLink(
  { userId, deliveryAddress, lines, totalQuantity }: OrderRecord,
  adminId: Types.ObjectId,
  { fulfilment, deliveryNote, ifItemMissing }: ReturnType<typeof readSubmission>,
): OrderLinkRecord {
  const createdAt = new Date()
  return {
    ...{ _id: new Types.ObjectId(), userId, adminId, addressId: deliveryAddress.addressId },
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    ...{
      totalQuantity,
      phone: deliveryAddress.mobile,
      fulfilment,
      deliveryNote,
      ifItemMissing,
      createdAt,
    },
    expiresAt: new Date(createdAt.getTime() + LIFETIME_MS),
  }
}

async function saveLink(link: OrderLinkRecord, remember: Remember): Promise<OrderLinkRecord> {
  const write = async (session: ClientSession) => {
    await OrderLink.insertMany([link], { lean: true, session })
    await remember(link._id, session)
  }
  await writeFor(link.userId, write, customerUnknown)
  const surplus = await enforceLimit(OrderLink, [link], { filter: isOpen(), max: MAX_LINKS })
  if (surplus.length > 0) throw userError(phoneMessages.TOO_MANY_LINKS({ max: MAX_LINKS }))
  return link
}

/** Streams the links to orders that the team has prepared for a user, newest first. */
export function streamOrderLinks(userId: Types.ObjectId): AsyncIterable<OrderLinkRecord> {
  return streamRows(OrderLink, { userId })
}

/** Withdraws a link that was not used. */
export async function withdrawOrderLink(id: string): Promise<void> {
  const { deletedCount } = await OrderLink.deleteOne({ _id: parseId(id), ...isOpen() })
  if (deletedCount === 0) throw userError(phoneMessages.LINK_UNKNOWN(), 'id')
}

/**
 * Finds a link by its token, including used links. Returns null if the token is unknown, the link has expired, or its
 * customer's account is not active.
 */
export async function findOrderLink(
  tokens: LinkTokens,
  token: string,
): Promise<OrderLinkRecord | null> {
  const _id = tokens.read(token)
  const link = _id && (await OrderLink.findOne({ _id, expiresAt: { $gt: new Date() } }).lean())
  return link && (await findActiveUser(link.userId.toHexString())) ? link : null
}

/** The quantity of a link's product that its customer can order. */
export function maxLinked({ quantity }: OrderLinkRecord['lines'][0]): number {
  return quantity + MAX_MORE
}

const confirmed = z.object({
  lines: z.array(z.object({ productId: z.string().toLowerCase(), quantity: z.number() })),
})

/**
 * Places a link's order for its customer, and returns it with the used link. A repeat returns the same order. Throws if
 * the link has ended or was used for other quantities, and otherwise in the same cases as placing an order.
 */
export async function confirmOrderLink(
  link: OrderLinkRecord | null,
  input: { lines: readonly { productId: string }[]; expectedTotal: number },
  services: CheckoutServices,
): Promise<{ link: OrderLinkRecord; order: OrderRecord }> {
  if (!link) throw userError(phoneMessages.LINK_UNKNOWN())
  requireLinked(link, input)
  const { _id, userId, adminId, addressId, fulfilment, deliveryNote, ifItemMissing } = link
  const submission = {
    ...{ lines: input.lines, expectedTotal: input.expectedTotal },
    ...{ addressId: addressId.toHexString(), fulfilment, deliveryNote, ifItemMissing },
    ...{ paymentMethod: 'CASH_ON_DELIVERY', idempotencyKey: `order-link-${_id.toHexString()}` },
  }
  const claim = (order: OrderRecord, session: ClientSession) => claimLink(link, order, session)
  const placement = { how: 'LINK', adminId, claim } as const
  const { order, userErrors } = await tryPlaceOrder(userId, submission, services, placement)
  if (order) return { link: { ...link, orderId: order._id }, order }
  const isUsed = userErrors.some(({ code }) => code === 'IDEMPOTENCY_KEY_REUSED')
  throw isUsed ? userError(phoneMessages.LINK_USED()) : new UserFacingError(userErrors)
}

function requireLinked(link: OrderLinkRecord, input: unknown): void {
  const limits = new Map(link.lines.map((line) => [line.productId.toHexString(), maxLinked(line)]))
  for (const { productId, quantity } of parseInput(confirmed, input).lines) {
    const max = limits.get(productId)
    if (max === undefined) throw userError(phoneMessages.PRODUCT_NOT_IN_LINK(), 'lines')
    if (quantity > max) throw userError(phoneMessages.TOO_MANY_FOR_LINK({ max }), 'lines')
  }
}

/** Uses up the link within its order's transaction, so that it cannot be withdrawn or used again at the same time. */
async function claimLink(
  { _id }: OrderLinkRecord,
  { _id: orderId }: OrderRecord,
  session: ClientSession,
): Promise<void> {
  const claimed = await OrderLink.updateOne(
    { _id, ...isOpen() },
    { $set: { orderId } },
    { session },
  )
  if (claimed.matchedCount > 0) return
  const isThere = await OrderLink.exists({ _id, orderId: { $ne: null } }).session(session)
  throw userError(isThere ? phoneMessages.LINK_USED() : phoneMessages.LINK_UNKNOWN())
}

/** Deletes the links that have expired. */
export async function deleteOldOrderLinks(): Promise<void> {
  await OrderLink.deleteMany({ expiresAt: { $lte: new Date() } })
}

/** Deletes a customer's links when their account is deleted. */
export async function deleteOrderLinks(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await OrderLink.deleteMany({ userId }, { session })
}
