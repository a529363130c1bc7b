import type { DocumentLines_TaxFragment } from './Invoice.generated.ts'
import { formatMoney } from '../../lib/text/money.ts'

interface Supply {
  placeOfSupply: { code: string } | null
  seller: { gstin: string | null }
}

/** Whether a document's tax is IGST. */
export function isInterState({ placeOfSupply, seller }: Supply): boolean {
  return placeOfSupply !== null && placeOfSupply.code !== seller.gstin?.slice(0, 2)
}

/** The taxes of a sale within the seller's state, or the tax of a sale to another state. */
export function listTaxes(
  tax: DocumentLines_TaxFragment,
  isIntegrated: boolean,
): [string, number][] {
  return isIntegrated
    ? [['IGST', tax.igst.amount]]
    : [
        ['CGST', tax.cgst.amount],
        [tax.stateTaxName, tax.sgst.amount],
      ]
}

/** Formats 'Taxable value ₹95.24 · CGST 2.5% ₹2.38 · SGST 2.5% ₹2.38'. */
export function describeTax(
  tax: DocumentLines_TaxFragment,
  ratePercent: number,
  isIntegrated: boolean,
): string {
  const rate = `${isIntegrated ? ratePercent : ratePercent / 2}%`
  const taxes = listTaxes(tax, isIntegrated).map(
    ([name, amount]) => `${name} ${rate} ${formatMoney(amount)}`,
  )
  return [`Taxable value ${formatMoney(tax.taxable.amount)}`, ...taxes].join(' · ')
}
