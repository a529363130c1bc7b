import type { CheckPrescriptionInput } from '../../../apollo/schema-types.generated.ts'
import { useCheckPrescriptionMutation } from './CheckPrescription.generated.ts'
import { evictStock } from '../../../shared/order/evict-stock.ts'
import { useSubmit } from '../../../shared/use-submit.ts'

/** The form has fields for both errors. */
const isInForm = ({ field }: { field?: string | null }) =>
  field === 'patient' || field === 'prescriber'

/** Records the check of an order's prescription. */
export function useCheckPrescription() {
  const send = useCheckPrescriptionMutation({
    update: (cache, { data }) => {
      const { order = null, userErrors = [] } = data?.checkPrescription ?? {}
      if (userErrors.length > 0) return
      // The items in rejected lines return to stock.
      evictStock(cache, order?.prescriptionCheck?.rejectedLines ?? [])
    },
  })
  const { submit, isBusy } = useSubmit(isInForm)
  const check = (input: CheckPrescriptionInput) => submit(() => send(input), 'Prescription checked')
  return { check, isBusy }
}
