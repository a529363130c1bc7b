import type { ClientSession, Types } from 'mongoose'
import type { CatalogueChangeRecord } from './change.model.ts'
import { categoryText, sha256, productText, subCategoryText } from './digest.ts'
import { Category } from '../category/category.model.ts'
import { Product } from '../product/product.model.ts'
import { SubCategory } from '../category/sub-category.model.ts'

type Changed = Pick<CatalogueChangeRecord, '_id' | 'kind'>

/**
 * The hashes of the things that changed, by id, as they are within the transaction; none for what is gone. The id
 * of a shelf that is gone does not count, as the schema does not show it either. At most one command a kind.
 */
export async function hashEntities(
  changes: Changed[],
  session: ClientSession,
): Promise<Map<string, string>> {
  const { products, subCategories, categories } = await findThings(changes, session)
  const livingCategories = among(categories)
  const livingSubCategories = among(subCategories)
  const texts: [Types.ObjectId, string][] = []
  for (const category of categories) texts.push([category._id, categoryText(category)])
  for (const subCategory of subCategories) {
    const categoryIds = livingCategories(subCategory.categoryIds)
    texts.push([subCategory._id, subCategoryText({ ...subCategory, categoryIds })])
  }
  for (const product of products) {
    const categoryIds = livingCategories(product.categoryIds)
    const subCategoryIds = livingSubCategories(product.subCategoryIds)
    texts.push([product._id, productText({ ...product, categoryIds, subCategoryIds })])
  }
  return new Map(texts.map(([_id, text]) => [_id.toHexString(), sha256(text)]))
}

/** The things that changed, and the shelves that they stand in. */
async function findThings(changes: Changed[], session: ClientSession) {
  const changed = (wanted: Changed['kind']) =>
    changes.filter(({ kind }) => kind === wanted).map(({ _id }) => _id)
  const products = await byId(changed('product'), (filter) =>
    Product.find(filter).session(session).lean(),
  )
  const subCategories = await byId(
    [...changed('subCategory'), ...products.flatMap(({ subCategoryIds }) => subCategoryIds)],
    (filter) => SubCategory.find(filter).session(session).lean(),
  )
  const shelved = [...products, ...subCategories]
  const categories = await byId(
    [...changed('category'), ...shelved.flatMap(({ categoryIds }) => categoryIds)],
    (filter) => Category.find(filter).session(session).lean(),
  )
  return { products, subCategories, categories }
}

function byId<Row>(
  ids: Types.ObjectId[],
  find: (filter: { _id: { $in: Types.ObjectId[] } }) => Promise<Row[]>,
): Promise<Row[]> {
  return ids.length > 0 ? find({ _id: { $in: ids } }) : Promise.resolve([])
}

/** Leaves out the ids of what is not among the rows. */
function among(rows: { _id: Types.ObjectId }[]) {
  const known = new Set(rows.map(({ _id }) => _id.toHexString()))
  return (ids: Types.ObjectId[]) => ids.filter((id) => known.has(id.toHexString()))
}
