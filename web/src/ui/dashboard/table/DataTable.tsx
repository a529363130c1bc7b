import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, font, media, motion, radius, size, space } from '../../theme.ts'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './use-selection.ts'

export interface Sort<Key extends string> {
  by: Key
  isDescending: boolean
}

export interface Column<Key extends string> {
  text: string
  /** Missing for columns that can't be sorted by. */
  sortKey?: Key
  /** The order after the first click. Ascending by default. */
  startsDescending?: boolean
  isNumber?: boolean
  /** Whether the column is shown on wide screens only. Its cells are WideTds. */
  isWideOnly?: boolean
  /** If any column has a width, the others share the rest, and no column moves with its contents. */
  width?: string
}

interface DataTableProps<Key extends string> {
  label: string
  columns: readonly Column<Key>[]
  sort: Sort<Key>
  onSort: (sort: Sort<Key>) => void
  /** Missing if there are no actions for several rows. */
  selection?: Selection
  isBusy: boolean
  /** Whether the rows belong to the previous filter or page. */
  isDimmed?: boolean
  /** Rows with a SelectionTd, if there is a selection, and a cell for each column. */
  children: ReactNode
}

/** A dense table with headings to sort by and rows to select. Scrolls sideways if it is too wide. */
export function DataTable<Key extends string>(props: DataTableProps<Key>) {
  const { label, columns, sort, onSort, selection, isBusy, isDimmed = false, children } = props
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <Table
        aria-label={label}
        aria-busy={isBusy}
        $isDimmed={isDimmed}
        $isFixed={columns.some(({ width }) => width !== undefined)}
      >
        <thead>
          <tr>
            {selection && (
              <SelectionTh scope="col">
                <SelectBox
                  label="Select all"
                  isChecked={selection.isAll}
                  onToggle={selection.toggleAll}
                />
              </SelectionTh>
            )}
            {columns.map((column) => (
              <Heading key={column.text} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Frame>
  )
}

interface HeadingProps<Key extends string> {
  column: Column<Key>
  sort: Sort<Key>
  onSort: (sort: Sort<Key>) => void
}

function Heading<Key extends string>({ column, sort, onSort }: HeadingProps<Key>) {
  const { text, sortKey, startsDescending = false, isNumber = false } = column
  const { isWideOnly = false, width } = column
  const Cell = isWideOnly ? WideTh : 'th'
  const align = isNumber ? 'right' : 'left'
  if (!sortKey) {
    return (
      <Cell scope="col" align={align} style={{ width }}>
        {text}
      </Cell>
    )
  }
  const isSorted = sort.by === sortKey
  const Arrow = !isSorted ? ChevronsUpDown : sort.isDescending ? ArrowDown : ArrowUp
  return (
    <Cell
      scope="col"
      align={align}
      style={{ width }}
      aria-sort={isSorted ? ariaSort(sort) : 'none'}
    >
      <SortButton
        type="button"
        onClick={() =>
          onSort({ by: sortKey, isDescending: isSorted ? !sort.isDescending : startsDescending })
        }
      >
        <span>{text}</span>
        <Arrow size={14} aria-hidden />
      </SortButton>
    </Cell>
  )
}

function ariaSort({ isDescending }: { isDescending: boolean }) {
  return isDescending ? 'descending' : 'ascending'
}

const Frame = styled.div`
  overflow-x: auto;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`

const Table = styled.table<{ $isDimmed: boolean; $isFixed: boolean }>`
  width: 100%;
  table-layout: ${({ $isFixed }) => ($isFixed ? 'fixed' : 'auto')};
  border-collapse: collapse;
  font-size: ${font.small};
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};

  th {
    padding: ${space[1]} ${space[2]};
    color: ${color.inkSoft};
    font-weight: ${font.semibold};
    white-space: nowrap;
  }

  td {
    padding: ${space[1]} ${space[2]};
    border-top: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
    vertical-align: middle;
  }

  /* The focus stays clear of the header and the bar of bulk actions. */
  tbody :is(a, button, input) {
    scroll-margin-block: calc(${size.headerWide} + ${space[3]}) 96px;
  }

  tbody > tr {
    transition: background-color ${motion.quick};

    &:has(td:first-child :checked) {
      /* Lighter than a green badge in the row. */
      background: color-mix(in srgb, ${color.accentWash} 50%, ${color.surface});
    }

    ${media.hover} {
      &:hover {
        background: ${color.page};
      }
    }
  }
`

const selectionCell = css`
  && {
    width: ${size.target};
    padding: 0;
  }
`

const SelectionTh = styled.th`
  ${selectionCell}
`

/** The cell for a row's SelectBox. */
export const SelectionTd = styled.td`
  ${selectionCell}
`

const wideOnly = css`
  display: none;

  ${media.wide} {
    display: table-cell;
  }
`

const WideTh = styled.th`
  ${wideOnly}
`

/** A cell in a column that is shown on wide screens only. */
export const WideTd = styled.td`
  ${wideOnly}
`

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 36px;
  border-radius: ${radius.small};
  color: inherit;
  font-weight: inherit;

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  [aria-sort]:not([aria-sort='none']) > & {
    color: ${color.ink};
  }
`
