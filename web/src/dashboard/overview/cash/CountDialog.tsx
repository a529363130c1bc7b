import { type SubmitEvent, useState } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { parseRupees } from '../../../lib/text/rupees.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import { type CashDay, describeDifference, describeExpected } from './cash-amounts.ts'
import { useCloseCashDayMutation } from './CashPanel.generated.ts'

interface CountDialogProps {
  cash: CashDay
  onClose: () => void
}

/** Closes a day with the counted cash. A difference is shown while typing, and needs a reason. */
export default function CountDialog({ cash, onClose }: CountDialogProps) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const { getError, showErrors, clearError, formRef } = useFieldErrors()
  const close = useCloseCashDayMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { day, version: seenVersion } = cash
  const expected = cash.rest.amount
  const counted = parseRupees(typed)
  const isDifferent = !Number.isNaN(counted) && counted !== expected
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (Number.isNaN(counted)) {
      showErrors([{ field: 'counted', message: 'Enter the counted amount in rupees.' }])
      return
    }
    const input = { day, seenVersion, expected, counted, reason: isDifferent ? reason : null }
    const payload = await submit(() => close(input), 'Day closed')
    if (isSuccessful(payload)) onClose()
    else showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormDialog title="Count the cash" onClose={onClose}>
      {(onDirty) => (
        <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
          <p>{describeExpected(expected)}</p>
          <NumberField
            label="Counted amount in ₹"
            hasDecimals
            value={typed}
            hint={isDifferent ? `${describeDifference(counted, expected)}.` : null}
            error={getError('counted') ?? getError('expected') ?? getError('seenVersion')}
            onChange={({ target }) => {
              setTyped(target.value)
              clearError('counted')
              onDirty(true)
            }}
          />
          {isDifferent && (
            <Field
              label="Reason for the difference"
              value={reason}
              maxLength={200}
              error={getError('reason')}
              required
              onChange={({ target }) => {
                setReason(target.value)
                clearError('reason')
              }}
            />
          )}
          <Button type="submit" isWide isBusy={isBusy}>
            Close the day
          </Button>
        </FormStack>
      )}
    </FormDialog>
  )
}
