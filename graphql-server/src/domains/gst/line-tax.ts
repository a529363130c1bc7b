import type { BasisPoints, Paise } from '../../lib/money.ts'
import { spread } from './spread.ts'

/** How the tax of a sale is divided: between centre and state, or as one tax for a sale to another state. */
export type TaxKind = 'CENTRAL_AND_STATE' | 'INTEGRATED'

/** The tax in a line's price. `taxable` and the taxes add up to the line's total. */
export interface LineTax {
  taxable: Paise
  cgst: Paise
  /** Of the state, or of a union territory without an own legislature (UTGST). */
  sgst: Paise
  igst: Paise
}

const WHOLE: BasisPoints = 10_000

/**
 * Computes the tax that a line's total contains, after discounts. Each tax is computed from the total and rounded to
 * whole paise, half a paisa up, so that CGST and SGST are equal. Source: Central Goods and Services Tax Rules, 2017,
 * rule 35.
 *
 * @param rate The sum of the rates: 1800 is 9 % CGST and 9 % SGST, or 18 % IGST.
 */
export function computeLineTax(total: Paise, rate: BasisPoints, kind: TaxKind): LineTax {
  if (kind === 'INTEGRATED') {
    const igst = roundedDivide(total * rate, WHOLE + rate)
    return { taxable: total - igst, cgst: 0, sgst: 0, igst }
  }
  const half = roundedDivide(total * rate, 2 * (WHOLE + rate))
  return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 }
}

/** Adds up the taxes of lines. */
export function sumTaxes(taxes: readonly LineTax[]): LineTax {
  const sum = (name: keyof LineTax) => taxes.reduce((all, tax) => all + tax[name], 0)
  return { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
}

/** Exact for safe integers. Half is rounded up. */
function roundedDivide(dividend: number, divisor: number): number {
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (2 * remainder >= divisor ? 1 : 0)
}

/** The tax that is left of a line after a reduction by another tax. */
export function subtractTax(tax: LineTax, reduction: LineTax): LineTax {
  return {
    taxable: tax.taxable - reduction.taxable,
    cgst: tax.cgst - reduction.cgst,
    sgst: tax.sgst - reduction.sgst,
    igst: tax.igst - reduction.igst,
  }
}

/**
 * Computes the tax in the amount by which a line is reduced: the tax that the line contains minus the tax that it still
 * contains afterwards. All reductions of a line together therefore have exactly its taxes. If rounding would make a part
 * of a few paise negative, the amount is divided in proportion to the rest.
 *
 * @param left The amounts that the line still charges before the reduction.
 */
export function computeCreditTax(
  left: LineTax,
  amount: Paise,
  rate: BasisPoints,
  kind: TaxKind,
): LineTax {
  const total = left.taxable + left.cgst + left.sgst + left.igst
  const credit = subtractTax(left, computeLineTax(total - amount, rate, kind))
  const { taxable, cgst, sgst, igst } = credit
  if (Math.min(taxable, cgst, sgst, igst) >= 0) return credit
  return toTax(spread(amount, [left.taxable, left.cgst, left.sgst, left.igst]))
}

function toTax([taxable = 0, cgst = 0, sgst = 0, igst = 0]: readonly Paise[]): LineTax {
  return { taxable, cgst, sgst, igst }
}
