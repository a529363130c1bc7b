import type { PageEdges } from '../../../lib/database/pagination.ts'
import type { ProductRecord } from './product.model.ts'

export type ProductPageEdge = PageEdges<ProductRecord>['edges'][number]

/** A page of products. The number on all pages together is found only when somebody asks for it. */
export interface ProductPage extends PageEdges<ProductRecord> {
  countAll: () => Promise<number>
}
