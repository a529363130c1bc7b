import { Types } from 'mongoose'
import type { OutboxEntryFields } from '../../../mail/outbox.ts'

/** The email with an invoice that was issued after the email about the status. */
export function invoiceMail(_id: Types.ObjectId): OutboxEntryFields {
  const orderId = _id.toHexString()
  const kind = 'invoiceIssued'
  return {
    key: `${kind}:${orderId}:${new Types.ObjectId().toHexString()}`,
    kind,
    refs: { orderId },
  }
}
