import { lazy, Suspense } from 'react'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { useFocusAfterRemoval } from '../../../ui/hooks/use-focus-after-removal.ts'
import { ProductListFilter } from './ProductListFilter.tsx'
import { ProductListHead } from './ProductListHead.tsx'
import { PageStack } from '../../../ui/layout/Stack.ts'
import { ViewSwitch } from '../../../ui/dashboard/table/ViewSwitch.tsx'
import { useView, type View } from '../../../ui/dashboard/table/use-view.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Page } from '../../../shared/page/Page.tsx'
import { ProductGridView } from './ProductGridView.tsx'
import { useProductFilter } from './use-product-filter.ts'

const ProductTableView = lazy(() =>
  loadOrReload(() => import('../product-table/ProductTableView.tsx')),
)

/** The products as a grid, or optionally as a table on large screens. Staff can only edit the stock. */
export default function ProductsRoute() {
  const { filter, setFilter, resetTable } = useProductFilter()
  const { view, setView } = useView('products')
  const { ref, moveFocus } = useFocusAfterRemoval()
  const choose = (next: View) => {
    setView?.(next)
    resetTable()
  }
  return (
    <Page title="Product">
      <PageStack>
        <ProductListHead ref={ref}>
          {setView && <ViewSwitch view={view} onChoose={choose} />}
        </ProductListHead>
        <ProductListFilter value={filter} onChange={setFilter} />
        {view === 'table' ? (
          <Suspense fallback={<Skeleton $height="1480px" $round="large" />}>
            <ProductTableView onChanged={moveFocus} />
          </Suspense>
        ) : (
          <ProductGridView onDeleted={moveFocus} />
        )}
      </PageStack>
    </Page>
  )
}
