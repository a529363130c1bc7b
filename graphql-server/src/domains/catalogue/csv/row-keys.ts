import { createHash } from 'node:crypto'
import type { ImportedProduct } from './product-row.ts'

/**
 * The key of a row, with the one that older versions gave it, why the row is refused, or that an earlier row says the same.
 */
export type RowKey =
  | { importKey: string; formerKey?: string; reason?: never; isRepeated?: never }
  | { reason: string; isRepeated?: never }
  | { isRepeated: true; reason?: never }

const MAX_KEY = 200

/** Identifies rows by the cell that `--key` names. Refuses a second row with the same key. */
export function keysFromColumn(source: string): (value: string, line: number) => RowKey {
  const lines = new Map<string, number>()
  return (value, line) => {
    const key = value.trim()
    if (key === '') return { reason: 'key: is empty' }
    if (key.length > MAX_KEY) return { reason: `key: more than ${MAX_KEY} characters` }
    const first = lines.get(key)
    if (first !== undefined) return { reason: `key: '${key}' is already used in line ${first}` }
    lines.set(key, line)
    return { importKey: `${source}:${key}` }
  }
}

/**
 * Without `--key`, identifies rows by what distinguishes products for shoppers: name, unit, category, sub-category,
 * details, brand, manufacturer and composition. Older versions did not know the last three. Price, stock and texts may
 * change between files. Rows that are equal in these and differ otherwise, such as packs without a size, are
 * distinguished by their order. A row that is equal in everything is repeated.
 */
export function keysFromContents(source: string): (product: ImportedProduct) => RowKey {
  const counts = new Map<string, number>()
  const known = new Set<string>()

  function toKey(identity: unknown[]): string {
    const text = hash(identity)
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return `${source}:${text}${count > 1 ? `-${count}` : ''}`
  }

  return (product) => {
    const contents = hash(product)
    if (known.has(contents)) return { isRepeated: true }
    known.add(contents)
    const { name, unit, categories, subCategories, details } = product
    const { brand, manufacturer, composition } = product
    const common = [name, unit, categories, subCategories, details]
    const formerKey = toKey(common)
    if (!brand && !manufacturer && !composition) return { importKey: formerKey }
    return { importKey: toKey([...common, brand, manufacturer, composition]), formerKey }
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
