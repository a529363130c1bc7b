import type { SubmitEvent } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { NewPasswordFields } from '../../shared/account/NewPasswordFields.tsx'
import { UsernameField } from '../../shared/account/UsernameField.tsx'
import { useChangePasswordMutation } from './Privacy.generated.ts'

interface ChangePasswordDialogProps {
  email: string
  onClose: () => void
}

/** Sets a new password, which logs out all other devices. */
export default function ChangePasswordDialog({ email, onClose }: ChangePasswordDialogProps) {
  const initial = { currentPassword: '', newPassword: '', confirmPassword: '' }
  const { values, bind, showErrors, formRef } = useForm(initial)
  const change = useChangePasswordMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(
      () => change(values),
      'Password changed. All other devices are logged out.',
    )
    showErrors(payload?.userErrors ?? [])
    if (isSuccessful(payload)) onClose()
  }
  return (
    <Modal title="Change password" isOpen onClose={onClose}>
      <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
        <UsernameField email={email} />
        <PasswordField
          {...bind('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordFields
          label="New password"
          password={bind('newPassword')}
          confirmation={bind('confirmPassword')}
        />
        <Button type="submit" isWide isBusy={isBusy} disabled={Object.values(values).includes('')}>
          Change Password
        </Button>
      </FormStack>
    </Modal>
  )
}
