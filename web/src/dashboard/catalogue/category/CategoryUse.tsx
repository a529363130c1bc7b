import { UseCount } from '../editing/UseCount.tsx'
import { useManageCategoryUseQuery } from './CategoryUse.generated.ts'

/** Says how many sub-categories and products use a category. */
export function CategoryUse({ categoryId }: { categoryId: string }) {
  const { data, error } = useManageCategoryUseQuery({
    variables: { categoryId },
    fetchPolicy: 'no-cache',
  })
  const count = data && {
    subCategories: data.category?.subCategories.length ?? 0,
    products: data.products.totalCount,
  }
  return <UseCount count={count} hasFailed={error !== undefined} />
}
