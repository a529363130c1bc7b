import { stockLimits } from './product-list.service.ts'
import type { ProductColumns } from '../reading/product-columns.ts'

export interface StockToRefill {
  outOfStock: number
  lowStock: number
}

/** Counts the products without stock and those with low stock. */
export function countStockToRefill(columns: ProductColumns): StockToRefill {
  return { outOfStock: columns.count(stockLimits.OUT), lowStock: columns.count(stockLimits.LOW) }
}
