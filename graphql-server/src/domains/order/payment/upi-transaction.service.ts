import type { ClientSession } from 'mongoose'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { CANCELLED } from '../cancelled.ts'
import { Order, type OrderRecord } from '../order.model.ts'

/** The unique field. A cancelled order keeps its UPI transaction only until another order needs it. */
export const UPI_TRANSACTION = 'payment.upiTransactionId'

/** The UPI transaction that the shopper entered, even if the order has released it. */
export function getUpiTransactionId({ payment }: Pick<OrderRecord, 'payment'>): string | null {
  return payment.upiTransactionId ?? payment.releasedUpiTransactionId ?? null
}

/** Releases a UPI transaction from a cancelled order. Returns false if no cancelled order has it. */
export async function releaseUpiTransaction(
  upiTransactionId: string,
  session?: ClientSession,
): Promise<boolean> {
  const { modifiedCount } = await Order.updateOne(
    { [UPI_TRANSACTION]: upiTransactionId, status: { $in: CANCELLED } },
    {
      $set: { 'payment.releasedUpiTransactionId': upiTransactionId },
      $unset: { [UPI_TRANSACTION]: 1 },
    },
    { session, timestamps: false },
  )
  return modifiedCount > 0
}

export function upiTransactionUsed(field?: string): UserFacingError {
  const message = 'Another order has been paid with this UPI transaction.'
  return userError('UPI_TRANSACTION_USED', message, field)
}
