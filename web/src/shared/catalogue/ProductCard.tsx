import { Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts'
import { useStore } from '../../apollo/session.tsx'
import { formatPercent } from '../../lib/text/money.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Picture } from '../../ui/content/Picture.tsx'
import { Price } from '../../ui/content/Price.tsx'
import { color, font, motion } from '../../ui/theme.ts'
import { type CardLayout, CardFrame, cardParts } from './card-parts.ts'
import { PrescriptionMark } from './PrescriptionMark.tsx'
import { ProductBrand } from './ProductBrand.tsx'

interface ProductCardProps {
  product: ProductCard_ProductFragment
  /** The cart control. Features do not import each other, so the route passes it. */
  action: ReactNode
  layout?: CardLayout
  /** True for cards that are initially visible. */
  isEager?: boolean
}

export function ProductCard({ product, action, layout = 'tile', isEager }: ProductCardProps) {
  const badge = useStore()?.deliveryBadge
  const { discountPercent: discount, discountedPrice, price } = product
  return (
    <CardFrame $layout={layout}>
      <cardParts.Tile $isFaded={product.stock === 0}>
        <Picture
          image={product.images[0]}
          alt=""
          sizes={pictureSizes[layout]}
          side={180}
          isEager={isEager}
        />
        <cardParts.Badges>
          {discount > 0 && (
            <cardParts.Discount>{`${formatPercent(discount)} off`}</cardParts.Discount>
          )}
          {product.medicine?.prescriptionRequired && (
            <cardParts.Prescription>
              <PrescriptionMark />
            </cardParts.Prescription>
          )}
        </cardParts.Badges>
      </cardParts.Tile>
      <cardParts.Facts $layout={layout}>
        <div>
          <ProductBrand product={product} />
          <Name to={paths.product(product)}>{product.name}</Name>
        </div>
        <cardParts.Meta>
          <cardParts.Unit>{product.unit}</cardParts.Unit>
          {badge && (
            <cardParts.Delivery $isFaded={product.stock === 0}>
              <Zap size={11} aria-hidden />
              <span>{badge}</span>
            </cardParts.Delivery>
          )}
        </cardParts.Meta>
        <Price amount={discountedPrice.amount} was={price.amount} />
      </cardParts.Facts>
      <cardParts.Action $layout={layout}>{action}</cardParts.Action>
    </CardFrame>
  )
}

const pictureSizes = {
  tile: '(min-width: 768px) 200px, 160px',
  list: '(min-width: 768px) 240px, 104px',
}

const Name = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  /* The minimum target size. */
  min-height: 24px;
  font-size: ${font.body};
  font-weight: ${font.medium};
  line-height: 1.3;
  transition: color ${motion.quick};

  /* The whole card is a link to the product, below the cart control. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }
`
