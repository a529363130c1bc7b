import type { Message } from '../../../../lib/messages/define-messages.ts'
import { english } from '../../../../lib/messages/format.ts'
import { toPercent, type BasisPoints, type Paise } from '../../../../lib/money.ts'
import { sumTaxes, type LineTax, type TaxKind } from '../../../gst/line-tax.ts'
import { formatExpiry } from '../../record/batch-expiry.ts'
import type { BatchRecord } from '../../record/order-line.model.ts'
import type { PresentedDocument, PresentedLine } from '../present-documents.ts'
import { documentTexts } from './texts.ts'

/** A text with its label. */
export type Pair = readonly [label: string, value: string]

/** A line of a document: what its columns show, and smaller lines below the product. */
export interface DescribedLine {
  cells: [product: string, quantity: string, price: string, total: string]
  details: string[]
}

const texts = documentTexts
const say = ({ message }: Message) => message
/** Where a credit note only reduces the price. */
const NONE = '–'

/**
 * Describes a line.
 *
 * @param kind The taxes of the document. Null if it has none, and then names no rates.
 */
export function describeLine(line: PresentedLine, kind: TaxKind | null): DescribedLine {
  const { name, unit, quantity, discountedPrice, total, medicine, batches = [], hsn } = line
  const { rate = 0 } = line
  const gst = [
    ...(hsn ? [say(texts.HSN_LINE({ hsn }))] : []),
    ...(kind ? [say(texts.RATE_LINE({ rate: formatRate(rate) }))] : []),
  ]
  return {
    cells: [
      name,
      quantity === 0 ? NONE : String(quantity),
      quantity === 0 ? NONE : english.money(discountedPrice),
      english.money(total),
    ],
    details: [
      ...(unit ? [unit] : []),
      ...(medicine?.maker ? [say(texts.MAKER_LINE({ maker: medicine.maker }))] : []),
      ...batches.map((batch) => describeBatch(batch, quantity)),
      ...(gst.length > 0 ? [gst.join(' · ')] : []),
      ...(kind && rate > 0 ? [describeTax(line, rate, kind)] : []),
    ],
  }
}

function describeBatch(
  { number, quantity: packs, ...batch }: BatchRecord,
  ordered: number,
): string {
  const expiry = formatExpiry(batch.expiry)
  return say(
    packs === ordered
      ? texts.BATCH_LINE({ number, expiry })
      : texts.PART_BATCH_LINE({ number, expiry, packs }),
  )
}

function describeTax(line: PresentedLine, rate: BasisPoints, kind: TaxKind): string {
  const each = formatRate(kind === 'INTEGRATED' ? rate : rate / 2)
  const taxes = listTaxes(line, line.stateTaxName, kind).map(([tax, amount]) =>
    say(texts.TAX_LINE({ tax, rate: each, amount })),
  )
  return [say(texts.TAXABLE_LINE({ amount: line.taxable })), ...taxes].join(' · ')
}

/** The totals of a document, each with its label. */
export function describeTotals(document: PresentedDocument, tax: TaxKind | null): Pair[] {
  const { kind, lines, total, roundOff = 0, order } = document
  const amount = english.money(total)
  const rounding: Pair[] =
    roundOff === 0 ? [] : [[say(texts.ROUND_OFF_LABEL()), formatSigned(roundOff)]]
  const taxes = [...(tax ? describeTaxTotals(lines, tax) : []), ...rounding]
  if (kind === 'CREDIT_NOTE') return [...taxes, [say(texts.CREDITED_LABEL()), amount]]
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const before = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return [
    [say(texts.QUANTITY_TOTAL_LABEL()), say(texts.QUANTITY_TOTAL({ count }))],
    [say(texts.BEFORE_DISCOUNT_LABEL()), english.money(before)],
    [say(texts.DISCOUNT_LABEL()), formatSigned(total - roundOff - before)],
    order.pickUp
      ? [say(texts.COLLECTED_LABEL()), say(texts.COLLECTED())]
      : [say(texts.DELIVERY_CHARGE_LABEL()), say(texts.DELIVERY_CHARGE())],
    ...taxes,
    [say(texts.GRAND_TOTAL_LABEL()), amount],
  ]
}

function describeTaxTotals(lines: readonly PresentedLine[], kind: TaxKind): Pair[] {
  const sums = sumTaxes(lines)
  const taxes = listTaxes(sums, lines[0]?.stateTaxName ?? 'SGST', kind)
  return [
    [say(texts.TAXABLE_LABEL()), english.money(sums.taxable)],
    ...taxes.map(([tax, amount]): Pair => [tax, english.money(amount)]),
  ]
}

function listTaxes(
  { cgst, sgst, igst }: LineTax,
  stateTaxName: string,
  kind: TaxKind,
): [string, Paise][] {
  return kind === 'INTEGRATED'
    ? [['IGST', igst]]
    : [
        ['CGST', cgst],
        [stateTaxName, sgst],
      ]
}

function formatRate(rate: BasisPoints): string {
  return `${toPercent(rate)}%`
}

/** With a minus sign, as on the web page, instead of a hyphen. */
function formatSigned(amount: Paise): string {
  return amount < 0 ? `−${english.money(-amount)}` : english.money(amount)
}
