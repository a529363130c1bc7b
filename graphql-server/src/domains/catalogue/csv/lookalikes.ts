import { toNameKey } from '../record/name-key.ts'
import { Product, type ProductRecord } from '../record/product.model.ts'
import type { ProductEntry } from './product-entry.ts'

type Named = Partial<Pick<ProductRecord, 'name' | 'unit'>>

/**
 * Counts new products with the same name and unit as an existing product, so that a dry run can warn that a file may
 * contain existing products under other keys. Reads the names once, when they are first needed.
 */
export function lookalikeCounter() {
  let allNames: Set<string> | null = null
  return async (entries: ProductEntry[]): Promise<number> => {
    if (entries.length === 0) return 0
    allNames ??= await readNames()
    const names = allNames
    return entries.filter((entry) => names.has(toKey(entry))).length
  }
}

async function readNames(): Promise<Set<string>> {
  const names = new Set<string>()
  const products = Product.find({}, { name: 1, unit: 1 }).lean().cursor({ batchSize: 1_000 })
  for await (const product of products) names.add(toKey(product))
  return names
}

function toKey({ name = '', unit = '' }: Named): string {
  return `${toNameKey(name)}\n${toNameKey(unit)}`
}
