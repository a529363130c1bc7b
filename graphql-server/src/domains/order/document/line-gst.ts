import { indianDay } from '../../../lib/time/indian-time.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { requiresHsn } from '../../gst/document-kind.ts'
import { rateOn } from '../../gst/rates.ts'
import type { BasisPoints } from '../../../lib/money.ts'
import type { ShopSettings } from '../../shop/setting-fields.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'

/** The HSN code and the rate of a line on the day of its document. */
export interface LineGst {
  hsn: string
  rate: BasisPoints
  /** Set for nil-rated goods of a shop in the composition scheme, which owes no tax on them. */
  isExempt?: true
}

/** HSN codes and rates by the products' IDs. */
export type KnownGst = ReadonlyMap<string, LineGst>

/** The facts that decide which codes and rates a document needs. */
export interface GstRules extends Pick<ShopSettings, 'gstRegistration' | 'turnoverClass'> {
  isBuyerRegistered: boolean
  moment: Date
}

/**
 * Reads the HSN codes and GST rates of products at a moment. For a regular shop, leaves out products that lack the rate,
 * or a code that the law requires. In the composition scheme, all rates are 0. Other missing codes are empty.
 */
export function readGst(
  lines: readonly OrderLineRecord[],
  products: ReadonlyMap<string, ProductRecord>,
  rules: GstRules,
): KnownGst {
  const day = indianDay(rules.moment)
  return new Map(
    lines.flatMap(({ productId }): [string, LineGst][] => {
      const id = productId.toHexString()
      const { hsn = '', gstRates = [] } = products.get(id) ?? {}
      const rate = rateOn(gstRates, day)
      if (rules.gstRegistration !== 'REGULAR')
        return [[id, { hsn, rate: 0, ...(rate === 0 && { isExempt: true }) }]]
      return rate === null || (hsn === '' && requiresHsn(rules)) ? [] : [[id, { hsn, rate }]]
    }),
  )
}

/** The lines whose products lack a code or a rate. */
export function listWithoutGst(
  lines: readonly OrderLineRecord[],
  known: KnownGst,
): OrderLineRecord[] {
  return lines.filter(({ productId }) => !known.has(productId.toHexString()))
}
