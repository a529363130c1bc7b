import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DialogActions } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { type FieldError, useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import { ReasonField } from './ReasonField.tsx'
import { color, space } from '../../../ui/theme.ts'

interface CancellationDialogProps {
  /** The orders to cancel, such as '2 orders'. */
  what: string
  /** The effects, as sentences. */
  effects: readonly string[]
  isBusy: boolean
  /** Closes the dialog if it succeeds. Resolves to the reason's errors. */
  onConfirm: (reason: string) => Promise<readonly FieldError[]>
  onClose: () => void
}

/** Asks for confirmation before the shop cancels orders, and explains the effects. Customers read the reason. */
export default function CancellationDialog(props: CancellationDialogProps) {
  const { what, effects, isBusy, onConfirm, onClose } = props
  const [reason, setReason] = useState('')
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const fill = (text: string) => {
    setReason(text)
    clearError('reason')
  }
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    showErrors(await onConfirm(reason))
  }
  return (
    <Modal title={`Cancel ${what}`} isOpen onClose={onClose} role="alertdialog">
      <FormStack ref={formRef} onSubmit={(event) => void confirm(event)} noValidate>
        <Effects>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </Effects>
        <ReasonField value={reason} error={getError('reason')} onChange={fill} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} data-autofocus>{`Keep ${what}`}</Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>{`Cancel ${what}`}</Button>
        </DialogActions>
      </FormStack>
    </Modal>
  )
}

const Effects = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-left: ${space[4]};
  color: ${color.inkSoft};
  list-style: disc;
`
