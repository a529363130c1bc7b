import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { formatDateTime } from '../../../lib/date.ts'
import { formatRelativeTime } from '../../../lib/relative-time.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Picture } from '../../../ui/content/Picture.tsx'
import { SelectBox } from '../../../ui/manage/table/SelectBox.tsx'
import type { Selection } from '../../../ui/manage/table/use-selection.ts'
import { color, font, media, radius, space, tints } from '../../../ui/theme.ts'
import { type TableProduct, valueNames } from './cell-edit.ts'
import { CellNotice } from './CellNotice.tsx'
import type { ActiveCells } from './use-active-cell.ts'
import type { CellEdits } from './use-cell-edits.ts'
import { ValueCell } from './ValueCell.tsx'

interface ProductTableRowProps {
  product: TableProduct
  selection: Selection
  edits: CellEdits
  cells: ActiveCells
  /** The number of columns of the table. */
  columns: number
  onEdit: () => void
  onDelete: () => void
}

export function ProductTableRow(props: ProductTableRowProps) {
  const { product, selection, onEdit, onDelete, ...table } = props
  const { id, name, unit, images, categories, updatedAt } = product
  const noticeId = useId()
  const toNoticeId = (value: string) => `${noticeId}-${value}`
  return (
    <>
      <tr>
        <td>
          <SelectBox
            label={`Select ${name}`}
            isChecked={selection.has(id)}
            onToggle={() => selection.toggle(id)}
          />
        </td>
        <td>
          <Named>
            <Thumb>
              <Picture image={images[0]} alt="" sizes="40px" side={40} />
            </Thumb>
            <Name type="button" aria-label={`Edit ${name}`} title={name} onClick={onEdit}>
              {name}
            </Name>
          </Named>
        </td>
        <td>
          <Clipped title={unit}>{unit}</Clipped>
        </td>
        <td>
          <Clipped title={categories.map((each) => each.name).join(', ')}>
            {categories[0]?.name}
            {categories.length > 1 && ` +${categories.length - 1}`}
          </Clipped>
        </td>
        {valueNames.map((value) => (
          <ValueTd key={value}>
            <ValueCell product={product} name={value} noticeId={toNoticeId(value)} {...table} />
          </ValueTd>
        ))}
        <td>
          <Updated dateTime={updatedAt} title={formatDateTime(updatedAt)}>
            {formatRelativeTime(updatedAt)}
          </Updated>
        </td>
        <ActionTd>
          <IconButton label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </ActionTd>
      </tr>
      {valueNames.map((value) => (
        <CellNotice key={value} id={toNoticeId(value)} product={product} name={value} {...table} />
      ))}
    </>
  )
}

const Named = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 124px;
`

/* The size of the picture, so that nothing moves when it loads. */
const Thumb = styled.span`
  flex: none;
  width: 40px;
  height: 40px;
  overflow: hidden;
  background: ${tints[5]};
  border-radius: ${radius.small};
`

const Name = styled.button`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-height: 24px;
  border-radius: ${radius.small};
  color: ${color.ink};
  font-weight: ${font.semibold};
  line-height: 1.3;
  text-align: left;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`

const Clipped = styled.span`
  display: block;
  max-width: 120px;
  overflow: hidden;
  color: ${color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const ValueTd = styled.td`
  && {
    padding-inline: 0;
  }
`

const Updated = styled.time`
  color: ${color.inkSoft};
  white-space: nowrap;
`

const ActionTd = styled.td`
  && {
    width: 44px;
    padding: 0;
  }
`
