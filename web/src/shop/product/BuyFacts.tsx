import type { UnitPriceMeasure, VegetarianMark } from '../../apollo/schema-types.generated.ts'
import { formatMoney } from '../../lib/money.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import type { BuyFacts_ProductFragment } from './BuyFacts.generated.ts'

interface BuyFactsProps {
  product: BuyFacts_ProductFragment
  part: 'mark' | 'unitPrice'
}

/** The vegetarian mark, or the unit price after the unit: ' · ₹0.09 per g at the selling price'. */
export default function BuyFacts({ product: { vegetarianMark, unitPrice }, part }: BuyFactsProps) {
  if (part === 'mark') return vegetarianMark && <Mark mark={vegetarianMark} />
  if (!unitPrice) return null
  const price = formatMoney(unitPrice.price.amount)
  return <span>{` · ${price} per ${measures[unitPrice.per]} at the selling price`}</span>
}

const measures: Record<UnitPriceMeasure, string> = {
  GRAM: 'g',
  KILOGRAM: 'kg',
  MILLILITRE: 'ml',
  LITRE: 'litre',
  PIECE: 'piece',
}

const names: Record<VegetarianMark, string> = {
  VEGETARIAN: 'Vegetarian',
  NON_VEGETARIAN: 'Non-vegetarian',
}

/**
 * The mark on the label of food, with its meaning. The shapes and colors are fixed by law: a green dot or a brown
 * triangle in a square of the same color (Food Safety and Standards (Labelling and Display) Regulations, 2020).
 */
function Mark({ mark }: { mark: VegetarianMark }) {
  const tone = mark === 'VEGETARIAN' ? '#00843d' : '#7b3f00'
  return (
    <Badge $tone="neutral">
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <rect x="1" y="1" width="14" height="14" fill="#fff" stroke={tone} strokeWidth="1.5" />
        {mark === 'VEGETARIAN' ? (
          <circle cx="8" cy="8" r="4" fill={tone} />
        ) : (
          <path d="M8 3.5 12.5 12h-9z" fill={tone} />
        )}
      </svg>
      <span>{names[mark]}</span>
    </Badge>
  )
}
