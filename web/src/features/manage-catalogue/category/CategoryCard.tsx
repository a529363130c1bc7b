import { Pencil, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Picture } from '../../../ui/content/Picture.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { font, size, space } from '../../../ui/theme.ts'
import { Action, Actions, CardRoot, Stage } from '../../../ui/manage/card-parts.ts'
import type { Category } from './category-entry.ts'

interface CategoryCardProps {
  category: Category
  onEdit: () => void
  onDelete: () => void
}

export function CategoryCard({ category: { name, image }, onEdit, onDelete }: CategoryCardProps) {
  return (
    <CardRoot>
      <Stage>
        <Picture image={image} alt="" sizes="(min-width: 768px) 200px, 45vw" side={200} />
      </Stage>
      <Name>{name}</Name>
      <Actions>
        <Action type="button" onClick={onEdit} aria-label={`Edit ${name}`}>
          <Pencil size={16} aria-hidden />
          Edit
        </Action>
        <Action type="button" onClick={onDelete} aria-label={`Delete ${name}`} $isDanger>
          <Trash2 size={16} aria-hidden />
          Delete
        </Action>
      </Actions>
    </CardRoot>
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
