import { styled } from 'styled-components'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { font, size, space } from '../../../ui/theme.ts'
import { CardRoot, Stage } from '../../../ui/manage/card-parts.ts'
import { CatalogueCard } from '../CatalogueCard.tsx'
import type { Category } from './category-entry.ts'

interface CategoryCardProps {
  category: Category
  onEdit: () => void
  onDelete: () => void
}

export function CategoryCard({ category: { name, image }, ...actions }: CategoryCardProps) {
  return (
    <CatalogueCard
      {...actions}
      name={name}
      image={image}
      sizes="(min-width: 768px) 200px, 45vw"
      side={200}
    >
      <Name>{name}</Name>
    </CatalogueCard>
  )
}

/** As many as fill the screen of a phone. */
export function CategoryCardSkeleton() {
  return [1, 2, 3, 4, 5, 6].map((key) => (
    <CardRoot key={key}>
      <Stage />
      <Skeleton $height={`calc(1.5 * ${font.body} + ${space[3]})`} />
      <Skeleton $height={size.target} />
    </CardRoot>
  ))
}

const Name = styled.h2`
  padding: ${space[3]} ${space[3]} ${space[2]};
  font-size: ${font.body};
  font-weight: ${font.semibold};
`
