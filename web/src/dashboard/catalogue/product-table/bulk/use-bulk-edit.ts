import { useState } from 'react'
import { isFieldError, type Payload, useSubmit } from '../../../../shared/use-submit.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { MatchingProducts, TableProduct } from '../cell-edit.ts'
import type { ProductTable_RefusedFragment } from '../ProductTable.generated.ts'

export interface BulkDialogProps {
  /** The selected products, at least one. */
  products: readonly TableProduct[]
  matching: MatchingProducts
  /** Called when nothing was changed. */
  onClose: () => void
  /** Called when some or all products were tried. */
  onDone: () => void
}

export interface BulkResult {
  /** For example, '10 products deleted'. */
  done: string
  refused: readonly ProductTable_RefusedFragment[]
}

interface BulkPayload extends Payload {
  refused: readonly ProductTable_RefusedFragment[]
}

/**
 * Sends a change to several products. If all were changed, a toast says so and `onDone` is called; otherwise, `result`
 * lists the rejected products. `past` is 'changed' or 'deleted'.
 */
export function useBulkEdit(past: string, onDone: () => void) {
  const { submit, isBusy } = useSubmit(isFieldError)
  const [result, setResult] = useState<BulkResult | null>(null)
  const run = async <Result extends BulkPayload>(
    send: () => Promise<Result>,
    countDone: (payload: Result) => number,
  ) => {
    const payload = await submit(send)
    if (!payload || payload.userErrors.length > 0) return payload
    const done = `${formatCount(countDone(payload), 'product')} ${past}`
    if (payload.refused.length > 0) {
      setResult({ done, refused: payload.refused })
    } else {
      toast.success(done)
      onDone()
    }
    return payload
  }
  return { run, isBusy, result }
}

/** Tells the server which versions of the products the user saw. */
export const toSeenProducts = (products: readonly Pick<TableProduct, 'id' | 'version'>[]) =>
  products.map(({ id, version }) => ({ id, version }))
