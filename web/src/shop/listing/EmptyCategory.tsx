import { PackageOpen } from 'lucide-react'
import { CategoryTiles, CategoryTilesSkeleton } from '../../shared/catalogue/CategoryTiles.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import { useOtherCategoriesQuery } from './EmptyCategory.generated.ts'

/** A message for a category without products, with links to the other categories. */
export default function EmptyCategory({ id, name }: { id: string; name: string }) {
  return (
    <PageColumn>
      <Stack>
        <PageHeading>{name}</PageHeading>
        <EmptyState icon={<PackageOpen size={32} />} title={`No products in ${name} yet`}>
          Please choose another category.
        </EmptyState>
        <OtherCategories id={id} />
      </Stack>
    </PageColumn>
  )
}

function OtherCategories({ id }: { id: string }) {
  const { data } = useOtherCategoriesQuery()
  if (!data) return <CategoryTilesSkeleton />
  return (
    <nav aria-label="Other categories">
      <CategoryTiles categories={data.categories.filter((category) => category.id !== id)} />
    </nav>
  )
}
