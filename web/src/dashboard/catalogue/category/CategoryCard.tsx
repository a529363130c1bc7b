import { styled } from 'styled-components'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { font, size, space } from '../../../ui/theme.ts'
import { CardRoot, Stage } from '../../../ui/dashboard/card-parts.ts'
import { CatalogueCard } from '../CatalogueCard.tsx'
import type { CategoryCard_CategoryFragment } from './Category.generated.ts'

interface CategoryCardProps {
  category: CategoryCard_CategoryFragment
  onEdit: () => void
  onDelete: () => void
}

export function CategoryCard({ category, ...actions }: CategoryCardProps) {
  const { name, image, productCount } = category
  return (
    <CatalogueCard
      {...actions}
      name={name}
      image={image}
      sizes="(min-width: 768px) 200px, 45vw"
      side={200}
    >
      <Facts>
        <Name>{name}</Name>
        <SmallText>{formatCount(productCount, 'product')}</SmallText>
      </Facts>
    </CatalogueCard>
  )
}

/** Fills a phone's screen. */
export function CategoryCardSkeleton() {
  return [1, 2, 3, 4, 5, 6].map((key) => (
    <CardRoot key={key}>
      <Stage />
      <Skeleton $height={`calc(1.5 * (${font.body} + ${font.small}) + ${space[3]})`} />
      <Skeleton $height={size.target} />
    </CardRoot>
  ))
}

const Facts = styled.div`
  padding: ${space[3]} ${space[3]} ${space[2]};
`

const Name = styled.h2`
  font-size: ${font.body};
  font-weight: ${font.semibold};
`
