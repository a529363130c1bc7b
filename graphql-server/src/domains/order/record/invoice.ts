import type { ClientSession } from 'mongoose'
import { indianMonth } from '../../../lib/time/indian-time.ts'
import { findUserName } from '../../account/people.service.ts'
import { InvoiceCounter } from './invoice-counter.model.ts'
import type { InvoiceRecord, OrderRecord, SellerRecord } from './order.model.ts'

const APRIL = 3

/**
 * Issues an order's invoice within the transaction that stores it. If the transaction aborts, the number is not used,
 * so there are no gaps.
 */
export async function issueInvoice(
  { userId }: OrderRecord,
  { name, address, phone, email, ...particulars }: SellerRecord,
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
    seller: { name, address, phone, email, ...pickSet(particulars) },
    buyerName: (await findUserName(userId)) ?? 'Customer',
  }
}

/** The particulars that the shop has set. */
function pickSet({ drugLicence, legalName, fssai, gstin }: Partial<SellerRecord>) {
  return {
    ...(drugLicence && { drugLicence }),
    ...(legalName && { legalName }),
    ...(fssai && { fssai }),
    ...(gstin && { gstin }),
  }
}

/**
 * The Indian financial year from 1 April to 31 March, such as '2026-27'. With six digits, an invoice number has 14 of
 * the 16 allowed characters. Source: Central Goods and Services Tax Rules, 2017, rule 46 (b).
 */
export function financialYear(moment: Date): string {
  const { year, month } = indianMonth(moment)
  const start = month < APRIL ? year - 1 : year
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
