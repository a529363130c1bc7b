import type { OrderBatches_OrderFragment } from './OrderBatches.generated.ts'

export type OrderToPack = OrderBatches_OrderFragment
export type MedicineLine = OrderToPack['lines'][number]

/** A batch as it is typed. */
export interface BatchEntry {
  number: string
  expiry: string
  quantity: string
}

export const medicinesOf = ({ lines }: Pick<OrderToPack, 'lines'>): MedicineLine[] =>
  lines.filter(({ medicine }) => medicine !== null)

const OPEN = ['PENDING', 'CONFIRMED', 'PACKED']

/** Whether batches can be entered: there are medicines, and the order is not cancelled. Admins can correct a delivered one. */
export function hasBatchesToEnter(order: OrderToPack, isAdmin: boolean): boolean {
  const isOpen = OPEN.includes(order.status) || (order.status === 'DELIVERED' && isAdmin)
  return isOpen && medicinesOf(order).length > 0
}

/** Whether the order may have documents, which a correction amends. */
export const isCorrected = ({ status }: Pick<OrderToPack, 'status'>) =>
  status === 'PACKED' || status === 'DELIVERED'

/** The entries of a line: its batches, or an empty one for all its packs. */
export function toEntries({ batches, quantity }: MedicineLine): BatchEntry[] {
  if (batches.length === 0) return [{ number: '', expiry: '', quantity: String(quantity) }]
  return batches.map((batch) => ({ ...batch, quantity: String(batch.quantity) }))
}

/** Adds a batch, which takes one pack from the last one with several. */
export function splitEntries(entries: readonly BatchEntry[]): BatchEntry[] {
  const from = entries.findLastIndex(({ quantity }) => Number(quantity) > 1)
  const rest = entries.map((entry, at) =>
    at === from ? { ...entry, quantity: String(Number(entry.quantity) - 1) } : entry,
  )
  return [...rest, { number: '', expiry: '', quantity: from < 0 ? '' : '1' }]
}

/** Removes a batch. A single remaining one has all packs. */
export function removeEntry(
  entries: readonly BatchEntry[],
  removed: number,
  packs: number,
): BatchEntry[] {
  const rest = entries.filter((_entry, at) => at !== removed)
  return rest.length === 1 ? rest.map((entry) => ({ ...entry, quantity: String(packs) })) : rest
}

/** Fills a proposed batch into the first empty entry, or else the last one. */
export function fillProposal(
  entries: readonly BatchEntry[],
  { number, expiry }: Pick<BatchEntry, 'number' | 'expiry'>,
): BatchEntry[] {
  const empty = entries.findIndex((entry) => entry.number.trim() === '')
  const at = empty < 0 ? entries.length - 1 : empty
  return entries.map((entry, index) => (index === at ? { ...entry, number, expiry } : entry))
}

export function toInput(productId: string, entries: readonly BatchEntry[]) {
  const batches = entries.map(({ number, expiry, quantity }) => ({
    ...{ number, expiry },
    quantity: Number.isInteger(Number(quantity)) ? Number(quantity) : 0,
  }))
  return { productId, batches }
}
