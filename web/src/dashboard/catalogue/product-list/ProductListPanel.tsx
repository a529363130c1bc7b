import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { media, space } from '../../../ui/theme.ts'
import { useProductDialogs } from './use-product-dialogs.tsx'
import { StockCell } from '../stock/StockCell.tsx'
import { type ListedProduct, ProductListCard, ProductListCardSkeleton } from './ProductListCard.tsx'

const NoProducts = lazy(() => loadOrReload(() => import('./NoProducts.tsx')))

interface ProductListPanelProps {
  /** Null while the first page is loading. */
  products: readonly ListedProduct[] | null
  /** Whether the products are from the previous page or search. */
  isStale: boolean
  /** Whether a filter may hide other products. */
  isFiltered: boolean
  onDeleted: () => void
}

/** A page of products, with the dialogs in which admins edit and delete them. */
export function ProductListPanel(props: ProductListPanelProps) {
  const { products, isStale, isFiltered, onDeleted } = props
  const isAdmin = useIsAdmin()
  const isReadOnly = !isAdmin
  const { openEdit, openDelete, dialogs } = useProductDialogs({ isAdmin, onDeleted })
  if (!products) return <Skeletons isReadOnly={isReadOnly} />
  if (products.length === 0 && !isStale) {
    return (
      <Suspense>
        <NoProducts isFiltered={isFiltered} />
      </Suspense>
    )
  }
  return (
    <>
      <Grid aria-label="Products" aria-busy={isStale} $isDimmed={isStale}>
        {products.map((product) => (
          <ProductListCard
            key={product.id}
            product={product}
            stock={<StockCell product={product} />}
            isReadOnly={isReadOnly}
            onEdit={() => openEdit(product)}
            onDelete={() => openDelete(product)}
          />
        ))}
      </Grid>
      {dialogs}
    </>
  )
}

function Skeletons({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <Grid aria-busy>
      {Array.from({ length: 12 }, (_, index) => (
        <ProductListCardSkeleton key={index} isReadOnly={isReadOnly} />
      ))}
    </Grid>
  )
}

/* The grid has 2, 4 or 6 columns. */
const Grid = styled.ul<{ $isDimmed?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  opacity: ${({ $isDimmed = false }) => ($isDimmed ? 0.5 : 1)};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`
