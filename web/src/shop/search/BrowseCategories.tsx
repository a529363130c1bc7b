import { styled } from 'styled-components'
import { CategoryTiles, CategoryTilesSkeleton } from '../../shared/catalogue/CategoryTiles.tsx'
import { font, space } from '../../ui/theme.ts'
import { useBrowseCategoriesQuery } from './BrowseCategories.generated.ts'

/** All categories, for a search without a query or without results. Renders nothing in a shop without categories. */
export default function BrowseCategories() {
  const { data } = useBrowseCategoriesQuery()
  if (data?.categories.length === 0) return null
  return (
    <nav aria-labelledby="browse-categories">
      <Subtitle id="browse-categories">Browse categories</Subtitle>
      {data ? <CategoryTiles categories={data.categories} /> : <CategoryTilesSkeleton />}
    </nav>
  )
}

const Subtitle = styled.h2`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`
