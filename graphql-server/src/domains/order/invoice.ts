import type { ClientSession } from 'mongoose'
import { findUserName } from '../account/people.service.ts'
import { InvoiceCounter } from './invoice-counter.model.ts'
import type { InvoiceRecord, OrderRecord } from './order.model.ts'

/** Who sells, as configured. */
export type Seller = InvoiceRecord['seller']

/** India's clock is ahead of UTC by this, all year round. */
const IST_MS = 5.5 * 60 * 60 * 1000
const APRIL = 3

/**
 * The invoice of an order, within the transaction that stores it: an aborted one gives its number back, so that
 * none is missing.
 */
export async function issueInvoice(
  { userId }: OrderRecord,
  { name, address, phone, email }: Seller,
  session: ClientSession,
): Promise<InvoiceRecord> {
  const issuedAt = new Date()
  const year = financialYear(issuedAt)
  const { last } = await InvoiceCounter.findByIdAndUpdate(
    year,
    { $inc: { last: 1 } },
    { session, upsert: true, returnDocument: 'after' },
  ).orFail()
  return {
    number: `${year}/${String(last).padStart(6, '0')}`,
    issuedAt,
    seller: { name, address, phone, email },
    buyerName: (await findUserName(userId)) ?? 'Customer',
  }
}

/**
 * '2026-27': the Indian financial year, from 1 April to 31 March, of a moment. With six digits an invoice number
 * has 14 of the 16 characters that are allowed. Source: Central Goods and Services Tax Rules, 2017, rule 46 (b).
 */
export function financialYear(moment: Date): string {
  const inIndia = new Date(moment.getTime() + IST_MS)
  const start = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < APRIL ? 1 : 0)
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
