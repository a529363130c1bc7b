import { Suspense, lazy } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ListingQuery, useListingQuery } from './Listing.generated.ts'
import type { ProductFilterInput, ShopSort } from '../../apollo/schema-types.generated.ts'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.ts'
import { SubCategoryColumn, SubCategoryColumnSkeleton } from './SubCategoryColumn.tsx'
import { FilterButton } from '../../shared/filters/FilterButton.tsx'
import { useFilter } from '../../shared/filters/use-filter.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { getSegmentId, formatSlug, getSegmentSlug, paths } from '../../lib/urls/paths.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { CenteredSpinner } from '../../ui/content/Spinner.tsx'
import { font, media, size, space } from '../../ui/theme.ts'
import { useMore } from '../../ui/hooks/use-more.ts'
import { SearchData } from '../../shared/page/SearchData.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { ShopCard } from '../../shared/page/ShopCard.tsx'

/* Separate chunks, because few lists are missing or empty. */
const NotFoundRoute = lazy(() => loadOrReload(() => import('../../shared/page/NotFoundRoute.tsx')))
const EmptyListing = lazy(() => loadOrReload(() => import('./EmptyListing.tsx')))
const EmptyCategory = lazy(() => loadOrReload(() => import('./EmptyCategory.tsx')))

/** The products in a sub-category or the whole category, beside the sub-categories. */
export default function ListingRoute() {
  const { category = '', subCategory } = useParams()
  const categoryId = getSegmentId(category)
  const ids = { categoryId, subCategoryId: subCategory && getSegmentId(subCategory) }
  const { filter, sort } = useFilter()
  const listing = useListing({ ...ids, filter, sort })
  if (listing.isMissing) return <NotFoundRoute />
  const heading = listing.heading ?? formatSlug(getSegmentSlug(subCategory ?? category))
  const { name = heading, path } = listing.trail.at(-1) ?? {}
  return (
    <Page
      title={name}
      description={`${name}: buy online, delivered in minutes.`}
      image={listing.products?.edges[0]?.node.images[0]?.url}
      path={path}
    >
      <SearchData trail={listing.trail} />
      {!subCategory && !filter && listing.products?.edges.length === 0 ? (
        <Suspense>
          <EmptyCategory id={categoryId} name={heading} />
        </Suspense>
      ) : (
        <Columns>
          <SubCategories listing={listing} activeId={ids.subCategoryId} />
          <Main>
            <Top>
              <Heading>{heading}</Heading>
              <FilterButton list={ids} />
            </Top>
            <Content listing={listing} isFiltered={filter !== undefined} />
          </Main>
        </Columns>
      )}
    </Page>
  )
}

interface SubCategoriesProps {
  listing: Listing
  activeId: string | undefined
}

function SubCategories({ listing, activeId }: SubCategoriesProps) {
  if (listing.category) return <SubCategoryColumn category={listing.category} activeId={activeId} />
  return listing.hasFailed ? <span /> : <SubCategoryColumnSkeleton />
}

interface Listing {
  category: ListingQuery['category']
  products: ListingQuery['products'] | undefined
  /** Undefined until it is loaded, because a URL may contain any text before the id. */
  heading: string | undefined
  /** The pages from the front page to this one. Empty until it is loaded. */
  trail: readonly { name: string; path: string }[]
  isMissing: boolean
  hasFailed: boolean
  retry: () => void
  more: ReturnType<typeof useMore>
}

interface ListingVariables {
  categoryId: string
  subCategoryId: string | undefined
  filter: ProductFilterInput | undefined
  sort: ShopSort | undefined
}

function useListing(variables: ListingVariables): Listing {
  const { data, previousData, error, refetch, fetchMore } = useListingQuery({ variables })
  const more = useMore(data?.products, (page) => fetchMore({ variables: page }), { maxPage: 100 })
  const place = data?.category && findPlace(data.category, variables.subCategoryId)
  // The column stays while another sub-category in the same category loads.
  const before = previousData?.category?.id === variables.categoryId ? previousData.category : null
  return {
    category: data?.category ?? before,
    products: data?.products,
    heading: place?.heading,
    trail: place?.trail ?? [],
    isMissing: data !== undefined && !place,
    hasFailed: !data && Boolean(error),
    retry: () => void refetch(),
    more,
  }
}

/**
 * Finds the page's category or sub-category. A sub-category's heading is its formatted slug. Undefined if the category
 * does not contain it.
 */
function findPlace(category: NonNullable<ListingQuery['category']>, subCategoryId?: string) {
  const { name } = category
  const above = [
    { name: 'Home', path: paths.home },
    { name, path: paths.category(category) },
  ]
  if (subCategoryId === undefined) return { heading: name, trail: above }
  const subCategory = category.subCategories.find(({ id }) => id === subCategoryId)
  return (
    subCategory && {
      heading: formatSlug(subCategory.slug),
      trail: [...above, { name: subCategory.name, path: paths.listing(category, subCategory) }],
    }
  )
}

interface ContentProps {
  listing: Listing
  isFiltered: boolean
}

function Content({ listing: { products, hasFailed, retry, more }, isFiltered }: ContentProps) {
  if (hasFailed) return <ErrorState what="this category" onRetry={retry} />
  if (!products) return <CenteredSpinner label="Loading products" minHeight="50vh" />
  return (
    <>
      <Products products={products} isFiltered={isFiltered} />
      <LoadMore {...more} />
    </>
  )
}

interface ProductsProps extends Pick<ContentProps, 'isFiltered'> {
  products: ListingQuery['products']
}

function Products({ products, isFiltered }: ProductsProps) {
  if (products.edges.length === 0) {
    return (
      <Suspense>
        <EmptyListing isFiltered={isFiltered} />
      </Suspense>
    )
  }
  return (
    <ProductGrid $columns="listing">
      {products.edges.map(({ node }, index) => (
        <li key={node.id}>
          <ShopCard product={node} layout="list" isEager={index < 4} />
        </li>
      ))}
    </ProductGrid>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  max-width: ${size.page};
  margin-inline: auto;

  ${media.tablet} {
    gap: ${space[6]};
    padding-inline: ${space[6]};
  }
`

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  padding: ${space[4]} ${space[4]} ${space[10]} ${space[3]};

  ${media.tablet} {
    padding: ${space[6]} 0 ${space[16]};
  }
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

const Heading = styled.h1`
  font-size: ${font.title};
  outline: none;

  ${media.tablet} {
    font-size: ${font.heading};
  }
`
