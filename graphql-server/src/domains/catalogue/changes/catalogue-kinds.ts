import type { CatalogueKind as KindName } from '../../../contract/types.generated.ts'
import type { CatalogueKind } from './record-changes.ts'

/** The schema's names for the kinds of entities. */
export const KIND_NAMES: Record<CatalogueKind, KindName> = {
  category: 'CATEGORY',
  subCategory: 'SUB_CATEGORY',
  product: 'PRODUCT',
}
