import { memo } from 'react'
import type { ShopCard_ProductFragment } from './ShopCard.generated.ts'
import { AddToCart } from '../cart/AddToCart.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import type { CardLayout } from '../catalogue/card-parts.ts'

interface ShopCardProps {
  product: ShopCard_ProductFragment
  layout?: CardLayout
  isEager?: boolean
}

/** A product card with the cart control. */
export const ShopCard = memo(function ShopCard({ product, ...rest }: ShopCardProps) {
  return <ProductCard {...rest} product={product} action={<AddToCart product={product} />} />
})
