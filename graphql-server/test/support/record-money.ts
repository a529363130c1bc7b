import { Types } from 'mongoose'
import type { OrderStatus, PaymentState } from '../../src/contract/types.generated.ts'
import { setOrderStatus } from '../../src/domains/order/desk/order-status.service.ts'
import { findAnyOrder } from '../../src/domains/order/list/order-list.service.ts'
import { removeAddedRefund } from '../../src/domains/order/desk/return-at-door.service.ts'
import { addRefund } from '../../src/domains/order/payment/add-refund.service.ts'
import { setPaymentState } from '../../src/domains/order/payment/payment.service.ts'
import { refundsOf } from '../../src/domains/order/record/past-refunds.ts'
import type { RefundRecord } from '../../src/domains/order/record/refund.model.ts'
import {
  refund,
  refundPayment,
  refundRejectedLines,
} from '../../src/domains/order/payment/refund.service.ts'

import { isCancelled } from './invariants.ts'

/** The payments that a test's admin has recorded and that were acknowledged. */
export interface RecordedMoney {
  /**
   * The ids of orders whose payment was received, whose payment was refunded, and whose rejected lines were refunded.
   */
  received: Set<string>
  /** The ids of orders whose cash was received with the delivery. */
  withDelivery: Set<string>
  refunded: Set<string>
  rejectionsRefunded: Set<string>
  /** The amount that added refunds take from each order, by its id. */
  added: Map<string, number>
  /** The ids of refunds that were made which were added, or are for changed lines. */
  addedRefunded: Set<string>
}

export function newRecordedMoney(): RecordedMoney {
  return {
    received: new Set(),
    withDelivery: new Set(),
    refunded: new Set(),
    rejectionsRefunded: new Set(),
    added: new Map(),
    addedRefunded: new Set(),
  }
}

const adminId = new Types.ObjectId()

/** An admin's actions on an order's money. */
const deeds = {
  verify: (money, orderId) => recordState(money, orderId, 'RECEIVED'),
  reject: async (money, orderId) => {
    const order = await findAnyOrder(orderId)
    const isCash = order?.payment.method === 'CASH_ON_DELIVERY'
    await recordState(money, orderId, isCash ? 'DUE' : 'NOT_RECEIVED')
  },
  refund: async ({ refunded }, orderId) => {
    await refundPayment(adminId, { orderId, reference: orderId }, null)
    refunded.add(orderId)
  },
  refundRejected: async ({ rejectionsRefunded }, orderId) => {
    await refundRejectedLines(adminId, { orderId, reference: orderId }, null)
    rejectionsRefunded.add(orderId)
  },
  /** Refunds one item of the first line, or as goodwill. */
  addRefund: async ({ added }, orderId, number) => {
    const line = (await findAnyOrder(orderId))?.lines[0]
    const lines = [{ productId: line?.productId.toHexString() ?? '', quantity: 1 }]
    const isPart = number % 2 === 0
    const amount = isPart ? (line?.discountedPrice ?? 1) : 1 + number * 3000
    const wanted = isPart ? { reason: 'PART_OF_LINES', lines } : { reason: 'GOODWILL' }
    await addRefund(adminId, { orderId, amount, ...wanted })
    added.set(orderId, (added.get(orderId) ?? 0) + amount)
  },
  /** Makes the first added refund. */
  refundAdded: async ({ addedRefunded }, orderId) => {
    const found = await findAddedDue(orderId)
    if (!found) return
    await refund(adminId, { orderId, refundId: found.id, reference: found.id }, null)
    addedRefunded.add(found.id)
  },
  /** Makes the refund for changed lines. */
  refundChanged: async ({ addedRefunded }, orderId) => {
    const order = await findAnyOrder(orderId)
    const found = order && refundsOf(order).find(isDueForChange)
    if (!found) return
    await refund(adminId, { orderId, refundId: found.id, reference: found.id }, null)
    addedRefunded.add(found.id)
  },
  removeAdded: async ({ added }, orderId) => {
    const found = await findAddedDue(orderId)
    if (!found) return
    await removeAddedRefund(adminId, { orderId, refundId: found.id })
    added.set(orderId, (added.get(orderId) ?? 0) - found.amount)
  },
} satisfies Record<string, (money: RecordedMoney, orderId: string, number: number) => Promise<void>>

function isDueForChange({ reason, state }: RefundRecord): boolean {
  return reason === 'LINES_CHANGED' && state === 'DUE'
}

async function findAddedDue(orderId: string) {
  const refunds = (await findAnyOrder(orderId))?.refunds ?? []
  return refunds.find(({ state, addedAt }) => addedAt && state === 'DUE')
}

export type MoneyDeed = keyof typeof deeds

export function isMoneyDeed(does: string): does is MoneyDeed {
  return does in deeds
}

/** Does it, and records it when it was acknowledged. */
export function recordMoney(
  money: RecordedMoney,
  { does, orderId, number }: { does: MoneyDeed; orderId: string; number: number },
): Promise<void> {
  return deeds[does](money, orderId, number)
}

async function recordState(money: RecordedMoney, orderId: string, state: PaymentState) {
  await setPaymentState(adminId, { orderId, state })
  if (state !== 'RECEIVED') money.withDelivery.delete(orderId)
  if (state === 'RECEIVED') money.received.add(orderId)
  else {
    money.received.delete(orderId)
    money.added.delete(orderId)
  }
}

/** Sets an order's status, and records the cash that is received with its delivery, or no longer is. */
export async function recordStatus(
  money: RecordedMoney,
  { orderId, status }: { orderId: string; status: OrderStatus },
  services: Parameters<typeof setOrderStatus>[2],
): Promise<void> {
  const before = await findAnyOrder(orderId)
  const { payment } = await setOrderStatus(adminId, { orderId, status }, services)
  if (payment.method !== 'CASH_ON_DELIVERY' || before?.status === status) return
  if (status === 'DELIVERED' && !money.received.has(orderId)) {
    money.received.add(orderId)
    money.withDelivery.add(orderId)
  }
  const isUndone = before?.status === 'DELIVERED' && !isCancelled({ status })
  if (!isUndone || !money.withDelivery.delete(orderId)) return
  money.received.delete(orderId)
  money.added.delete(orderId)
}
