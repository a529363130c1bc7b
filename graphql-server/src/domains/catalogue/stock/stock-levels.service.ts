import { LOW_STOCK } from '../product/product-input.ts'
import { Product } from '../product/product.model.ts'

/** Counts the products without stock and those with low stock, by their index and with one command. */
export async function countStockToRefill(): Promise<{ outOfStock: number; lowStock: number }> {
  const levels = await Product.aggregate<{ _id: number; products: number }>([
    { $match: { stock: { $lte: LOW_STOCK } } },
    { $group: { _id: '$stock', products: { $sum: 1 } } },
  ])
  const count = (isCounted: (stock: number) => boolean) =>
    levels.reduce((sum, { _id, products }) => sum + (isCounted(_id) ? products : 0), 0)
  return { outOfStock: count((stock) => stock <= 0), lowStock: count((stock) => stock > 0) }
}
