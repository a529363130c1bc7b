import type { ClientSession, Types } from 'mongoose'
import type { CatalogueChangeRecord } from './change.model.ts'
import { categoryText, sha256, productText, subCategoryText } from './digest.ts'
import { Category } from '../record/category.model.ts'
import { Product } from '../record/product.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'

type Changed = Pick<CatalogueChangeRecord, '_id' | 'kind'>

/**
 * Computes the hashes of changed entities by id, as this transaction sees them. Deleted entities have no hash. Ids of
 * deleted categories are ignored, because the schema does not show them either. Takes at most one command for each
 * kind.
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

/** Finds the changed entities and their categories. */
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

/** Creates a function that filters ids to these rows. */
function among(rows: { _id: Types.ObjectId }[]) {
  const known = new Set(rows.map(({ _id }) => _id.toHexString()))
  return (ids: Types.ObjectId[]) => ids.filter((id) => known.has(id.toHexString()))
}
