import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { type SearchQuery, useSearchQuery } from './Search.generated.ts'
import { ProductCardSkeleton } from '../../features/catalogue/ProductCardSkeleton.tsx'
import { ProductGrid } from '../../features/catalogue/ProductGrid.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { color, font } from '../../ui/theme.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { useMore } from '../../ui/hooks/use-more.ts'
import { Page } from '../Page.tsx'
import { ShopCard } from '../ShopCard.tsx'
import { Stack } from '../../ui/layout/Stack.ts'

/** The URL follows each letter; the search waits until typing pauses. */
const SEARCH_DELAY_MS = 180

export default function SearchRoute() {
  const [params] = useSearchParams()
  const typed = (params.get('q') ?? '').trim()
  return (
    <Page
      title={typed ? `Search: ${typed}` : 'Search'}
      description="Search groceries and medicines, delivered in minutes."
    >
      <PageColumn>
        <Results typed={typed} />
      </PageColumn>
    </Page>
  )
}

function Results({ typed }: { typed: string }) {
  const text = useDebounced(typed, SEARCH_DELAY_MS)
  const { data, error, refetch, fetchMore } = useSearchQuery({ variables: { text } })
  const more = useMore(data?.searchProducts.pageInfo, (after) =>
    fetchMore({ variables: { after } }),
  )
  const results = text === typed ? data?.searchProducts : undefined
  const hasFailed = Boolean(error) && !data
  return (
    <Stack aria-busy={!results && !hasFailed}>
      <Heading aria-live="polite">
        Search Results: {results ? results.totalCount : <Dots>…</Dots>}
      </Heading>
      {hasFailed && <ErrorState what="the results" onRetry={() => void refetch()} />}
      {!hasFailed && <Found results={results} />}
      {results && <LoadMore {...more} />}
    </Stack>
  )
}

interface FoundProps {
  /** Undefined until the results of the text are loaded. */
  results: SearchQuery['searchProducts'] | undefined
}

function Found({ results }: FoundProps) {
  if (!results) return <Skeletons />
  if (results.edges.length === 0) {
    return (
      <EmptyState icon={<SearchX size={32} />} title="No Data found">
        Check the spelling or try a shorter word.
      </EmptyState>
    )
  }
  return (
    <ProductGrid $columns="search">
      {results.edges.map(({ node }, index) => (
        <li key={node.id}>
          <ShopCard product={node} isEager={index < 4} />
        </li>
      ))}
    </ProductGrid>
  )
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

const Heading = styled.h1`
  font-size: ${font.title};
  font-variant-numeric: tabular-nums;
  outline: none;
`

const Dots = styled.span`
  color: ${color.inkFaint};
`
