import { useState } from 'react'
import { isSuccessful } from '../../../shared/use-submit.ts'
import { type OrderToCheck, toFormField, toInput } from './check-entry.ts'
import type { useCheckForm } from './use-check-form.ts'
import { useCheckPrescription } from './use-check-prescription.ts'

export interface CheckToSave {
  order: OrderToCheck
  /** Returns the id of the order to check next, or null at the end of the queue. */
  findNext: () => Promise<string | null>
  onChecked: (nextId: string | null) => void
  /** Called with the server's message if somebody else was faster. */
  onChangedMeanwhile: (message: string) => void
}

/** The dialog that is open: before lines are rejected, or the messages about more packs than prescribed. */
type Question = 'REJECTION' | string[] | null

/** Saves a check, and shows why the server has rejected it. */
export function useSaveCheck(
  { order, findNext, onChecked, onChangedMeanwhile }: CheckToSave,
  { entry, showErrors }: Pick<ReturnType<typeof useCheckForm>, 'entry' | 'showErrors'>,
) {
  const [question, ask] = useState<Question>(null)
  const [isExpired, setIsExpired] = useState(false)
  const { check, isBusy } = useCheckPrescription(order)

  const save = async (confirmed = { confirmQuantity: false }) => {
    // Runs in parallel, so that the checked order does not appear in between.
    const next = findNext()
    const payload = await check({ ...toInput(order, entry), ...confirmed })
    ask(null)
    if (isSuccessful(payload)) {
      onChecked(await next)
      return
    }
    const errors = payload?.userErrors ?? []
    const change = errors.find(({ code }) => code === 'CHANGED_MEANWHILE')
    if (change) onChangedMeanwhile(change.message)
    else if (errors.every(isAboutQuantity) && errors.length > 0) {
      ask(errors.map(({ message }) => message))
    } else {
      setIsExpired(errors.some(({ code }) => code === 'PRESCRIPTION_EXPIRED'))
      showErrors(
        errors.map(({ field, message }) => ({ message, field: toFormField(order, field ?? null) })),
      )
    }
  }
  return { save, ask, close: () => ask(null), question, isExpired, isBusy }
}

const isAboutQuantity = ({ code }: { code: string }) => code === 'PRESCRIBED_QUANTITY_EXCEEDED'
