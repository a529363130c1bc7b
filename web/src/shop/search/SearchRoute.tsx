import { SearchX } from 'lucide-react'
import { lazy, type MouseEvent, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { type SearchQuery, useSearchQuery } from './Search.generated.ts'
import { ProductCardSkeleton } from '../../shared/catalogue/ProductCardSkeleton.tsx'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.ts'
import { NothingLeft } from '../../shared/filters/NothingLeft.tsx'
import { FilterButton } from '../../shared/filters/FilterButton.tsx'
import { readFilter, readSort, writeFilter } from '../../lib/urls/filter-url.ts'
import { readChoices } from '../../shared/filters/use-filter.ts'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { paths } from '../../lib/urls/paths.ts'
import { SEARCH_DELAY_MS } from '../../shared/search/search-delay.ts'
import { useSearchReport } from './use-search-report.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { useMore } from '../../ui/hooks/use-more.ts'
import { Page } from '../../shared/page/Page.tsx'
import { ShopCard } from '../../shared/page/ShopCard.tsx'
import { Stack } from '../../ui/layout/Stack.ts'

const WORD = /[\p{L}\p{N}]/u

/* A separate chunk, because most searches have a query and results. */
const BrowseCategories = lazy(() => loadOrReload(() => import('./BrowseCategories.tsx')))

export default function SearchRoute() {
  const [params] = useSearchParams()
  const typed = (params.get('q') ?? '').trim()
  const search = new URLSearchParams({ q: typed })
  return (
    <Page
      title={typed ? `Search: ${typed}` : 'Search'}
      description="Search groceries and medicines, delivered in minutes."
    >
      <PageColumn>
        <Results query={String(writeFilter(search, readFilter(params), readSort(params)))} />
      </PageColumn>
    </Page>
  )
}

/** `query` has text, filter and order. All are debounced, because typing also ends the filter and the order. */
function Results({ query }: { query: string }) {
  const rested = useDebounced(query, SEARCH_DELAY_MS)
  const params = new URLSearchParams(rested)
  const text = params.get('q') ?? ''
  const { filter, sort } = readChoices(params)
  const { data, error, refetch, fetchMore } = useSearchQuery({ variables: { text, filter, sort } })
  const more = useMore(data?.searchProducts, (page) => fetchMore({ variables: page }), {
    maxPage: 100,
  })
  const results = rested === query ? data?.searchProducts : undefined
  const hasFailed = Boolean(error) && !data
  const reportUse = useSearchReport(results && text)
  const isFiltered = Boolean(filter)
  const isBrowsing = text === '' && rested === query && !isFiltered
  return (
    <Stack aria-busy={!results && !hasFailed}>
      <Head {...{ results, text, isFiltered }} />
      {isBrowsing && <Browse />}
      {results && <Notes results={results} />}
      {hasFailed && <ErrorState what="the results" onRetry={() => void refetch()} />}
      {!hasFailed && <Found {...{ results, text, isFiltered }} onUse={reportUse} />}
      {results && <LoadMore {...more} />}
    </Stack>
  )
}

interface HeadProps {
  results: SearchQuery['searchProducts'] | undefined
  text: string
  isFiltered: boolean
}

/** The result count, and the filter unless there is nothing to filter. */
function Head({ results, text, isFiltered }: HeadProps) {
  const isEmpty = !isFiltered && results?.totalCount === 0
  return (
    <Top>
      <Heading aria-live="polite">
        Search Results:{' '}
        <Total translate="no" $isLoading={!results}>
          {results ? results.totalCount : '…'}
        </Total>
      </Heading>
      {!isEmpty && <FilterButton list={{ text }} />}
    </Top>
  )
}

function Browse() {
  return (
    <Suspense>
      <BrowseCategories />
    </Suspense>
  )
}

/** Explains how the products were found. */
function Notes({ results }: { results: SearchQuery['searchProducts'] }) {
  const { correctedText, relaxed } = results
  return (
    <>
      {correctedText && (
        <p>
          Did you mean <Correction to={paths.search(correctedText)}>{correctedText}</Correction>?
        </p>
      )}
      {relaxed && <p>No products match all of these words. These match some of them.</p>}
    </>
  )
}

interface FoundProps {
  /** Undefined until the text's results are loaded. */
  results: SearchQuery['searchProducts'] | undefined
  text: string
  isFiltered: boolean
  /** Called when the customer opens a product or changes its quantity. */
  onUse: () => void
}

function Found({ results, text, isFiltered, onUse }: FoundProps) {
  if (!results) return <Skeletons />
  if (results.edges.length === 0) {
    return isFiltered ? (
      <NothingLeft title="No Data found" to={paths.search(text)} />
    ) : (
      <>
        <EmptyState icon={<SearchX size={32} />} title="No Data found">
          {WORD.test(text)
            ? 'Check the spelling or try a shorter word.'
            : 'Enter a word, such as rice or paracetamol.'}
        </EmptyState>
        {text !== '' && <Browse />}
      </>
    )
  }
  return (
    <ProductGrid $columns="search" onClick={reportClick(onUse)}>
      {results.edges.map(({ node }, index) => (
        <li key={node.id}>
          <ShopCard product={node} isEager={index < 4} />
        </li>
      ))}
    </ProductGrid>
  )
}

/** Calls `onUse` for a click on a link or a button. */
function reportClick(onUse: () => void) {
  return ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) onUse()
  }
}

function Skeletons() {
  return (
    <ProductGrid $columns="search">
      {Array.from({ length: 10 }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGrid>
  )
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
`

const Correction = styled(Link)`
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  text-decoration: underline;
`

const Heading = styled.h1`
  font-size: ${font.title};
  font-variant-numeric: tabular-nums;
  outline: none;
`

const Total = styled.span<{ $isLoading: boolean }>`
  color: ${({ $isLoading }) => ($isLoading ? color.inkFaint : 'inherit')};
`
