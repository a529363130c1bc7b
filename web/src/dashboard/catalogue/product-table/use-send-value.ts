import { useRef } from 'react'
import { useRequestError } from '../../../shared/use-login-redirect.ts'
import { isEditConflict, type UserError } from '../editing/outcome.ts'
import { type ValueName, valueKinds } from '../editing/value-kinds.ts'
import { useSetStockMutation } from '../stock/StockEditor.generated.ts'
import { useReloadCart } from '../use-reload-cart.ts'
import { type CellEdit, readValue, type TableProduct } from './cell-edit.ts'
import { useManageProductValueMutation } from './ProductTable.generated.ts'

export interface ValueChange {
  product: TableProduct
  name: ValueName
  value: number
  /** The value that was shown when it was changed. */
  seen: number
}

interface Reply {
  /** The current value; null if the product no longer exists. */
  current: number | null
  userErrors: readonly UserError[]
}

/** Returns a function that saves a value. It returns null, or the problem that prevented saving. */
export function useSendValue() {
  const sendOnce = useSendOnce()
  const handleError = useRequestError()
  return async (change: ValueChange): Promise<CellEdit | null> => {
    const { name, value, seen } = change
    try {
      let { current, userErrors } = await sendOnce(change)
      // Someone has changed another field, so this change is sent again with the latest version.
      if (isEditConflict({ userErrors }) && current === seen) {
        ;({ current, userErrors } = await sendOnce(change))
      }
      const [error] = userErrors
      if (!error) return null
      if (!isEditConflict({ userErrors }) || current === null) {
        return { state: 'invalid', text: valueKinds[name].toText(value), message: error.message }
      }
      return current === value ? null : { state: 'conflict', value, current }
    } catch (error) {
      let message = ''
      handleError(error, (text) => (message = text))
      return { state: 'failed', value, message }
    }
  }
}

/** Sends a change on the condition that nobody else has changed the value. */
function useSendOnce() {
  const setStock = useSetStockMutation()
  const update = useManageProductValueMutation()
  const reloadCart = useReloadCart()
  /** The versions from the last replies, which the page may not show yet. */
  const versions = useRef(new Map<string, number>())
  return async ({ product, name, value, seen }: ValueChange): Promise<Reply> => {
    const { id } = product
    if (name === 'stock') {
      const { product: saved, userErrors } = await setStock({ id, stock: value, seenStock: seen })
      return { current: saved && saved.stock, userErrors }
    }
    const version = Math.max(product.version, versions.current.get(id) ?? 0)
    const change = name === 'price' ? { price: value } : { discountPercent: value }
    const { product: saved, userErrors } = await update({ id, version, ...change })
    if (saved) versions.current.set(id, saved.version)
    if (userErrors.length === 0) reloadCart([id])
    return { current: saved && readValue(saved, name), userErrors }
  }
}
