import { type ValueName, valueKinds } from '../editing/value-kinds.ts'
import type { ProductTable_ProductFragment } from './ProductTable.generated.ts'

export type TableProduct = ProductTable_ProductFragment

/** What was entered in a cell and is not saved yet. */
export type CellEdit =
  | { state: 'saving'; value: number }
  /** It can't be saved. */
  | { state: 'invalid'; text: string; message: string }
  /** There was no reply. */
  | { state: 'failed'; value: number; message: string }
  /** Someone else has changed the value to `current`. */
  | { state: 'conflict'; value: number; current: number }

export const valueNames: readonly ValueName[] = ['price', 'discountPercent', 'stock']

type Values = Pick<TableProduct, 'price' | 'discountPercent' | 'stock'>

/** The saved value of a cell. */
export function readValue(product: Values, name: ValueName): number {
  return name === 'price' ? product.price.amount : product[name]
}

/** The text of the editor: what was entered, or the saved value. */
export function toEditedText(product: Values, name: ValueName, edit: CellEdit | undefined): string {
  if (edit?.state === 'invalid') return edit.text
  return valueKinds[name].toText(edit?.value ?? readValue(product, name))
}

/** The text of the cell: what was entered, or the saved value. */
export function toShownText(product: Values, name: ValueName, edit: CellEdit | undefined): string {
  if (edit?.state === 'invalid') return edit.text
  return valueKinds[name].format(edit?.value ?? readValue(product, name))
}
