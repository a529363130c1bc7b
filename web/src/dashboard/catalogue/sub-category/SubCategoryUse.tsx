import { UseCount } from '../editing/UseCount.tsx'
import { useManageSubCategoryUseQuery } from './SubCategoryUse.generated.ts'

/** Says how many products use a sub-category. */
export function SubCategoryUse({ subCategoryId }: { subCategoryId: string }) {
  const { data, error } = useManageSubCategoryUseQuery({
    variables: { subCategoryId },
    fetchPolicy: 'no-cache',
  })
  const count = data && { products: data.products.totalCount, subCategories: 0 }
  return <UseCount count={count} hasFailed={error !== undefined} />
}
