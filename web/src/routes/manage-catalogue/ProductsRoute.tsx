import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { useProductsQuery } from './Products.generated.ts'
import { ProductListFilter } from '../../features/manage-catalogue/product-list/ProductListFilter.tsx'
import { ProductListHead } from '../../features/manage-catalogue/product-list/ProductListHead.tsx'
import { ProductListPanel } from '../../features/manage-catalogue/product-list/ProductListPanel.tsx'
import { Pager } from '../../ui/manage/Pager.tsx'
import { PageStack } from '../../ui/layout/Stack.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { font } from '../../ui/theme.ts'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { Page } from '../Page.tsx'
import { useProductFilter } from './use-product-filter.ts'

/** The product list, for admins, and for staff, who edit the stock alone. */
export default function ProductsRoute() {
  const { filter, page, setFilter, setPage } = useProductFilter()
  const { data, previousData, error, refetch } = useProductsQuery({
    variables: { ...filter, page },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const { ref, moveFocus } = useFocusAfterRemoval()
  useLastPage(page, data?.productList.totalPages, (last) => setPage(last, { replace: true }))
  const hasFailed = Boolean(error) && !data
  // The previous page stays, dimmed, until the next one is loaded.
  const list = (data ?? previousData)?.productList
  const turn = (next: number) => {
    setPage(next)
    window.scrollTo(0, 0)
  }
  return (
    <Page title="Product">
      <PageStack>
        <ProductListHead ref={ref} />
        <ProductListFilter value={filter} onChange={setFilter} />
        {hasFailed ? (
          <ErrorState what="the products" onRetry={() => void refetch()}>
            {toErrorMessage(error)}
          </ErrorState>
        ) : (
          <ProductListPanel
            products={list?.products ?? null}
            isStale={!data}
            onDeleted={() => {
              moveFocus()
              void refetch()
            }}
          />
        )}
        {list && (
          <Pager
            previous={{ label: 'Previous', onTurn: page > 1 ? () => turn(page - 1) : null }}
            next={{ label: 'Next', onTurn: page < list.totalPages ? () => turn(page + 1) : null }}
          >
            <PageNumber aria-live="polite">
              {page}/{list.totalPages}
            </PageNumber>
          </Pager>
        )}
      </PageStack>
    </Page>
  )
}

/** Redirects from a page beyond the end, such as after a deletion, to the last page. */
function useLastPage(page: number, last: number | undefined, goTo: (page: number) => void) {
  const isBehind = last !== undefined && page > last
  const goToLast = useEffectEvent(() => last !== undefined && goTo(last))
  useEffect(() => {
    if (isBehind) goToLast()
  }, [isBehind])
}

const PageNumber = styled.p`
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
`
