import { styled } from 'styled-components'
import type { ShopCard_ProductFragment } from './ShopCard.generated.ts'
import { ProductCardSkeleton } from '../catalogue/ProductCardSkeleton.tsx'
import { ScrollRow } from '../../ui/layout/ScrollRow.tsx'
import { media } from '../../ui/theme.ts'
import { ShopCard } from './ShopCard.tsx'

interface ShopRowProps {
  /** For screen readers. */
  label: string
  /** Undefined while they load. */
  products: readonly ShopCard_ProductFragment[] | undefined
  /** How many of the first images load immediately. */
  eager?: number
}

/** A row with product cards that scrolls horizontally. */
export function ShopRow({ label, products, eager = 0 }: ShopRowProps) {
  return (
    <ScrollRow label={label} step={200}>
      {products
        ? products.map((product, index) => (
            <Cell key={product.id}>
              <ShopCard product={product} isEager={index < eager} />
            </Cell>
          ))
        : skeletons}
    </ScrollRow>
  )
}

const Cell = styled.li`
  width: 148px;

  ${media.tablet} {
    width: 176px;
  }
`

const skeletons = Array.from({ length: 6 }, (_, index) => (
  <Cell key={index}>
    <ProductCardSkeleton />
  </Cell>
))
