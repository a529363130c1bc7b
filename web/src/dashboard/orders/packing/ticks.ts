import { attempt } from '../../../lib/attempt.ts'
import { storage } from '../../../lib/storage.ts'

const KEY = 'kirana.packing'

/** The newest orders whose ticks are kept. */
const MAX_ORDERS = 50

/** The items that are in the bag, by product id. Products without any may be missing. */
export type Ticks = Readonly<Record<string, number>>

interface CountedLine {
  productId: string
  quantity: number
}

/** The number of items of a line in the bag. The line may have become shorter since. */
export function countPicked({ productId, quantity }: CountedLine, ticks: Ticks): number {
  return Math.min(ticks[productId] ?? 0, quantity)
}

/** The number of items that are not in the bag yet. */
export function countLeft(lines: readonly CountedLine[], ticks: Ticks): number {
  return lines.reduce((left, line) => left + line.quantity - countPicked(line, ticks), 0)
}

/** Adds one item of a line. */
export function addOne(line: CountedLine, ticks: Ticks): Ticks {
  return { ...ticks, [line.productId]: Math.min(countPicked(line, ticks) + 1, line.quantity) }
}

/** Puts all items of a line into the bag, or takes them out. */
export function toggleLine(line: CountedLine, ticks: Ticks): Ticks {
  const isDone = countPicked(line, ticks) === line.quantity
  return { ...ticks, [line.productId]: isDone ? 0 : line.quantity }
}

/** Reads the ticks of an order on this device. */
export function readTicks(orderId: string): Ticks {
  return Object.fromEntries(readAll().get(orderId) ?? [])
}

/** Stores the ticks of an order on this device. Null removes them. */
export function storeTicks(orderId: string, ticks: Ticks | null): void {
  const all = readAll()
  all.delete(orderId)
  if (ticks) all.set(orderId, Object.entries(ticks))
  const newest = [...all].slice(-MAX_ORDERS)
  storage.write(KEY, JSON.stringify(newest))
}

type StoredTicks = (readonly [productId: string, picked: number])[]

/** The ticks by order, oldest first. Drops everything that this page would not write. */
function readAll(): Map<string, StoredTicks> {
  const stored = attempt<unknown>(() => JSON.parse(storage.read(KEY) ?? '[]'), [])
  return new Map(
    listPairs(stored).map(([orderId, ticks]) => [
      orderId,
      listPairs(ticks).flatMap(([productId, picked]) =>
        typeof picked === 'number' && Number.isInteger(picked) && picked >= 0
          ? [[productId, picked] as const]
          : [],
      ),
    ]),
  )
}

function listPairs(value: unknown): (readonly [string, unknown])[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return []
    const parts: unknown[] = pair
    const [key, second] = parts
    return typeof key === 'string' ? [[key, second] as const] : []
  })
}
