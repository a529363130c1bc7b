import { Types } from 'mongoose'
import { batchLoader, groupBy, loaderById } from '../../lib/batch.ts'
import { Category, type CategoryRecord } from './category.model.ts'
import { Product, type ProductRecord } from './product.model.ts'
import { SubCategory, type SubCategoryRecord } from './sub-category.model.ts'

/** The batched reads of the catalogue for one request. Ids are 24 hexadecimal digits. */
export function createCatalogueLoaders() {
  return {
    product: loaderById<ProductRecord>('product', (ids) =>
      Product.find({ _id: { $in: ids } }).lean(),
    ),
    category: loaderById<CategoryRecord>('category', (ids) =>
      Category.find({ _id: { $in: ids } })
        .batchSize(ids.length)
        .lean(),
    ),
    subCategory: loaderById<SubCategoryRecord>('subCategory', (ids) =>
      SubCategory.find({ _id: { $in: ids } })
        .batchSize(ids.length)
        .lean(),
    ),
    subCategoriesOfCategory: batchLoader('subCategoriesOfCategory', subCategoriesOfCategories),
    newestProductsOfCategory: batchLoader('newestProductsOfCategory', newestProductsOfCategories, {
      cacheKeyFn: rowKey,
    }),
  }
}

export type CatalogueLoaders = ReturnType<typeof createCatalogueLoaders>

/** A category and how many of its products are asked for. */
interface RowRequest {
  categoryId: string
  first: number
}

function rowKey({ categoryId, first }: RowRequest): string {
  return `${categoryId}:${first}`
}

/** By name, for each category. */
async function subCategoriesOfCategories(
  categoryIds: readonly string[],
): Promise<SubCategoryRecord[][]> {
  const rows = await SubCategory.find({ categoryIds: { $in: categoryIds } })
    .sort({ nameKey: 1, _id: 1 })
    .lean()
  const groups = groupBy(rows, (row) => row.categoryIds.map((id) => id.toHexString()))
  return categoryIds.map((id) => groups.get(id) ?? [])
}

/** Newest first, for each category, in one command: the join is limited within each category by its index. */
async function newestProductsOfCategories(
  requests: readonly RowRequest[],
): Promise<ProductRecord[][]> {
  const ids = [...new Set(requests.map(({ categoryId }) => categoryId))]
  const longest = Math.max(...requests.map(({ first }) => first))
  const rows = await Category.aggregate<{ _id: Types.ObjectId; products: ProductRecord[] }>([
    { $match: { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } } },
    { $project: { _id: 1 } },
    {
      $lookup: {
        from: Product.collection.name,
        localField: '_id',
        foreignField: 'categoryIds',
        pipeline: [{ $sort: { _id: -1 } }, { $limit: longest }],
        as: 'products',
      },
    },
  ])
  const byId = new Map(rows.map((row) => [row._id.toHexString(), row.products]))
  return requests.map(({ categoryId, first }) => (byId.get(categoryId) ?? []).slice(0, first))
}
