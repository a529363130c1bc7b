import { useState } from 'react'
import { useSubmit } from '../../../shared/use-submit.ts'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import {
  type BatchEntry,
  medicinesOf,
  type OrderToPack,
  toEntries,
  toInput,
} from './batch-entry.ts'
import { useSetOrderBatchesMutation } from './OrderBatches.generated.ts'

/** Errors that the form shows beside a field, or as a question. */
const isOfForm = ({ field }: { field?: string | null }) => field?.startsWith('lines.') ?? false

/** The entries of an order's medicines, and how to save them. */
export function useBatchForm(order: OrderToPack, onSaved: () => void) {
  const [lines, setLines] = useState(() => medicinesOf(order).map(toEntries))
  const [seenUpdatedAt, setSeenUpdatedAt] = useState(order.updatedAt)
  const [notice, setNotice] = useState<string | null>(null)
  /** The sentences about batches that expire soon. Null unless they have to be confirmed. */
  const [doubts, setDoubts] = useState<readonly string[] | null>(null)
  const { formRef, showErrors, getError, clearError } = useFieldErrors()
  const setBatches = useSetOrderBatchesMutation()
  const { submit, isBusy } = useSubmit(isOfForm)

  const change = (at: number, entries: BatchEntry[]) => {
    setLines((before) => before.map((line, index) => (index === at ? entries : line)))
    clearError(`lines.${at}`)
    clearError(`lines.${at}.batches`)
  }
  const save = async (confirmExpiringSoon = false) => {
    if (isBusy) return
    setDoubts(null)
    const medicines = medicinesOf(order)
    const entered = medicines.map(({ productId }, at) => toInput(productId, lines[at] ?? []))
    const payload = await submit(() =>
      setBatches({ orderId: order.id, lines: entered, confirmExpiringSoon, seenUpdatedAt }),
    )
    if (!payload) return
    const { userErrors, order: current } = payload
    const changed = userErrors.find(({ code }) => code === 'CHANGED_MEANWHILE')
    if (changed && current) setSeenUpdatedAt(current.updatedAt)
    setNotice(changed?.message ?? null)
    const soon = userErrors.filter(({ code }) => code === 'EXPIRES_SOON')
    if (soon.length > 0) setDoubts(soon.map(({ message }) => message))
    showErrors(userErrors.filter(({ code }) => code === 'BAD_USER_INPUT'))
    if (userErrors.length === 0) onSaved()
  }
  const dropDoubts = () => setDoubts(null)
  return { lines, change, save, isBusy, notice, doubts, dropDoubts, formRef, getError }
}
