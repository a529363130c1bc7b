import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ProductListCard_ProductFragment } from './ProductListCard.generated.ts'
import { Price } from '../../../ui/content/Price.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { color, font, size, space } from '../../../ui/theme.ts'
import { CardRoot, Stage } from '../../../ui/dashboard/card-parts.ts'
import { CatalogueCard } from '../CatalogueCard.tsx'

export type ListedProduct = ProductListCard_ProductFragment

interface ProductListCardProps {
  product: ListedProduct
  /** The control that shows and edits the stock. */
  stock: ReactNode
  /** Whether only the stock can be edited. */
  isReadOnly: boolean
  onEdit: () => void
  onDelete: () => void
}

export function ProductListCard({ product, stock, ...actions }: ProductListCardProps) {
  const { name, unit, images, price, discountedPrice } = product
  return (
    <CatalogueCard
      {...actions}
      name={name}
      image={images[0]}
      sizes="(min-width: 1280px) 160px, (min-width: 768px) 200px, 45vw"
      side={160}
    >
      <Facts>
        <Name>{name}</Name>
        <Unit>{unit}</Unit>
        <Price amount={discountedPrice.amount} was={price.amount} size="small" />
        {stock}
      </Facts>
    </CatalogueCard>
  )
}

export function ProductListCardSkeleton({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <CardRoot aria-hidden>
      <Stage />
      <Facts>
        <Skeleton $width="90%" $height="20px" />
        <Skeleton $width="50%" $height="20px" />
        <Skeleton $width="40%" $height="20px" />
        <Skeleton $height="88px" />
      </Facts>
      {!isReadOnly && <Skeleton $height={size.target} />}
    </CardRoot>
  )
}

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto auto;
  padding: ${space[3]} ${space[3]} ${space[1]};
`

const Name = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${font.body};
  font-weight: ${font.semibold};
  line-height: 1.3;
  letter-spacing: 0;
`

const Unit = styled.p`
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${font.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`
