import type { Types } from 'mongoose'
import { createHash } from 'node:crypto'
import { readableCode } from '../../../lib/ids.ts'
import type { Paise } from '../../../lib/money.ts'

/** The parts that identify a UPI payment. */
interface UpiPaymentId {
  userId: Types.ObjectId
  idempotencyKey: string
  total: Paise
}

/**
 * A payment's reference: 14 letters and digits. It is derived from the user, the idempotency key and the amount. It is
 * therefore the same before and after the order is placed, and differs for payments of other amounts.
 */
export function upiReference({ userId, idempotencyKey, total }: UpiPaymentId): string {
  return toReference(`${userId.toHexString()}:${idempotencyKey}:${total}`)
}

/** The reference of a payment that has begun. Earlier releases did not store it, and derived it without the amount. */
export function begunReference({
  userId,
  idempotencyKey,
  upiReference: stored,
}: Omit<UpiPaymentId, 'total'> & { upiReference?: string }): string {
  return stored ?? toReference(`${userId.toHexString()}:${idempotencyKey}`)
}

function toReference(text: string): string {
  const hash = createHash('sha256').update(text).digest()
  return `KC${readableCode(hash.subarray(0, 12))}`
}
