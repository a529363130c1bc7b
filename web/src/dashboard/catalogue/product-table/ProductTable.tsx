import { useState } from 'react'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.ts'
import { BulkBar } from '../../../ui/dashboard/table/BulkBar.tsx'
import { type Column, DataTable, type Sort } from '../../../ui/dashboard/table/DataTable.tsx'
import { useSelection } from '../../../ui/dashboard/table/use-selection.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import NoProducts from '../product-list/NoProducts.tsx'
import { useProductDialogs } from '../product-list/use-product-dialogs.tsx'
import { type MatchingProducts, type TableProduct, valueNames } from './cell-edit.ts'
import { ProductTableRow } from './ProductTableRow.tsx'
import type { SortKey } from './sort.ts'
import { useActiveCell } from './use-active-cell.ts'
import { useCellEdits } from './use-cell-edits.ts'

const bulk = {
  discount: lazyDialog(() => import('./bulk/BulkDiscountDialog.tsx')),
  gst: lazyDialog(() => import('./bulk/BulkGstDialog.tsx')),
  move: lazyDialog(() => import('./bulk/BulkMoveDialog.tsx')),
  delete: lazyDialog(() => import('./bulk/BulkDeleteDialog.tsx')),
}

interface ProductTableProps {
  /** Null while the first page is loading. */
  products: readonly TableProduct[] | null
  matching: MatchingProducts
  /** Whether the products are from the previous page or filter. */
  isStale: boolean
  /** Whether a filter may hide other products. */
  isFiltered: boolean
  sort: Sort<SortKey>
  onSort: (sort: Sort<SortKey>) => void
  /** Called after products were deleted or changed together. */
  onChanged: () => void
}

/** A page of products as a table, with the dialogs to edit and delete them. Staff can only edit the stock. */
export function ProductTable(props: ProductTableProps) {
  const { products, matching, isStale, isFiltered, sort, onSort, onChanged } = props
  const rows = products ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const edits = useCellEdits()
  const isAdmin = useIsAdmin()
  const cells = useActiveCell(rows, isAdmin ? valueNames : ['stock'])
  const { openEdit, openDelete, dialogs } = useProductDialogs({ isAdmin, onDeleted: onChanged })
  /** The column count, including the checkbox column. */
  const width = isAdmin ? adminColumns.length + 1 : columns.length
  if (products?.length === 0 && !isStale) return <NoProducts isFiltered={isFiltered} />
  return (
    <>
      <DataTable
        label="Products"
        columns={isAdmin ? adminColumns : columns}
        sort={sort}
        onSort={onSort}
        selection={isAdmin ? selection : undefined}
        isBusy={!products || isStale}
        isDimmed={isStale && products !== null}
      >
        {!products && <SkeletonRows width={width} />}
        {rows.map((product) => (
          <ProductTableRow
            key={product.id}
            product={product}
            admin={isAdmin ? { selection, onEdit: openEdit, onDelete: openDelete } : null}
            edits={edits}
            cells={cells}
            columns={width}
          />
        ))}
      </DataTable>
      <BulkActions
        products={rows.filter(({ id }) => selection.ids.includes(id))}
        matching={matching}
        onClear={selection.clear}
        onChanged={onChanged}
      />
      <VisuallyHidden role="status">{edits.news}</VisuallyHidden>
      {dialogs}
    </>
  )
}

interface BulkActionsProps {
  products: readonly TableProduct[]
  matching: MatchingProducts
  onClear: () => void
  onChanged: () => void
}

function BulkActions({ products, matching, onClear, onChanged }: BulkActionsProps) {
  /** The open dialog works on the products that were selected when it opened. */
  const [open, setOpen] = useState<keyof typeof bulk | null>(null)
  const [chosen, setChosen] = useState(products)
  usePreload(bulk.discount, bulk.gst, bulk.move, bulk.delete)
  const choose = (kind: keyof typeof bulk) => {
    setChosen(products)
    setOpen(kind)
  }
  const Dialog = open && bulk[open].Dialog
  return (
    <>
      <BulkBar count={products.length} onClear={onClear}>
        <Button variant="secondary" onClick={() => choose('discount')}>
          Set discount…
        </Button>
        <Button variant="secondary" onClick={() => choose('gst')}>
          Set GST…
        </Button>
        <Button variant="secondary" onClick={() => choose('move')}>
          Move to category…
        </Button>
        <Button variant="secondary" onClick={() => choose('delete')}>
          Delete…
        </Button>
      </BulkBar>
      {Dialog && (
        <Dialog
          products={chosen}
          matching={matching}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            onClear()
            onChanged()
          }}
        />
      )}
    </>
  )
}

const columns: readonly Column<SortKey>[] = [
  { text: 'Name', sortKey: 'NAME' },
  { text: 'Unit', sortKey: 'UNIT', width: '80px' },
  { text: 'Category', sortKey: 'CATEGORY', width: '92px' },
  { text: 'Price', sortKey: 'PRICE', isNumber: true, width: '88px' },
  {
    text: 'Discount',
    sortKey: 'DISCOUNT',
    startsDescending: true,
    isNumber: true,
    width: '88px',
  },
  { text: 'Sells at', isNumber: true, isWideOnly: true, width: '88px' },
  { text: 'Stock', sortKey: 'STOCK', isNumber: true, width: '72px' },
  { text: 'Updated', sortKey: 'UPDATED', startsDescending: true, isWideOnly: true, width: '110px' },
]

const adminColumns = [...columns, { text: 'Actions', width: '62px' }]

const ROWS = 25

/** Rows with the final height. */
function SkeletonRows({ width }: { width: number }) {
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} aria-hidden>
      <td colSpan={width} style={{ height: 49 }}>
        <Skeleton $height="20px" />
      </td>
    </tr>
  ))
}
