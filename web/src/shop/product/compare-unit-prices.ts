import type { PackUnit } from '../../apollo/schema-types.generated.ts'
import { unitNames } from '../../shared/medicine/medicine-words.ts'

export interface UnitPrice {
  packUnit: PackUnit
  /** In paise. Null if it is unknown. */
  pricePerUnit: { amount: number } | null
}

/**
 * Compares the substitute's price per unit with the replaced product's, in whole percent: '23% less per tablet', '12%
 * more per ml' or 'Same price per g'. Null if a price is unknown or the units differ.
 */
export function compareUnitPrices(substitute: UnitPrice, replaced: UnitPrice): string | null {
  const price = substitute.pricePerUnit?.amount
  const before = replaced.pricePerUnit?.amount
  // A free product has no percentage.
  if (price === undefined || !before || substitute.packUnit !== replaced.packUnit) return null
  const percent = Math.round((Math.abs(price - before) / before) * 100)
  const unit = unitNames[substitute.packUnit]
  if (percent === 0) return `Same price per ${unit}`
  return `${percent}% ${price < before ? 'less' : 'more'} per ${unit}`
}
