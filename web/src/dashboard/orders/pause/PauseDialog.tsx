import { type SubmitEvent } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { useDirty } from '../../../ui/forms/use-dirty.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { usePauseOrdersMutation } from './OrderPause.generated.ts'

interface PauseDialogProps {
  onClose: () => void
  onPaused: () => void
}

/** Asks why orders are paused, and until when. */
export function PauseDialog({ onClose, onPaused }: PauseDialogProps) {
  const done = () => {
    onPaused()
    onClose()
  }
  return (
    <FormDialog title="Pause orders" onClose={onClose}>
      {(onDirty) => <PauseForm onDirty={onDirty} onDone={done} />}
    </FormDialog>
  )
}

interface PauseFormProps {
  onDirty: (isDirty: boolean) => void
  onDone: () => void
}

function PauseForm({ onDirty, onDone }: PauseFormProps) {
  const { values, bind, showErrors, formRef } = useForm<'reason' | 'backAt'>({
    reason: '',
    backAt: '',
  })
  const pause = usePauseOrdersMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  useDirty(values.reason !== '' || values.backAt !== '', onDirty)

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => pause(values), 'Orders are paused.')
    if (!payload) return
    showErrors(payload.userErrors)
    if (isSuccessful(payload)) onDone()
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      <p>Customers can’t order until then. They read the reason in the cart and at the checkout.</p>
      <Field
        {...bind('reason')}
        label="Reason"
        hint="For example, heavy rain."
        maxLength={100}
        data-autofocus=""
        required
      />
      <Field
        {...bind('backAt')}
        label="Back at"
        hint="Today, or tomorrow if this time has passed."
        type="time"
        required
      />
      <Button type="submit" isWide isBusy={isBusy}>
        Pause orders
      </Button>
    </FormStack>
  )
}
