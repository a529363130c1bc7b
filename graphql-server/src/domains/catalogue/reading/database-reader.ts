import { Types } from 'mongoose'
import { findNewestRows } from '../../../lib/database/pagination.ts'
import { Category } from '../record/category.model.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import { SubCategory, type SubCategoryRecord } from '../record/sub-category.model.ts'
import {
  groupByCategory,
  type CatalogueReader,
  type RowRequest,
  type CategoryFilter,
} from './catalogue-reader.ts'

/** Fetches all rows with one command; the default batch size is 101. */
const MAX_CATEGORIES = 10_000

/** Reads the current catalogue, with one command for each method. */
export const databaseReader: CatalogueReader = {
  products: (ids) => Product.find({ _id: { $in: ids } }).lean(),
  categories: (ids) =>
    Category.find({ _id: { $in: ids } })
      .batchSize(ids.length)
      .lean(),
  subCategories: (ids) =>
    SubCategory.find({ _id: { $in: ids } })
      .batchSize(ids.length)
      .lean(),
  allCategories: () => Category.find().sort({ nameKey: 1 }).batchSize(MAX_CATEGORIES).lean(),
  allSubCategories: () =>
    SubCategory.find().sort({ nameKey: 1, _id: 1 }).batchSize(MAX_CATEGORIES).lean(),
  findSubCategories,
  newestProducts,
  page: (filter, page) => findNewestRows(Product, toQuery(filter), page),
  idAt: async (filter, position) =>
    (
      await Product.findOne(toQuery(filter), { _id: 1 })
        .sort({ _id: -1 })
        .skip(position - 1)
        .lean()
    )?._id ?? null,
  count: (filter) => Product.countDocuments(toQuery(filter)).exec(),
  evict: () => undefined,
}

export function toQuery({ categoryId, subCategoryId }: CategoryFilter) {
  return {
    ...(categoryId && { categoryIds: categoryId }),
    ...(subCategoryId && { subCategoryIds: subCategoryId }),
  }
}

async function findSubCategories(categoryIds: readonly string[]): Promise<SubCategoryRecord[][]> {
  const rows = await SubCategory.find({ categoryIds: { $in: categoryIds } })
    .sort({ nameKey: 1, _id: 1 })
    .lean()
  return groupByCategory(categoryIds, rows)
}

/** Reads all categories with one command. The join has a limit for each category, and uses its index. */
async function newestProducts(requests: readonly RowRequest[]): Promise<ProductRecord[][]> {
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
