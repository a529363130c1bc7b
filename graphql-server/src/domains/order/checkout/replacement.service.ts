import { Types, type ClientSession } from 'mongoose'
import { randomCode } from '../../../lib/ids.ts'
import { userError } from '../../../lib/user-error.ts'
import { lockUser } from '../../account/people.service.ts'
import { takeAtAnyPrice } from '../../catalogue/stock/stock.service.ts'
import { prescriptionNotUsable, usePrescriptions } from '../../prescription/prescription.service.ts'
import type { DeliverySettings } from '../../shop/delivery-settings.ts'
import { orderMessages } from '../messages.ts'
import { withTodaysSchedules } from '../prescription/todays-schedules.service.ts'
import { isUnchecked } from '../record/check-state.ts'
import { isCancelled } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { addMedicine, pickMedicine } from './ordered-medicine.ts'
import { touchOrder } from '../record/order.service.ts'
import type { RefundLineRecord } from '../record/refund.model.ts'
import { listNotDelivered, promiseReplacement, storedPromise } from './delivery-rules.ts'

/**
 * Places an order that replaces some of another order's items at no charge, within a transaction that has read that
 * order. It takes the items from stock and needs the same prescription. Nothing is sold, so that only medicines get a
 * document when it is packed. The customer collects it like the original, and also if it has a medicine that may no
 * longer be delivered. Otherwise, its promised time counts from now. Throws if more items would be replaced than were
 * ordered, and if one is out of stock.
 */
export async function placeReplacement(
  original: OrderRecord,
  items: RefundLineRecord[],
  settings: DeliverySettings,
  session: ClientSession,
): Promise<OrderRecord> {
  const { userId, deliveryAddress, mobileKey } = original
  await lockUser(userId, session, () => userError(orderMessages.ORDER_UNKNOWN(), 'ticketId'))
  await requireNotReplaced(original, items, session)
  const copies = await addMedicine(items.map((item) => copyLine(original, item)))
  const lines = await withTodaysSchedules({ lines: copies })
  const _id = new Types.ObjectId()
  const now = new Date()
  const isCollected =
    original.pickUp ?? listNotDelivered(settings, lines, deliveryAddress.pincode).length > 0
  const promised = isCollected ? null : promiseReplacement(settings, deliveryAddress, now)
  const order: OrderRecord = {
    ...{ _id, userId, number: `ORD-${randomCode()}`, status: 'PENDING' },
    payment: { method: 'CASH_ON_DELIVERY', state: 'DUE', notedAt: null, adminId: null },
    ...{ deliveryAddress, mobileKey, lines },
    ...(isCollected && { pickUp: true }),
    totalQuantity: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    ...{ subtotal: 0, total: 0, savings: 0 },
    history: [{ status: 'PENDING', at: now, adminId: null }],
    replaces: { orderId: original._id, number: original.number },
    ...(promised && { promise: storedPromise(promised, lines) }),
    ...(await usePrescription(original, lines, session)),
    ...{ isUnseen: true, idempotencyKey: _id.toHexString(), fingerprint: '-' },
    ...{ createdAt: now, updatedAt: now },
  }
  if (!(await takeAtAnyPrice(lines, _id, session))) {
    throw userError(orderMessages.STOCK_TOO_LOW_TO_REPLACE(), 'lines')
  }
  await Order.insertMany([order], { session, lean: true })
  // Two replacements of one order conflict here.
  await touchOrder(original._id, session)
  return order
}

function copyLine({ lines }: OrderRecord, { productId, quantity }: RefundLineRecord) {
  const line = lines.find((one) => one.productId.equals(productId))
  if (!line) throw userError(orderMessages.ORDER_UNKNOWN(), 'lines')
  const { name, image, unit, schedule } = line
  const free = { price: 0, discount: 0, discountedPrice: 0 }
  const copy = { productId, name, image, unit, ...free, quantity, ...pickMedicine(line) }
  return { ...copy, ...(schedule && { schedule }) }
}

async function requireNotReplaced(
  original: OrderRecord,
  items: RefundLineRecord[],
  session: ClientSession,
): Promise<void> {
  const earlier = await Order.find({ 'replaces.orderId': original._id }, { lines: 1, status: 1 })
    .session(session)
    .lean()
  const replaced = earlier.filter((order) => !isCancelled(order)).flatMap(({ lines }) => lines)
  for (const { productId, name: product, quantity } of items) {
    const count = (lines: OrderLineRecord[]) =>
      lines
        .filter((line) => line.productId.equals(productId))
        .reduce((sum, line) => sum + line.quantity, 0)
    const left = count(original.lines) - count(replaced)
    if (quantity <= left) continue
    throw userError(orderMessages.TOO_FEW_ITEMS_TO_REPLACE({ left, product }), 'lines')
  }
}

/**
 * Throws within a transaction if a cancelled replacement cannot be reopened, because another one has replaced its items
 * since.
 */
export async function requireReplaceable(
  { replaces, lines }: OrderRecord,
  session: ClientSession,
): Promise<void> {
  if (!replaces) return
  const original = await Order.findById(replaces.orderId).session(session).orFail().lean()
  await requireNotReplaced(original, lines, session)
  await touchOrder(original._id, session)
}

/** A replaced medicine is checked with the prescription of the first order. */
async function usePrescription(
  { userId, prescriptionIds = [] }: OrderRecord,
  lines: OrderLineRecord[],
  session: ClientSession,
): Promise<Pick<OrderRecord, 'prescriptionIds' | 'checkDue'>> {
  if (!isUnchecked({ lines })) return {}
  const isThere =
    prescriptionIds.length > 0 && (await usePrescriptions(userId, prescriptionIds, session))
  if (!isThere) throw prescriptionNotUsable()
  return { prescriptionIds, checkDue: true }
}
