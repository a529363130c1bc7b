import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color, media, radius, space } from '../../../ui/theme.ts'
import { Badge } from '../../../ui/content/Badge.tsx'
import { type ValueName, valueKinds } from '../editing/value-kinds.ts'
import { describeStock } from '../stock/describe-stock.ts'
import { readValue, type TableProduct, toEditedText, toShownText } from './cell-edit.ts'
import type { CellEdits } from './use-cell-edits.ts'
import type { ActiveCells } from './use-active-cell.ts'
import { ValueEditor } from './ValueEditor.tsx'

interface ValueCellProps {
  product: TableProduct
  name: ValueName
  edits: CellEdits
  cells: ActiveCells
  /** The id of the notice about this cell, if there is one. */
  noticeId: string
}

/** A product's number, which becomes an input when it is pressed. */
export function ValueCell({ product, name, edits, cells, noticeId }: ValueCellProps) {
  const { id } = product
  const cell = { id, name }
  const kind = valueKinds[name]
  const label = `${kind.label} of ${product.name}`
  const edit = edits.get(id, name)
  const active = cells.find(id, name)
  const isWrong = edit !== undefined && edit.state !== 'saving'
  const errorId = isWrong ? noticeId : undefined
  const buttonRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active && !active.isEditing) buttonRef.current?.focus()
  }, [active])
  if (active?.isEditing) {
    const save = (text: string) => {
      const value = kind.parse(text)
      if (Number.isNaN(value)) edits.keep(id, name, text, kind.message)
      else edits.save(product, name, value)
      return !Number.isNaN(value)
    }
    return (
      <ValueEditor
        label={label}
        start={toEditedText(product, name, edit)}
        errorId={errorId}
        onSave={save}
        onMove={(move) => cells.move(cell, move)}
        onStop={() => cells.stop(cell)}
        onDiscard={() => edits.discard(id, name)}
        onLeave={() => cells.leave(cell)}
      />
    )
  }
  const shown = toShownText(product, name, edit)
  return (
    <Show
      ref={buttonRef}
      type="button"
      aria-label={`${label}, ${name === 'stock' ? describeShown(product, shown) : shown}`}
      aria-describedby={errorId}
      $isWrong={isWrong}
      $isSaving={edit?.state === 'saving'}
      onClick={() => cells.edit(cell)}
    >
      {edits.isJustSaved(id, name) && <Tick size={14} aria-hidden />}
      <Value>
        {name === 'stock' ? <StockBadge stock={readValue(product, name)} text={shown} /> : shown}
      </Value>
    </Show>
  )
}

function describeShown({ stock }: TableProduct, shown: string): string {
  const { text, tone } = describeStock(stock)
  return shown === String(stock) && tone !== 'neutral' ? `${shown}, ${text}` : shown
}

/** The stock: yellow when low, red when sold out. */
function StockBadge({ stock, text }: { stock: number; text: string }) {
  const { tone } = describeStock(stock)
  return tone === 'neutral' ? text : <Badge $tone={tone}>{text}</Badge>
}

/* Sits beside the number, which stays in place. */
const Tick = styled(Check)`
  position: absolute;
  left: ${space[1]};
  top: calc(50% - 7px);
  color: ${color.accent};
`

/* Shows that the number can be edited. */
const Value = styled.span`
  display: inline-block;
  border-bottom: 1px dashed ${color.lineStrong};
`

const Show = styled.button<{ $isWrong: boolean; $isSaving: boolean }>`
  position: relative;
  width: 100%;
  min-width: 56px;
  min-height: 36px;
  padding: 0 ${space[2]};
  border: 1px solid ${({ $isWrong }) => ($isWrong ? color.danger : 'transparent')};
  border-radius: ${radius.small};
  color: ${({ $isSaving }) => ($isSaving ? color.inkFaint : color.ink)};
  font-variant-numeric: tabular-nums;
  text-align: right;
  cursor: text;

  ${media.hover} {
    &:hover {
      background: ${color.surface};
      border-color: ${({ $isWrong }) => ($isWrong ? color.danger : color.lineStrong)};
    }
  }
`
