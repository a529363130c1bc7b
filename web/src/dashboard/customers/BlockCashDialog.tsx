import { type SubmitEvent, useState } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { CommonReasons } from '../../ui/dashboard/fields/CommonReasons.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import type { CustomerNotes_CustomerFragment } from './Customer.generated.ts'
import { useBlockCash } from './use-cash-block.ts'

const reasons = ['Not at home twice', 'Did not take an order', 'Did not pay at the door']

interface BlockCashDialogProps {
  customer: CustomerNotes_CustomerFragment
  onClose: () => void
}

/** Blocks cash for a customer with a reason, which the customer never sees. */
export default function BlockCashDialog({ customer, onClose }: BlockCashDialogProps) {
  const { id: customerId, name, version } = customer
  const [reason, setReason] = useState('')
  const block = useBlockCash()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const input = { customerId, version, reason }
    const payload = await submit(() => block(input), 'Cash is blocked')
    if (isSuccessful(payload)) onClose()
    else showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormDialog title="Block cash" onClose={onClose}>
      {(onDirty) => {
        const fill = (text: string) => {
          setReason(text)
          clearError('reason')
          clearError('version')
          onDirty(text !== '')
        }
        return (
          <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
            <SmallText>
              {`${name} can no longer order with cash on delivery, and reads that it is not available for the account. Open orders stay as they are.`}
            </SmallText>
            <Field
              name="reason"
              label="Reason"
              hint="For the team. The customer never sees it."
              value={reason}
              error={getError('reason') ?? getError('version')}
              maxLength={200}
              onChange={({ target }) => fill(target.value)}
            />
            <CommonReasons reasons={reasons} onChoose={fill} />
            <Button type="submit" variant="danger" isWide isBusy={isBusy}>
              Block cash
            </Button>
          </FormStack>
        )
      }}
    </FormDialog>
  )
}
