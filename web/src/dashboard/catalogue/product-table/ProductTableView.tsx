import { styled } from 'styled-components'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { useManageProductTableQuery } from './ProductTable.generated.ts'
import { ProductTable } from './ProductTable.tsx'
import { type CategoryFilter, ProductTableFilter } from './ProductTableFilter.tsx'
import { toProductSort } from './sort.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { PageJump } from '../../../ui/dashboard/PageJump.tsx'
import { Pager } from '../../../ui/dashboard/Pager.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { color, font, space } from '../../../ui/theme.ts'
import { useLastPage } from '../product-list/use-last-page.ts'
import { useProductFilter } from '../product-list/use-product-filter.ts'
import { useTableFilter } from './use-table-filter.ts'
import { useReloadOnReturn } from '../../../shared/use-reload-on-return.ts'

interface ProductTableViewProps {
  /** Called after products were deleted or changed together. */
  onChanged: () => void
}

/** A page of products as a table. */
export default function ProductTableView({ onChanged }: ProductTableViewProps) {
  const { filter, isFiltered, page, setPage, turn } = useProductFilter()
  const { place, sort, setPlace, setSort } = useTableFilter()
  const shown = { ...filter, ...toVariables(place) }
  const { data, previousData, error, refetch } = useManageProductTableQuery({
    variables: { ...shown, sort: toProductSort(sort), page },
    fetchPolicy: 'cache-and-network',
    // Edits change the order of pages that are already loaded.
    nextFetchPolicy: (_policy, { reason }) =>
      reason === 'variables-changed' ? 'cache-and-network' : 'cache-first',
  })
  useReloadOnReturn(() => refetch())
  useLastPage(page, data?.productList.totalPages, (last) => setPage(last, { replace: true }))
  const list = (data ?? previousData)?.productList
  return (
    <>
      <Toolbar>
        <ProductTableFilter value={place} onChange={setPlace} />
        <Count role="status">{data && formatCount(data.productList.totalCount, 'product')}</Count>
      </Toolbar>
      {error && !data ? (
        <ErrorState what="the products" onRetry={() => void refetch()}>
          {toErrorMessage(error)}
        </ErrorState>
      ) : (
        <ProductTable
          products={list?.products ?? null}
          matching={{ count: list?.totalCount ?? 0, filter: shown }}
          isStale={!data}
          isFiltered={isFiltered || place.categoryId !== '' || place.subCategoryId !== ''}
          sort={sort}
          onSort={setSort}
          onChanged={() => {
            onChanged()
            void refetch()
          }}
        />
      )}
      {list && (
        <Pager
          previous={{ label: 'Previous', onTurn: page > 1 ? () => turn(page - 1) : null }}
          next={{ label: 'Next', onTurn: page < list.totalPages ? () => turn(page + 1) : null }}
        >
          <PageJump page={page} last={list.totalPages} onTurn={turn} />
        </Pager>
      )}
    </>
  )
}

function toVariables({ categoryId, subCategoryId }: CategoryFilter) {
  return { categoryId: categoryId || null, subCategoryId: subCategoryId || null }
}

const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
`

const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
`
