import { createHash } from 'node:crypto'
import type { Message } from '../../../../lib/messages/define-messages.ts'
import { productRowMessages } from '../messages.ts'
import type { ImportedProduct } from './product-row.ts'

/**
 * A row's key, and the keys that earlier imports may have given the product. Otherwise, the reason for the rejection,
 * or that an earlier row is equal.
 */
export type RowKey =
  | { key: string; formerKeys: string[]; reason?: never; isRepeated?: never }
  | { reason: string; isRepeated?: never }
  | { isRepeated: true; reason?: never }

const MAX_KEY = 200

/**
 * Identifies rows by the key column if the cell is not empty, otherwise by their contents. Rejects a second row with
 * the same key, unless it is equal to the first.
 */
export function keyReader({ isRequired }: { isRequired: boolean }) {
  const readContents = keysFromContents()
  const lines = new Map<string, number>()
  return (product: ImportedProduct, cell: string | null, line: number): RowKey => {
    const key = cell?.trim() ?? ''
    if (isRequired && key === '') return reject(productRowMessages.CELL_EMPTY({ column: 'key' }))
    if (key.length > MAX_KEY) return reject(productRowMessages.KEY_TOO_LONG({ max: MAX_KEY }))
    const contents = readContents(product, key)
    if (contents.isRepeated || key === '') return contents
    const first = lines.get(key)
    if (first !== undefined)
      return reject(productRowMessages.KEY_REPEATED({ cell: key, line: first }))
    lines.set(key, line)
    return { key, formerKeys: [contents.key, ...contents.formerKeys] }
  }
}

const reject = ({ message }: Message) => ({ reason: message })

/**
 * Identifies rows by the fields that distinguish products for customers: name, unit, category, sub-category, details,
 * brand, manufacturer and composition. Older versions did not use the last three. Price, stock and texts may change
 * without making a different product. Rows that are equal in these fields and differ otherwise, such as packs without a
 * size, are distinguished by their order. A row that is equal in everything is repeated.
 */
function keysFromContents() {
  const counts = new Map<string, number>()
  const seen = new Set<string>()

  function toKey(identity: unknown[]): string {
    const text = hash(identity)
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return `${text}${count > 1 ? `-${count}` : ''}`
  }

  return (product: ImportedProduct, cell: string): Exclude<RowKey, { reason: string }> => {
    const contents = hash([product, cell])
    if (seen.has(contents)) return { isRepeated: true }
    seen.add(contents)
    const { name, unit, categories, subCategories, details } = product
    const { brand, manufacturer, composition } = product
    const common = [name, unit, categories, subCategories, details]
    const formerKey = toKey(common)
    if (!brand && !manufacturer && !composition) return { key: formerKey, formerKeys: [] }
    const key = toKey([...common, brand, manufacturer, composition])
    return { key, formerKeys: [formerKey] }
  }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
