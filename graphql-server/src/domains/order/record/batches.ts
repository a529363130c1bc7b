import type { BatchRecord } from './order-line.model.ts'

/** Identifies a batch of a product. */
export const batchKey = ({ number, expiry }: Pick<BatchRecord, 'number' | 'expiry'>) =>
  `${expiry} ${number}`

export function countPacks(batches: readonly BatchRecord[]): number {
  return batches.reduce((packs, { quantity }) => packs + quantity, 0)
}

/** The batches without packs that others take away. */
export function subtractBatches(
  batches: readonly BatchRecord[],
  others: readonly BatchRecord[],
): BatchRecord[] {
  return batches
    .map((batch) => {
      const same = others.filter((other) => batchKey(other) === batchKey(batch))
      return { ...batch, quantity: batch.quantity - countPacks(same) }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** The batches of items that come back. Undefined if several are left, and it is not known which came back. */
export function pickReturned(
  left: readonly BatchRecord[] = [],
  quantity: number,
): BatchRecord[] | undefined {
  if (quantity === 0 || left.length === 0) return undefined
  const [first] = left
  if (left.length === 1 && first) return [{ ...first, quantity }]
  return countPacks(left) === quantity ? [...left] : undefined
}
