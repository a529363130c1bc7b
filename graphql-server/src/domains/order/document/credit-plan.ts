import { spreadWithin } from '../../gst/spread.ts'
import type { Paise } from '../../../lib/money.ts'
import type { RefundLineRecord, RefundRecord } from '../record/refund.model.ts'
import type { DocumentLineRecord, DocumentRecord } from './document.model.ts'
import { toCreditLine, type OpenLine } from './document-lines.ts'

/** The lines of a credit note for an invoice. */
export interface PlannedCredit {
  invoice: DocumentRecord
  lines: DocumentLineRecord[]
  /** Missing for 0. */
  roundOff?: Paise
}

/** Credits everything that is still charged. */
export function planFullCredit(open: readonly OpenLine[]): PlannedCredit[] {
  return byInvoice(
    open.map((one) => ({ one, ...one.left })),
    (roundOffLeft) => roundOffLeft,
  )
}

/**
 * Credits a refund. The amount is divided in proportion to the refunded items, or, without items, to everything that is
 * still charged. If a line no longer charges its part, other lines take it. If all lines are credited, the rest was
 * rounded up. Nothing is credited beyond the invoices.
 */
export function planCredit(
  open: readonly OpenLine[],
  { amount, lines }: Pick<RefundRecord, 'amount' | 'lines'>,
): PlannedCredit[] {
  const quantities = open.map((one) => countItems(one, lines))
  const parts = open.map((one, index) => ({
    weight: lines ? (quantities[index] ?? 0) * one.line.discountedPrice : one.left.total,
    limit: one.left.total,
  }))
  const totals = spreadWithin(amount, parts)
  const rest = amount - totals.reduce((sum, total) => sum + total, 0)
  return byInvoice(
    open.map((one, index) => ({
      ...{ one, quantity: quantities[index] ?? 0, total: totals[index] ?? 0 },
    })),
    (roundOffLeft) => Math.max(0, Math.min(rest, roundOffLeft)),
  )
}

function countItems({ line, left }: OpenLine, lines: readonly RefundLineRecord[] = []): number {
  const items = lines.find(({ productId }) => productId.equals(line.productId))?.quantity ?? 0
  return Math.min(items, left.quantity)
}

interface CreditedLine {
  one: OpenLine
  quantity: number
  total: Paise
}

/** The batches of medicines that come back are noted, also if nothing was charged for them. */
function isNoted({ one, quantity, total }: CreditedLine): boolean {
  return total > 0 || (quantity > 0 && one.line.medicine !== undefined)
}

/** @param toRoundOff Returns the part to credit of the rounding that is left on an invoice. */
function byInvoice(
  credited: readonly CreditedLine[],
  toRoundOff: (roundOffLeft: Paise) => Paise,
): PlannedCredit[] {
  const invoices = [...new Set(credited.map(({ one }) => one.invoice))]
  return invoices.flatMap((invoice) => {
    const own = credited.filter(({ one }) => one.invoice === invoice)
    const lines = own.filter(isNoted).map(({ one, ...credit }) => toCreditLine(one, credit))
    const roundOff = toRoundOff(own[0]?.one.roundOffLeft ?? 0)
    if (lines.length === 0 && roundOff === 0) return []
    return [{ invoice, lines, ...(roundOff !== 0 && { roundOff }) }]
  })
}
