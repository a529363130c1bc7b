import { styled } from 'styled-components'
import { Button } from '../../../ui/buttons/Button.tsx'
import { color, font, space } from '../../../ui/theme.ts'
import { type ValueName, valueKinds } from '../editing/value-kinds.ts'
import type { CellEdit, TableProduct } from './cell-edit.ts'
import type { ActiveCells } from './use-active-cell.ts'
import type { CellEdits } from './use-cell-edits.ts'

interface CellNoticeProps {
  id: string
  product: TableProduct
  name: ValueName
  edits: CellEdits
  cells: ActiveCells
  /** The table's column count. */
  columns: number
}

/** A row below a product that explains why a value was not saved, and offers the possible actions. */
export function CellNotice(props: CellNoticeProps) {
  const { id, product, name, edits, cells, columns } = props
  const edit = edits.get(product.id, name)
  if (!edit || edit.state === 'saving') return null
  const cell = { id: product.id, name }
  const discard = () => {
    edits.discard(product.id, name)
    cells.stop(cell)
  }
  const again = (value: number) => {
    edits.save(product, name, value)
    cells.stop(cell)
  }
  return (
    <tr>
      <td colSpan={columns}>
        <Notice>
          <span id={id} role="alert">
            {describe(product, name, edit)}
          </span>
          <Actions product={product} name={name} edit={edit} discard={discard} again={again} />
        </Notice>
      </td>
    </tr>
  )
}

function describe(product: TableProduct, name: ValueName, edit: CellEdit): string {
  const { label, format } = valueKinds[name]
  const what = `${label} of ${product.name}`
  if (edit.state === 'conflict') {
    return `${what}: someone else changed it to ${format(edit.current)}. You entered ${format(edit.value)}.`
  }
  const message = edit.state === 'saving' ? '' : edit.message
  return `${what} wasn’t saved. ${message}`
}

interface ActionsProps extends Pick<CellNoticeProps, 'product' | 'name'> {
  edit: CellEdit
  discard: () => void
  again: (value: number) => void
}

function Actions({ product, name, edit, discard, again }: ActionsProps) {
  const { label, format } = valueKinds[name]
  const of = `${label.toLowerCase()} of ${product.name}`
  if (edit.state === 'conflict') {
    const [mine, theirs] = [format(edit.value), format(edit.current)]
    return (
      <>
        <Button
          variant="quiet"
          onClick={discard}
          aria-label={`Keep ${theirs}, ${of}`}
        >{`Keep ${theirs}`}</Button>
        <Button
          variant="quiet"
          onClick={() => again(edit.value)}
          aria-label={`Set ${mine}, ${of}`}
        >{`Set ${mine}`}</Button>
      </>
    )
  }
  return (
    <>
      <Button variant="quiet" onClick={discard} aria-label={`Discard, ${of}`}>
        Discard
      </Button>
      {edit.state === 'failed' && (
        <Button variant="quiet" onClick={() => again(edit.value)} aria-label={`Try again, ${of}`}>
          Try again
        </Button>
      )}
    </>
  )
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space[2]};
  padding-left: ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  font-size: ${font.small};
  font-weight: ${font.medium};
`
