import { useFragment } from '@apollo/client/react'
import { lazy, Suspense, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ProductQuery, useProductQuery } from './Product.generated.ts'
import {
  ShopCard_ProductFragmentDoc,
  type ShopCard_ProductFragment,
} from '../../shared/page/ShopCard.generated.ts'
import { Gallery, GallerySkeleton } from './Gallery.tsx'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { formatSlug, getSegmentId, getSegmentSlug, paths } from '../../lib/urls/paths.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { media, size, space } from '../../ui/theme.ts'
import { lazyChunk } from '../../shared/lazy-chunk.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { BuyBox, preloadBuyFacts } from './BuyBox.tsx'

/* The parts below the image and the price. Separate chunks, so that both are shown sooner; the server renders them. */
const details = lazyChunk(() => import('./ProductDetails.tsx'))
const extras = lazyChunk(() => import('./ProductExtras.tsx').catch(() => ({ default: () => null })))
export const preloadParts = () =>
  Promise.all([details.preload(), extras.preload(), preloadBuyFacts()])

/* A separate chunk, because few products are missing. */
const NotFoundRoute = lazy(() => loadOrReload(() => import('../../shared/page/NotFoundRoute.tsx')))
const DeletedProduct = lazy(() => loadOrReload(() => import('./DeletedProduct.tsx')))

export default function ProductRoute() {
  const segment = useParams()['product'] ?? ''
  const id = getSegmentId(segment)
  const { data, error, refetch } = useProductQuery({ variables: { id } })
  const cachedCard = useKnownCard(id)
  const controlRef = useRef<HTMLDivElement>(null)
  const product = data?.product
  if (data?.deletedProduct) return <DeletedProduct name={formatSlug(getSegmentSlug(segment))} />
  if (product === null) return <NotFoundRoute />
  const card = product ?? cachedCard
  if (!card && error) return <Failure onRetry={() => void refetch()} />
  return (
    <Page {...getHead(product, card)} type="product">
      <PageColumn>
        <Breadcrumb product={product} />
        <Columns>
          <Left>{card ? <Gallery key={id} product={card} /> : <GallerySkeleton />}</Left>
          <Right>
            {card && <BuyBox product={card} more={product} controlRef={controlRef} />}
            <Rest
              data={data}
              hasCard={card !== null}
              error={error}
              onRetry={() => void refetch()}
            />
          </Right>
        </Columns>
        {product && (
          <Suspense>
            <extras.Content key={id} product={product} controlRef={controlRef} />
          </Suspense>
        )}
      </PageColumn>
    </Page>
  )
}

type Product = NonNullable<ProductQuery['product']>

function getHead(product: Product | undefined, card: ShopCard_ProductFragment | null) {
  return {
    title: card?.name ?? 'Product',
    image: card?.images[0]?.url,
    ...(product && { description: describeProduct(product), path: paths.product(product) }),
  }
}

const MAX_DESCRIPTION = 160

/** The price comes first, because previews in messages show few words. */
function describeProduct({ discountedPrice, unit, description }: Product): string {
  const parts = [formatMoney(discountedPrice.amount), unit, description]
  return parts.filter(Boolean).join(' · ').slice(0, MAX_DESCRIPTION)
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title="Product">
      <PageColumn>
        <ErrorState what="this product" onRetry={onRetry} />
      </PageColumn>
    </Page>
  )
}

interface RestProps {
  data: ProductQuery | undefined
  hasCard: boolean
  error: Error | undefined
  onRetry: () => void
}

function Rest({ data, hasCard, error, onRetry }: RestProps) {
  if (data?.product) {
    return (
      <Suspense fallback={<Waiting hasCard />}>
        <details.Content product={data.product} store={data.store} />
      </Suspense>
    )
  }
  return error ? (
    <ErrorState what="this product" onRetry={onRetry} />
  ) : (
    <Waiting hasCard={hasCard} />
  )
}

/** The product card's cached data, shown while the rest loads. */
function useKnownCard(id: string) {
  const { data, complete } = useFragment({
    fragment: ShopCard_ProductFragmentDoc,
    fragmentName: 'ShopCard_product',
    from: { __typename: 'Product', id },
  })
  return complete ? data : null
}

function Waiting({ hasCard }: { hasCard: boolean }) {
  return (
    <>
      {!hasCard && <Skeleton $height="180px" $round="large" />}
      <Skeleton $height="220px" $round="large" />
      <Skeleton $height="160px" $round="large" />
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[10]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 520px) minmax(0, 1fr);
    gap: ${space[16]};
  }
`

const Left = styled.div`
  ${media.tablet} {
    position: sticky;
    top: calc(${size.headerWide} + ${space[6]});
    align-self: start;
  }
`

const Right = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  max-width: 560px;
`
