import type {
  ChangeItems_LineFragment,
  ChangeItems_OrderFragment,
  Substitute_ProductFragment,
} from './Changes.generated.ts'

export type ChangeableOrder = ChangeItems_OrderFragment
export type ChangeableLine = ChangeItems_LineFragment
export type Substitute = Substitute_ProductFragment

/** The form's values. */
export interface ChangeEntry {
  /** How many items stay in the line. */
  stays: number
  isReplaced: boolean
  /** What replaces the missing items, once it is chosen. */
  substitute: Substitute | null
  /** How many items of the substitute. */
  pieces: number
  /** Whether the customer has agreed by telephone. */
  isAgreed: boolean
}

/** `stays` is the number of items that were found. */
export function newEntry({ quantity }: ChangeableLine, stays: number): ChangeEntry {
  const missing = quantity - stays
  return { stays, isReplaced: false, substitute: null, pieces: missing, isAgreed: false }
}

/** Adapts the entry to the line's current quantity, which a colleague may have lowered in the meantime. */
export function fitEntry(entry: ChangeEntry, { quantity }: ChangeableLine): ChangeEntry {
  return entry.stays < quantity ? entry : { ...entry, stays: quantity - 1 }
}

/** What a change does to an order. Amounts are in paise. */
export interface ChangeEffect {
  /** How many items leave the line. */
  missing: number
  /** How much less or more the order costs; less is negative. */
  difference: number
  /** The order's new total. */
  total: number
  /** Whether it can be made without asking the customer. */
  isDirect: boolean
  /** Whether the order keeps no items, so that it is cancelled. */
  isEmptied: boolean
}

/** Calculates what the server will do. The server decides. */
export function findEffect(
  order: ChangeableOrder,
  line: ChangeableLine,
  entry: ChangeEntry,
): ChangeEffect {
  const { stays, isReplaced, substitute, pieces, isAgreed } = entry
  const missing = line.quantity - stays
  const added = isReplaced && substitute ? substitute.discountedPrice.amount * pieces : 0
  const difference = added - line.discountedPrice.amount * missing
  const isChosen = order.ifItemMissing === 'REPLACE' && difference <= 0
  return {
    ...{ missing, difference, total: order.total.amount + difference },
    isDirect: !isReplaced || isAgreed || isChosen,
    isEmptied: !isReplaced && stays === 0 && order.lines.length === 1,
  }
}

/** Prescribed items can be left out, but not replaced. */
export function isPrescribed({ schedule }: ChangeableLine): boolean {
  return schedule !== 'NONE'
}
