import type { CatalogueReader } from '../reading/catalogue-reader.ts'
import type { ProductColumns } from '../reading/table/product-columns.ts'
import { toSlug } from '../../../lib/slug.ts'

/** A page's path, and the time of its last change if known. */
export interface PagePath {
  path: string
  changedAt?: Date
}

interface Named {
  id: string
  name: string
}

/** Lists the pages of all categories, and of all sub-categories in each of their categories. */
export async function listCategoryPages(catalogue: CatalogueReader): Promise<PagePath[]> {
  const [categories, subCategories] = await Promise.all([
    catalogue.allCategories(),
    catalogue.allSubCategories(),
  ])
  const segments = new Map(
    categories.map(({ _id, name }) => [
      _id.toHexString(),
      toSegment({ id: _id.toHexString(), name }),
    ]),
  )
  const listings = subCategories.flatMap(({ _id, name, categoryIds }) =>
    categoryIds.flatMap((categoryId) => {
      const category = segments.get(categoryId.toHexString())
      return category ? [`/${category}/${toSegment({ id: _id.toHexString(), name })}`] : []
    }),
  )
  return [...Array.from(segments.values(), (segment) => `/${segment}`), ...listings].map(
    (path) => ({
      path,
    }),
  )
}

/** Lists the pages of some products, in the order of their creation. */
export function listProductPages(
  columns: ProductColumns,
  window: { skip: number; size: number },
): PagePath[] {
  return columns.list(window).map(({ updatedAt, ...product }) => ({
    path: `/product/${toSegment(product)}`,
    changedAt: updatedAt,
  }))
}

/** Must match the web app's links. */
function toSegment({ id, name }: Named): string {
  return `${encodeURIComponent(toSlug(name))}-${id}`
}
