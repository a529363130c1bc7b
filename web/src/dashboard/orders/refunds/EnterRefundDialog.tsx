import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DialogActions } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import type { useForm } from '../../../ui/forms/use-form.ts'

interface EnterRefundDialogProps {
  title: string
  /** For example, 'to asha@okbank'. */
  target: string
  isCard: boolean
  /** Whether it was paid back in cash, which needs no reference. */
  isCash: boolean
  onCash: (isCash: boolean) => void
  form: ReturnType<typeof useForm<'reference'>>
  onClose: () => void
  /** Called with a reference in the form, or if it was paid back in cash. */
  onContinue: () => void
}

/** Asks for the reference of a refund that was made elsewhere. */
export default function EnterRefundDialog(props: EnterRefundDialogProps) {
  const { title, target, isCard, isCash, onCash, form, onClose, onContinue } = props
  const { values, bind, showErrors, formRef } = form
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isCash && values.reference.trim() === '') showErrors([noReference])
    else onContinue()
  }
  return (
    <Modal title={`${title} ${target}`} isOpen onClose={onClose}>
      <FormStack ref={formRef} onSubmit={submit} noValidate>
        {!isCash && (
          <Field
            {...bind('reference')}
            label="Refund reference"
            hint={
              isCard
                ? 'Only if you refunded it in the card provider’s dashboard.'
                : 'Your UPI payment’s transaction number.'
            }
            autoComplete="off"
            maxLength={100}
            data-autofocus
          />
        )}
        {!isCard && (
          <Checkbox checked={isCash} onChange={({ target }) => onCash(target.checked)}>
            Paid back in cash
          </Checkbox>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Continue</Button>
        </DialogActions>
      </FormStack>
    </Modal>
  )
}

const noReference = { field: 'reference', message: 'Please enter the refund reference.' }
