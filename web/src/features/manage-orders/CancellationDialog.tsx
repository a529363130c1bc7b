import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../ui/content/ChangeNotice.tsx'
import { DialogActions } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { CommonReasons } from '../../ui/manage/fields/CommonReasons.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { type FieldError, useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import { color, font, space } from '../../ui/theme.ts'

const reasons = [
  'A product is out of stock',
  'We can’t deliver to your address',
  'We couldn’t reach you by phone',
  'You asked us to cancel it',
]

interface CancellationDialogProps {
  /** What is cancelled: 'order' or '2 orders'. */
  what: string
  /** Which order it is. */
  name?: string
  /** What has changed since the dialog opened. */
  notice?: string | null
  /** What happens, in sentences. */
  effects: readonly string[]
  isBusy: boolean
  /** Closes the dialog if it succeeds. Resolves to the errors of the reason. */
  onConfirm: (reason: string) => Promise<readonly FieldError[]>
  onClose: () => void
}

/** Asks before the store cancels orders, and says what follows. The shoppers read the reason. */
export default function CancellationDialog(props: CancellationDialogProps) {
  const { what, name, notice = null, effects, isBusy, onConfirm, onClose } = props
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
        {notice !== null && <ChangeNotice>{notice}</ChangeNotice>}
        <div>
          {name && <Name>{name}</Name>}
          <Effects>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </Effects>
        </div>
        <Field
          label="Reason"
          hint="Optional. The customer reads it."
          value={reason}
          error={getError('reason')}
          onChange={({ target }) => fill(target.value)}
          maxLength={200}
          autoComplete="off"
        />
        <CommonReasons reasons={reasons} onChoose={fill} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} data-autofocus>{`Keep ${what}`}</Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>{`Cancel ${what}`}</Button>
        </DialogActions>
      </FormStack>
    </Modal>
  )
}

const Name = styled.strong`
  font-weight: ${font.semibold};
`

const Effects = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} 0 0 ${space[4]};
  color: ${color.inkSoft};
  list-style: disc;
`
