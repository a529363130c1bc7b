import { Product } from '../product/product.model.ts'
import type { ProductEntry } from './write-products.service.ts'

const PACK = 'Pack'

export interface PackEntry {
  entry: ProductEntry
  /** The pack, if it can't be read. */
  unreadPack: string | undefined
}

/** Adds packs that can't be read to the details of their products, unless these have a pack already. */
export async function addPackDetails(entries: PackEntry[]): Promise<ProductEntry[]> {
  const unread = entries.filter(({ unreadPack }) => unreadPack !== undefined)
  const keys = unread.flatMap(({ entry: { details, importKey, formerKey } }) =>
    details ? [] : [importKey, formerKey].filter((key) => key !== undefined),
  )
  const found =
    keys.length > 0
      ? await Product.find({ importKey: { $in: keys } }, { importKey: 1, details: 1 }).lean()
      : []
  const known = new Map(found.map(({ importKey, details }) => [importKey, details]))
  return entries.map(({ entry, unreadPack }) => {
    const { importKey, formerKey } = entry
    const details = entry.details ?? known.get(importKey) ?? known.get(formerKey) ?? []
    if (unreadPack === undefined || details.some(({ name }) => name === PACK)) return entry
    return { ...entry, details: [...details, { name: PACK, value: unreadPack }] }
  })
}
