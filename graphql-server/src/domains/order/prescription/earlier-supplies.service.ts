import type { ClientSession, Types } from 'mongoose'
import { groupBy } from '../../../lib/database/loaders.ts'
import { UserFacingError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import { CANCELLED, STATUSES } from '../record/order-statuses.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { isScheduled, prescribedField } from './decisions.ts'

/** The number of earlier supplies that are shown for an order. */
const MAX_SUPPLIES = 50
/** The number of orders that are read for a page of orders. */
const MAX_ORDERS = 500
/** The number of order numbers that are shown for a prescription. */
const MAX_NUMBERS = 10

/** Packs of a medicine that another order has supplied on the same prescription. */
export interface EarlierSupplyRecord {
  orderId: Types.ObjectId
  orderNumber: string
  /** When the order was delivered, or checked if it is on its way. */
  at: Date
  productId: Types.ObjectId
  medicine: string
  quantity: number
}

type PrescribedOrder = Pick<OrderRecord, '_id' | 'prescriptionIds' | 'check'>

const IN_SUPPLIES = { number: 1, lines: 1, history: 1, check: 1, prescriptionIds: 1 } as const

const checkedWith = (prescriptionIds: Types.ObjectId[]) => ({
  prescriptionIds: { $in: prescriptionIds },
  check: { $ne: null },
  status: { $in: STATUSES.filter((status) => !CANCELLED.includes(status)) },
})

/** For each order, the supplies on its prescriptions that were checked before it: newest first, at most 50. */
export async function findEarlierSupplies(
  orders: readonly PrescribedOrder[],
): Promise<EarlierSupplyRecord[][]> {
  const ids = orders.flatMap(({ prescriptionIds = [] }) => prescriptionIds)
  if (ids.length === 0) return orders.map(() => [])
  const found = await Order.find(checkedWith(ids), IN_SUPPLIES)
    .sort({ _id: -1 })
    .limit(MAX_ORDERS)
    .lean()
  const byPrescription = groupBy(found, ({ prescriptionIds = [] }) => prescriptionIds.map(String))
  return orders.map(({ _id, prescriptionIds = [], check }) => {
    const others = new Set(prescriptionIds.flatMap((id) => byPrescription.get(String(id)) ?? []))
    return [...others]
      .filter((other) => !other._id.equals(_id) && isBefore(other, check))
      .flatMap(listSupplies)
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, MAX_SUPPLIES)
  })
}

function isBefore({ check }: Pick<OrderRecord, 'check'>, other: OrderRecord['check']): boolean {
  return !other || (check !== undefined && check.at < other.at)
}

function listSupplies(
  order: Pick<OrderRecord, '_id' | 'number' | 'lines' | 'history' | 'check'>,
): EarlierSupplyRecord[] {
  const { _id: orderId, number: orderNumber, lines, history, check } = order
  const delivered = history.findLast(({ status }) => status === 'DELIVERED')
  const at = delivered?.at ?? check?.at
  if (!at) return []
  return lines.filter(isScheduled).map(({ productId, name: medicine, quantity }) => ({
    ...{ orderId, orderNumber, at, productId, medicine, quantity },
  }))
}

/** For each prescription, the numbers of its orders: newest first, at most 10. */
export async function findOrderNumbers(prescriptionIds: readonly string[]): Promise<string[][]> {
  const found = await Order.find(
    { prescriptionIds: { $in: prescriptionIds } },
    { number: 1, prescriptionIds: 1 },
  )
    .sort({ _id: -1 })
    .limit(MAX_ORDERS)
    .lean()
  const byPrescription = groupBy(found, ({ prescriptionIds: ids = [] }) => ids.map(String))
  return prescriptionIds.map((id) =>
    (byPrescription.get(id) ?? []).slice(0, MAX_NUMBERS).map(({ number }) => number),
  )
}

/**
 * Throws if an approved line and all earlier supplies of its medicine are more than was prescribed. Call it after a
 * write to the prescriptions, so that two checks with one prescription conflict.
 */
export async function requirePrescribed(
  { _id, prescriptionIds = [] }: Pick<OrderRecord, '_id' | 'prescriptionIds'>,
  approved: OrderLineRecord[],
  decisions: readonly { productId: string }[],
  session: ClientSession,
): Promise<void> {
  const others = { ...checkedWith(prescriptionIds), _id: { $ne: _id } }
  const earlier = await Order.find(others, { lines: 1 }).session(session).lean()
  const supplies = earlier.flatMap(({ lines }) => lines)
  const errors = approved.flatMap(({ productId, name: product, quantity, prescribed = 0 }) => {
    const supplied = supplies
      .filter((line) => line.productId.equals(productId))
      .reduce((sum, line) => sum + line.quantity, 0)
    if (supplied + quantity <= prescribed) return []
    const figures = { product, prescribed, supplied, quantity }
    const id = productId.toHexString()
    const index = decisions.findIndex((decision) => decision.productId.toLowerCase() === id)
    const message = orderMessages.PRESCRIBED_QUANTITY_EXCEEDED(figures)
    return { ...message, field: prescribedField(index) }
  })
  if (errors.length > 0) throw new UserFacingError(errors)
}
