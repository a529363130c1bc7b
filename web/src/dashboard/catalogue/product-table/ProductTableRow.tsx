import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { css, styled } from 'styled-components'
import { formatDateTime } from '../../../lib/text/date.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { formatRelativeTime } from '../../../lib/text/relative-time.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Picture } from '../../../ui/content/Picture.tsx'
import { SelectionTd, WideTd } from '../../../ui/dashboard/table/DataTable.tsx'
import { SelectBox } from '../../../ui/dashboard/table/SelectBox.tsx'
import type { Selection } from '../../../ui/dashboard/table/use-selection.ts'
import { color, font, media, radius, space, tints } from '../../../ui/theme.ts'
import { readValue, type TableProduct, valueNames } from './cell-edit.ts'
import { CellNotice } from './CellNotice.tsx'
import type { ActiveCells } from './use-active-cell.ts'
import type { CellEdits } from './use-cell-edits.ts'
import { type ValueName, valueKinds } from '../editing/value-kinds.ts'
import { ValueCell } from './ValueCell.tsx'

/** Actions that only admins have. */
interface AdminActions {
  selection: Selection
  onEdit: (product: TableProduct) => void
  onDelete: (product: TableProduct) => void
}

interface ProductTableRowProps {
  product: TableProduct
  /** Null for staff. */
  admin: AdminActions | null
  edits: CellEdits
  cells: ActiveCells
  /** The table's column count. */
  columns: number
}

export function ProductTableRow(props: ProductTableRowProps) {
  const { product, admin, ...table } = props
  const { name, unit, categories, updatedAt } = product
  const noticeId = useId()
  const toNoticeId = (value: ValueName) => `${noticeId}-${value}`
  return (
    <>
      <tr>
        {admin && <SelectionCell product={product} selection={admin.selection} />}
        <td>
          <ProductName product={product} onEdit={admin?.onEdit} />
        </td>
        <td>
          <Clipped title={unit}>{unit}</Clipped>
        </td>
        <td>
          <Clipped
            title={categories.map((each) => each.name).join(', ')}
          >{`${categories[0]?.name ?? ''}${categories.length > 1 ? ` +${categories.length - 1}` : ''}`}</Clipped>
        </td>
        <Value name="price" {...{ product, toNoticeId, ...table }} />
        <Value name="discountPercent" {...{ product, toNoticeId, ...table }} />
        <WideTd align="right">{formatMoney(product.discountedPrice.amount)}</WideTd>
        <Value name="stock" {...{ product, toNoticeId, ...table }} />
        <WideTd>
          <Updated dateTime={updatedAt} title={formatDateTime(updatedAt)}>
            {formatRelativeTime(updatedAt)}
          </Updated>
        </WideTd>
        {admin && (
          <ActionTd>
            <IconButton label={`Delete ${name}`} onClick={() => admin.onDelete(product)}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </ActionTd>
        )}
      </tr>
      {valueNames.map((value) => (
        <CellNotice key={value} id={toNoticeId(value)} product={product} name={value} {...table} />
      ))}
    </>
  )
}

interface ValueProps extends Pick<ProductTableRowProps, 'product' | 'edits' | 'cells'> {
  name: ValueName
  toNoticeId: (value: ValueName) => string
}

/** A number, which authorized users edit in place. */
function Value({ name, product, edits, cells, toNoticeId }: ValueProps) {
  return (
    <ValueTd>
      {cells.canEdit(name) ? (
        <ValueCell {...{ product, name, edits, cells }} noticeId={toNoticeId(name)} />
      ) : (
        <PlainValue>{valueKinds[name].format(readValue(product, name))}</PlainValue>
      )}
    </ValueTd>
  )
}

interface SelectionCellProps {
  product: TableProduct
  selection: Selection
}

function SelectionCell({ product: { id, name }, selection }: SelectionCellProps) {
  return (
    <SelectionTd>
      <SelectBox
        label={`Select ${name}`}
        isChecked={selection.has(id)}
        onToggle={() => selection.toggle(id)}
      />
    </SelectionTd>
  )
}

interface ProductNameProps {
  product: TableProduct
  /** Missing for staff. */
  onEdit: ((product: TableProduct) => void) | undefined
}

/** The image and the name, which opens the form. */
function ProductName({ product, onEdit }: ProductNameProps) {
  const { name, images } = product
  return (
    <Named>
      <Thumb>
        <Picture image={images[0]} alt="" sizes="40px" side={40} />
      </Thumb>
      {onEdit ? (
        <Name
          type="button"
          aria-label={`Edit ${name}`}
          title={name}
          onClick={() => onEdit(product)}
        >
          {name}
        </Name>
      ) : (
        <PlainName title={name}>{name}</PlainName>
      )}
    </Named>
  )
}

const Named = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

/* Has the image's size, so that nothing moves when it loads. */
const Thumb = styled.span`
  flex: none;
  width: 40px;
  height: 40px;
  overflow: hidden;
  background: ${tints[5]};
  border-radius: ${radius.small};
`

const nameText = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.ink};
  font-weight: ${font.semibold};
  line-height: 1.3;
`

const PlainName = styled.span`
  ${nameText}
`

const Name = styled.button`
  ${nameText}
  min-height: 24px;
  border-radius: ${radius.small};
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

/* Aligns with the numbers in editable cells. */
const PlainValue = styled.span`
  display: block;
  padding-inline: calc(${space[2]} + 1px);
  text-align: right;
  white-space: nowrap;
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
