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
