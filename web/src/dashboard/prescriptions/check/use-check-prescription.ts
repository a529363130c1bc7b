import type { CheckPrescriptionInput } from '../../../apollo/schema-types.generated.ts'
import { useCheckPrescriptionMutation } from './CheckPrescription.generated.ts'
import { evictStock } from '../../../shared/order/evict-stock.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { type OrderToCheck, toFormField } from './check-entry.ts'

/** Records the check of an order's prescription. */
export function useCheckPrescription(order: OrderToCheck) {
  const send = useCheckPrescriptionMutation({
    update: (cache, { data }) => {
      const { order: checked = null, userErrors = [] } = data?.checkPrescription ?? {}
      if (userErrors.length > 0) return
      // The items in rejected lines return to stock.
      evictStock(cache, checked?.prescriptionCheck?.rejectedLines ?? [])
    },
  })
  const { submit, isBusy } = useSubmit(({ field = null }) => toFormField(order, field) !== null)
  const check = (input: CheckPrescriptionInput) => submit(() => send(input), 'Prescription checked')
  return { check, isBusy }
}
