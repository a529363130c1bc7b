import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '../../ui/content/Picture.tsx'
import { Action, Actions, CardRoot, Stage } from '../../ui/dashboard/card-parts.ts'

interface CatalogueCardProps {
  name: string
  image: PictureSource | null | undefined
  /** The HTML attribute `sizes` of the image. */
  sizes: string
  /** The image's width and height in pixels. */
  side: number
  /** Hides the buttons. */
  isReadOnly?: boolean
  onEdit: () => void
  onDelete: () => void
  /** Shown between the image and the buttons. */
  children: ReactNode
}

/** A card with an image, and buttons to edit and delete the item. */
export function CatalogueCard(props: CatalogueCardProps) {
  const { name, image, sizes, side, isReadOnly = false, onEdit, onDelete, children } = props
  return (
    <CardRoot>
      <Stage>
        <Picture image={image} alt="" sizes={sizes} side={side} />
      </Stage>
      {children}
      {!isReadOnly && (
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
      )}
    </CardRoot>
  )
}
