import { styled } from 'styled-components'
import type { UnitPriceMeasure, VegetarianMark } from '../../apollo/schema-types.generated.ts'
import { formatMoney } from '../../lib/text/money.ts'
import type { ShopCard_ProductFragment } from '../../shared/page/ShopCard.generated.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import type { BuyFacts_ProductFragment } from './BuyFacts.generated.ts'

export interface BuyFactsProps {
  product: ShopCard_ProductFragment
  /** Undefined while only the card's data is known. */
  more: BuyFacts_ProductFragment | undefined
  part: 'mark' | 'unitPrice' | 'mrp' | 'prescription'
}

/**
 * The facts beside the price: the vegetarian mark, the unit price (' · ₹0.09 per g at the selling price'), the maximum
 * retail price, which is the one before the discount, and when a prescription is needed.
 */
export default function BuyFacts({ product, more, part }: BuyFactsProps) {
  if (part === 'mrp') return <Mrp>{describeMrp(product)}</Mrp>
  if (part === 'prescription') return <p>{describePrescription(product)}</p>
  if (part === 'mark') return more?.vegetarianMark && <Mark mark={more.vegetarianMark} />
  if (!more?.unitPrice) return null
  const { price, per } = more.unitPrice
  return <span>{` · ${formatMoney(price.amount)} per ${measures[per]} at the selling price`}</span>
}

function describeMrp({ price, discountedPrice }: ShopCard_ProductFragment): string {
  const mrp = price.amount === discountedPrice.amount ? 'MRP' : `MRP ${formatMoney(price.amount)}`
  return `${mrp}, inclusive of all taxes`
}

function describePrescription({ soldOnline }: { soldOnline: boolean }): string {
  return soldOnline
    ? 'Prescription required: you add it at checkout, and a pharmacist checks it before we confirm your order.'
    : 'This medicine requires a prescription and is not sold online.'
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

const Mrp = styled(SmallText)`
  width: 100%;
`
