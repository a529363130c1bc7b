import type { CatalogueKind as KindName } from '../../../contract/types.generated.ts'
import type { CatalogueKind } from './record-changes.ts'

/** The kinds of entities by their names in the schema. */
export const KIND_NAMES: Record<CatalogueKind, KindName> = {
  category: 'CATEGORY',
  subCategory: 'SUB_CATEGORY',
  product: 'PRODUCT',
}
