import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, media, radius, size, space } from '../../../ui/theme.ts'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { Badge } from '../../../ui/content/Badge.tsx'
import { describeStock } from './describe-stock.ts'
import { type StockedProduct, StockEditor } from './StockEditor.tsx'

const movements = lazyDialog(() => import('./StockMovements.tsx'))

/** A product's stock and a button for its history. An editor with the same height can take their place. */
export function StockCell({ product }: { product: StockedProduct }) {
  const [isEditing, setIsEditing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const buttonRef = useFocusAfter(isEditing)
  const { text, tone } = describeStock(product.stock)
  usePreload(movements)
  return (
    <div>
      {isEditing ? (
        <StockEditor product={product} onEnd={() => setIsEditing(false)} />
      ) : (
        <>
          <Edit
            ref={buttonRef}
            type="button"
            aria-label={`${text}, set stock of ${product.name}`}
            onClick={() => setIsEditing(true)}
          >
            <Badge $tone={tone}>{text}</Badge>
            <Pencil size={14} aria-hidden />
          </Edit>
          <Why
            type="button"
            aria-label={`Stock history of ${product.name}`}
            onClick={() => setIsAsking(true)}
          >
            Stock history
          </Why>
        </>
      )}
      {isAsking && <movements.Dialog product={product} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** Returns the focus to the button after editing. */
function useFocusAfter(isEditing: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) ref.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return ref
}

const Edit = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  width: 100%;
  min-height: ${size.target};
  border-radius: ${radius.small};
  color: ${color.inkSoft};
`

const Why = styled.button`
  min-height: ${size.target};
  border-radius: ${radius.small};
  color: ${color.inkSoft};
  font-size: ${font.small};
  text-decoration: underline;
  text-decoration-color: ${color.line};
  text-underline-offset: 3px;

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
`
