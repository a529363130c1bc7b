import type { Types } from 'mongoose'
import { z } from 'zod'
import type { PaymentState } from '../../../contract/types.generated.ts'
import { parseInput } from '../../../lib/input.ts'
import { STATUSES } from '../record/order-statuses.ts'
import { setPaymentState } from '../payment/payment.service.ts'
import { changeOrders, ordersField, type ChangedOrders } from './change-orders.ts'
import { parseNewStatus } from './new-status.ts'
import { setOrderStatus } from './order-status.service.ts'

const statusFields = z.object({
  orders: ordersField({ from: z.enum(STATUSES), seenUpdatedAt: z.date().nullish() }),
  status: z.enum(STATUSES).nullish(),
  reason: z.string().nullish(),
  cashReceived: z.boolean().nullish(),
})

/** Sets the status of each order, or moves it to its next status, unless it has changed since it was seen. */
export async function setOrderStatuses(
  adminId: Types.ObjectId,
  input: unknown,
  services: Parameters<typeof setOrderStatus>[2],
): Promise<ChangedOrders> {
  const { orders, status = null, reason, cashReceived } = parseInput(statusFields, input)
  const wanted = { ...parseNewStatus({ status, reason }), cashReceived }
  return changeOrders(orders, (order) => setOrderStatus(adminId, { ...order, ...wanted }, services))
}

const paymentFields = z.object({ orders: ordersField({ seenUpdatedAt: z.date().nullish() }) })

/** Sets the payment state of each order, unless it has changed since it was seen. */
export async function setPaymentStates(
  adminId: Types.ObjectId,
  { state, ...input }: { orders: unknown; state: PaymentState },
): Promise<ChangedOrders> {
  const { orders } = parseInput(paymentFields, input)
  return changeOrders(orders, (order) => setPaymentState(adminId, { ...order, state }))
}
