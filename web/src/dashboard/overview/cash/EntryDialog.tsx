import type { SubmitEvent } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { parseRupees } from '../../../lib/text/rupees.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import type { CashDay } from './cash-amounts.ts'
import { useRecordCashEntryMutation } from './CashPanel.generated.ts'

interface EntryDialogProps {
  kind: 'FLOAT' | 'EXPENSE'
  cash: CashDay
  onClose: () => void
}

const titles = { FLOAT: 'Record float', EXPENSE: 'Record expense' }

/** A form for the float of a day, or for an expense and its purpose. */
export default function EntryDialog({ kind, cash, onClose }: EntryDialogProps) {
  const { values, bind, getError, showErrors, formRef } = useForm({ amount: '', note: '' })
  const record = useRecordCashEntryMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const isExpense = kind === 'EXPENSE'
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const amount = parseRupees(values.amount)
    if (Number.isNaN(amount)) {
      showErrors([{ field: 'amount', message: 'Enter an amount in rupees.' }])
      return
    }
    const { day, version: seenVersion } = cash
    const note = isExpense ? values.note : null
    const payload = await submit(() => record({ day, seenVersion, kind, amount, note }), 'Recorded')
    if (isSuccessful(payload)) onClose()
    else showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormDialog title={titles[kind]} onClose={onClose}>
      {(onDirty) => (
        <FormStack ref={formRef} onSubmit={onSubmit} onChange={() => onDirty(true)} noValidate>
          <NumberField
            {...bind('amount')}
            label="Amount in ₹"
            hasDecimals
            error={getError('amount') ?? getError('seenVersion')}
          />
          {isExpense && (
            <Field
              {...bind('note')}
              label="What for"
              placeholder="Packing material"
              maxLength={200}
              required
            />
          )}
          <Button type="submit" isWide isBusy={isBusy}>
            {titles[kind]}
          </Button>
        </FormStack>
      )}
    </FormDialog>
  )
}
