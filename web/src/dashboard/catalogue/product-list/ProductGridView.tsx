import { styled } from 'styled-components'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { useProductsQuery } from './Products.generated.ts'
import { ProductListPanel } from './ProductListPanel.tsx'
import { Pager } from '../../../ui/dashboard/Pager.tsx'
import { ErrorState } from '../../../ui/states/StateMessage.tsx'
import { font } from '../../../ui/theme.ts'
import { useLastPage } from './use-last-page.ts'
import { useProductFilter } from './use-product-filter.ts'
import { useReloadOnReturn } from '../../../shared/use-reload-on-return.ts'

/** A page of products as a grid. */
export function ProductGridView({ onDeleted }: { onDeleted: () => void }) {
  const { filter, isFiltered, page, setPage, turn } = useProductFilter()
  const { data, previousData, error, refetch } = useProductsQuery({
    variables: { ...filter, page },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  useReloadOnReturn(() => refetch())
  useLastPage(page, data?.productList.totalPages, (last) => setPage(last, { replace: true }))
  const hasFailed = Boolean(error) && !data
  // The previous page stays, dimmed, until the next one is loaded.
  const list = (data ?? previousData)?.productList
  return (
    <>
      {hasFailed ? (
        <ErrorState what="the products" onRetry={() => void refetch()}>
          {toErrorMessage(error)}
        </ErrorState>
      ) : (
        <ProductListPanel
          products={list?.products ?? null}
          isStale={!data}
          isFiltered={isFiltered}
          onDeleted={() => {
            onDeleted()
            void refetch()
          }}
        />
      )}
      {list && (
        <Pager
          previous={{ label: 'Previous', onTurn: page > 1 ? () => turn(page - 1) : null }}
          next={{ label: 'Next', onTurn: page < list.totalPages ? () => turn(page + 1) : null }}
        >
          <PageNumber aria-live="polite">{`${page}/${list.totalPages}`}</PageNumber>
        </Pager>
      )}
    </>
  )
}

const PageNumber = styled.p`
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
`
