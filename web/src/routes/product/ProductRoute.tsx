import { useFragment } from '@apollo/client/react'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ProductQuery, useProductQuery } from './Product.generated.ts'
import { ShopCard_ProductFragmentDoc } from '../ShopCard.generated.ts'
import { Gallery, GallerySkeleton } from '../../features/catalogue/Gallery.tsx'
import { MedicineFacts } from '../../features/catalogue/MedicineFacts.tsx'
import { ProductFacts } from '../../features/catalogue/ProductFacts.tsx'
import { Claims } from '../../features/store/Claims.tsx'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { formatSlug, getSegmentId, getSegmentSlug } from '../../lib/paths.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { media, size, space } from '../../ui/theme.ts'
import { Page } from '../Page.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { BuyBox } from './BuyBox.tsx'
import { Substitutes } from './Substitutes.tsx'
import { Subtitle } from './Subtitle.ts'

/* In a chunk of its own, because few products are missing. */
const NotFoundRoute = lazy(() => loadOrReload(() => import('../NotFoundRoute.tsx')))
const DeletedProduct = lazy(() => loadOrReload(() => import('./DeletedProduct.tsx')))

export default function ProductRoute() {
  const segment = useParams()['product'] ?? ''
  const id = getSegmentId(segment)
  const { data, error, refetch } = useProductQuery({ variables: { id } })
  const known = useKnownCard(id)
  const product = data?.product
  if (data?.deletedProduct) return <DeletedProduct name={formatSlug(getSegmentSlug(segment))} />
  if (product === null) return <NotFoundRoute />
  const card = product ?? known
  if (!card && error) return <Failure onRetry={() => void refetch()} />
  return (
    <Page
      title={card?.name ?? 'Product'}
      description={product?.description.slice(0, 160)}
      image={card?.images[0]?.url}
    >
      <PageColumn>
        <Breadcrumb product={product} />
        <Columns>
          <Left>{card ? <Gallery key={id} product={card} /> : <GallerySkeleton />}</Left>
          <Right>
            {card && <BuyBox product={card} />}
            <Rest
              data={data}
              hasCard={card !== null}
              error={error}
              onRetry={() => void refetch()}
            />
          </Right>
        </Columns>
      </PageColumn>
    </Page>
  )
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
  if (data) return <More data={data} />
  return error ? (
    <ErrorState what="this product" onRetry={onRetry} />
  ) : (
    <Waiting hasCard={hasCard} />
  )
}

/** The cached data of the product card, shown while the rest loads. */
function useKnownCard(id: string) {
  const { data, complete } = useFragment({
    fragment: ShopCard_ProductFragmentDoc,
    fragmentName: 'ShopCard_product',
    from: { __typename: 'Product', id },
  })
  return complete ? data : null
}

function More({ data: { product, store } }: { data: ProductQuery }) {
  const isOut = product?.stock === 0
  const substitutes = product && <Substitutes product={product} />
  return (
    <>
      {isOut && substitutes}
      {product?.medicine && (
        <section>
          <Subtitle>About this medicine</Subtitle>
          <MedicineFacts product={product} medicine={product.medicine} />
        </section>
      )}
      {!isOut && substitutes}
      <section>
        <Subtitle>{`Why shop from ${store.name}?`}</Subtitle>
        <Claims store={store} />
      </section>
      {product && <ProductFacts product={product} />}
    </>
  )
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
