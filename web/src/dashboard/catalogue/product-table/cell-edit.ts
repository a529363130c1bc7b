import { type ValueName, valueKinds } from '../editing/value-kinds.ts'
import type {
  ManageProductTableQueryVariables,
  ProductTable_ProductFragment,
} from './ProductTable.generated.ts'

export type TableProduct = ProductTable_ProductFragment

/** The table's filter, without its order and page. */
export type ProductFilterVariables = Omit<ManageProductTableQueryVariables, 'sort' | 'page'>

/** All products that match the filter. */
export interface MatchingProducts {
  count: number
  filter: ProductFilterVariables
}

/** An edit in a cell that is not saved yet. */
export type CellEdit =
  | { state: 'saving'; value: number }
  | { state: 'invalid'; text: string; message: string }
  /** There was no reply. */
  | { state: 'failed'; value: number; message: string }
  /** Someone else has changed the value to `current`. */
  | { state: 'conflict'; value: number; current: number }

export const valueNames: readonly ValueName[] = ['price', 'discountPercent', 'stock']

type Values = Pick<TableProduct, 'price' | 'discountPercent' | 'stock'>

/** Returns a cell's saved value. */
export function readValue(product: Values, name: ValueName): number {
  return name === 'price' ? product.price.amount : product[name]
}

/** Returns the editor's text: the unsaved input, or the saved value. */
export function toEditedText(product: Values, name: ValueName, edit: CellEdit | undefined): string {
  if (edit?.state === 'invalid') return edit.text
  return valueKinds[name].toText(edit?.value ?? readValue(product, name))
}

/** Returns the cell's text: the unsaved input, or the saved value. */
export function toShownText(product: Values, name: ValueName, edit: CellEdit | undefined): string {
  if (edit?.state === 'invalid') return edit.text
  return valueKinds[name].format(edit?.value ?? readValue(product, name))
}
