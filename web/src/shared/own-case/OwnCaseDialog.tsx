import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import { isFieldError, isSuccessful, useSubmit } from '../use-submit.ts'
import type { OwnCase } from './own-case-link.ts'
import { useExplainOwnOrderMutation, useExplainOwnTicketMutation } from './OwnCase.generated.ts'

interface OwnCaseDialogProps {
  ownCase: OwnCase
  /** Called when the reason is stored. */
  onGiven: () => void
  onClose: () => void
}

/** Asks an admin without a colleague why they decide about their own order or ticket. */
export default function OwnCaseDialog({ ownCase, onGiven, onClose }: OwnCaseDialogProps) {
  const [reason, setReason] = useState('')
  const explainOrder = useExplainOwnOrderMutation()
  const explainTicket = useExplainOwnTicketMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const what = 'orderId' in ownCase ? 'order' : 'ticket'
  const explain = async () =>
    'orderId' in ownCase
      ? explainOrder({ ...ownCase, reason })
      : explainTicket({ ...ownCase, reason })
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(explain)
    if (isSuccessful(payload)) onGiven()
    else showErrors(payload?.userErrors ?? [])
  }
  return (
    <Modal title={`Your own ${what}`} isOpen onClose={onClose}>
      <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
        <SmallText>
          {`You decide about your own ${what}, because nobody else in the team can. Why? Your reason stays in the history of the ${what}.`}
        </SmallText>
        <Field
          name="reason"
          label="Reason"
          value={reason}
          error={getError('reason')}
          maxLength={200}
          onChange={({ target }) => {
            setReason(target.value)
            clearError('reason')
          }}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          Continue
        </Button>
      </FormStack>
    </Modal>
  )
}
