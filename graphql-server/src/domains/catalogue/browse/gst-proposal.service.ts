import type { QueryGstProposalArgs } from '../../../contract/types.generated.ts'
import { loadAll } from '../../../lib/database/loaders.ts'
import { type GstProposal, proposeGst } from '../../gst/common-goods.ts'
import { MAX_CATEGORIES } from '../record/product-input.ts'
import { productFieldTable } from '../record/product-fields.ts'
import type { CatalogueLoaders } from './catalogue.loaders.ts'

/** Proposes an HSN code and GST rates by a product's name and categories. Null if the list of goods is unsure. */
export async function proposeForProduct(
  loaders: CatalogueLoaders,
  { name, categoryIds, subCategoryIds, isMedicine }: Required<QueryGstProposalArgs>,
): Promise<GstProposal | null> {
  if (name.length > productFieldTable.name.max) return null
  const [categories, subCategories] = await Promise.all([
    loadAll(loaders.category, categoryIds.slice(0, MAX_CATEGORIES)),
    loadAll(loaders.subCategory, subCategoryIds.slice(0, MAX_CATEGORIES)),
  ])
  const places = [...categories, ...subCategories].map((place) => place.name)
  return proposeGst({ name, places, isMedicine })
}
