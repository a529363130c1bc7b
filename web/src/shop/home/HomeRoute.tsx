import { Suspense, lazy } from 'react'
import { styled } from 'styled-components'
import { useHomeQuery } from './Home.generated.ts'
import { CategoryTiles, CategoryTilesSkeleton } from '../../shared/catalogue/CategoryTiles.tsx'
import { Banner } from './Banner.tsx'
import { loadOrReload } from '../../lib/load-or-reload.ts'
import { paths } from '../../lib/urls/paths.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { media, space } from '../../ui/theme.ts'
import { Page } from '../../shared/page/Page.tsx'
import { SearchData } from '../../shared/page/SearchData.tsx'
import { CategoryRow } from './CategoryRow.tsx'

/* A separate chunk, because few shops are empty. */
const EmptyStore = lazy(() => loadOrReload(() => import('./EmptyStore.tsx')))

/** The front page: banner, category tiles, and a product row for each category. */
export default function HomeRoute() {
  return (
    <Page
      description="Groceries and medicines at your door in minutes. Delivery is free."
      path={paths.home}
    >
      <SearchData />
      <PageColumn>
        <Stack>
          <Banner />
          <Departments />
        </Stack>
      </PageColumn>
    </Page>
  )
}

function Departments() {
  const { data, error, refetch } = useHomeQuery()
  if (error && !data) return <ErrorState what="the products" onRetry={() => void refetch()} />
  if (data?.categories.length === 0) {
    return (
      <Suspense>
        <EmptyStore />
      </Suspense>
    )
  }
  return (
    <>
      <section>
        <VisuallyHidden as="h2">Shop by category</VisuallyHidden>
        {data ? <CategoryTiles categories={data.categories} /> : <CategoryTilesSkeleton />}
      </section>
      {data?.categories.map((category, index) => (
        <CategoryRow key={category.id} category={category} isFirst={index === 0} />
      ))}
    </>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.tablet} {
    gap: ${space[10]};
  }
`
