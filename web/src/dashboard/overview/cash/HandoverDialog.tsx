import { type SubmitEvent, useState } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { formatRupees, parseRupees } from '../../../lib/text/rupees.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import { type CashDay, leftToHandOver } from './cash-amounts.ts'
import { useRecordCashEntryMutation } from './CashPanel.generated.ts'

interface HandoverDialogProps {
  cash: CashDay
  onClose: () => void
}

/** Records cash that a team member hands over: by default, everything that they have left. */
export default function HandoverDialog({ cash, onClose }: HandoverDialogProps) {
  const people = cash.collectors.filter((person) => leftToHandOver(person) > 0)
  const [memberId, setMemberId] = useState(() => people.find((one) => one.memberId)?.memberId ?? '')
  const person = people.find((one) => one.memberId === memberId)
  const left = person ? leftToHandOver(person) : 0
  // Null until the admin changes the proposed amount.
  const [typed, setTyped] = useState<string | null>(null)
  const amount = typed ?? formatRupees(left)
  const { getError, showErrors, clearError, formRef } = useFieldErrors()
  const record = useRecordCashEntryMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const paise = parseRupees(amount)
    if (Number.isNaN(paise)) {
      showErrors([{ field: 'amount', message: 'Enter an amount in rupees.' }])
      return
    }
    const { day, version: seenVersion } = cash
    const payload = await submit(
      () => record({ day, seenVersion, kind: 'HANDOVER', memberId, amount: paise }),
      `${formatMoney(paise)} handed over`,
    )
    if (isSuccessful(payload)) onClose()
    else showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormDialog title="Record handover" onClose={onClose}>
      {(onDirty) => (
        <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
          <SelectField
            label="Handed over by"
            value={memberId}
            error={getError('memberId')}
            onChange={({ target }) => {
              setMemberId(target.value)
              setTyped(null)
            }}
          >
            {people.map((one) =>
              one.memberId === null ? null : (
                <option key={one.memberId} value={one.memberId}>
                  {`${one.name ?? 'A former member'}: ${formatMoney(leftToHandOver(one))} left`}
                </option>
              ),
            )}
          </SelectField>
          <NumberField
            label="Amount in ₹"
            hasDecimals
            value={amount}
            error={getError('amount') ?? getError('seenVersion')}
            onChange={({ target }) => {
              setTyped(target.value)
              clearError('amount')
              onDirty(true)
            }}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            Record handover
          </Button>
        </FormStack>
      )}
    </FormDialog>
  )
}
