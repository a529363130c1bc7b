import type { OrderedLine } from '../../../../../shared/order/line/ordered-line.ts'
import type { ReadShoppingListQuery } from '../OrderedProducts.generated.ts'

type ListedItem = ReadShoppingListQuery['readShoppingList'][number]

/** An entry of the list and what was chosen for it. */
export interface ListedRow {
  text: string
  proposals: readonly OrderedLine[]
  /** Null to leave it out. */
  chosen: OrderedLine | null
}

/** Chooses the best proposal for each entry. */
export function toRows(items: readonly ListedItem[]): ListedRow[] {
  return items.map(({ text, proposals }) => ({ text, proposals, chosen: proposals[0] ?? null }))
}

/** The row with another product, in the quantity that its entry asks for. */
export function choose(row: ListedRow, productId: string): ListedRow {
  return { ...row, chosen: row.proposals.find(({ product }) => product.id === productId) ?? null }
}

/** The row with another quantity. 0 leaves its product out. */
export function withQuantity(row: ListedRow, quantity: number): ListedRow {
  return { ...row, chosen: row.chosen && quantity > 0 ? { ...row.chosen, quantity } : null }
}

/** The row with a product that was searched by hand. */
export function withFound(row: ListedRow, product: OrderedLine['product']): ListedRow {
  const found = { product, quantity: 1 }
  return { ...row, proposals: [...row.proposals, found], chosen: found }
}

export function listChosen(rows: readonly ListedRow[]): OrderedLine[] {
  return rows.flatMap(({ chosen }) => chosen ?? [])
}
