import { useRef, useState } from 'react'
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
const isOfForm = ({ field }: { field?: string | null }) =>
  field === 'reason' || (field?.startsWith('lines.') ?? false)

/** The entries of an order's medicines, and how to save them. */
export function useBatchForm(order: OrderToPack, onSaved: () => void) {
  const [lines, setLines] = useState(() => medicinesOf(order).map(toEntries))
  /** The entries after the last change, which may not be rendered yet. */
  const newest = useRef(lines)
  const [seenUpdatedAt, setSeenUpdatedAt] = useState(order.updatedAt)
  const [reason, setReason] = useState('')
  const [notice, setNotice] = useState<string | null>(null)
  /** The sentences about batches that expire soon. Null unless they have to be confirmed. */
  const [doubts, setDoubts] = useState<readonly string[] | null>(null)
  const { formRef, showErrors, getError, clearError } = useFieldErrors()
  const setBatches = useSetOrderBatchesMutation()
  const { submit, isBusy } = useSubmit(isOfForm)

  const change = (at: number, entries: BatchEntry[]) => {
    newest.current = newest.current.map((line, index) => (index === at ? entries : line))
    setLines(newest.current)
    clearError(`lines.${at}`)
    clearError(`lines.${at}.batches`)
  }
  const save = async (confirmExpiringSoon = false) => {
    if (isBusy) return
    setDoubts(null)
    const sent = newest.current
    const input = medicinesOf(order).map(({ productId }, at) => toInput(productId, sent[at] ?? []))
    const payload = await submit(() =>
      setBatches({
        ...{ orderId: order.id, lines: input, confirmExpiringSoon, seenUpdatedAt },
        ...(reason.trim() !== '' && { reason }),
      }),
    )
    if (!payload) return
    const { userErrors, order: current } = payload
    const changed = userErrors.find(({ code }) => code === 'CHANGED_MEANWHILE')
    const isSaved = userErrors.length === 0
    if (current && (changed || isSaved)) setSeenUpdatedAt(current.updatedAt)
    setNotice(changed?.message ?? null)
    const soon = userErrors.filter(({ code }) => code === 'EXPIRES_SOON')
    if (soon.length > 0) setDoubts(soon.map(({ message }) => message))
    showErrors(userErrors.filter(({ code }) => code === 'BAD_USER_INPUT'))
    // A batch that was entered in the meantime is not saved yet.
    if (isSaved && newest.current === sent) onSaved()
  }
  const dropDoubts = () => setDoubts(null)
  const changeReason = (text: string) => {
    setReason(text)
    clearError('reason')
  }
  return {
    ...{ lines, newest, change, reason, changeReason, save, isBusy },
    ...{ notice, doubts, dropDoubts, formRef, getError },
  }
}
