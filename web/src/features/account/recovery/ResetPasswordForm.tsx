import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FormStack } from '../../../ui/FormStack.ts'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useAsk } from '../use-ask.ts'
import { useResetPassword } from './use-recovery.ts'

const differ = 'New password and confirm password must be same.'

interface ResetPasswordFormProps {
  email: string
  /** From the verification of a code; it works once. */
  resetToken: string
  onChanged: () => void
  /** The right to set a password is gone: only a new code helps. */
  onExpired: () => void
}

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { email, resetToken, onChanged, onExpired } = props
  const { values, bind, showErrors, formRef } = useForm({ newPassword: '', confirmPassword: '' })
  const reset = useResetPassword()
  const { ask, isBusy } = useAsk()
  const { newPassword, confirmPassword } = values

  const send = async () => {
    const refusals = await ask(() => reset({ email, resetToken, newPassword, confirmPassword }))
    if (!refusals) return
    showErrors(refusals)
    if (refusals.some(({ code }) => code === 'RESET_NOT_GRANTED')) onExpired()
    if (refusals.length > 0) return
    toast.success('Your password is changed. Please log in with it.')
    onChanged()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (newPassword === confirmPassword) {
      await send()
      return
    }
    toast.error(differ)
    showErrors([{ message: differ, field: 'confirmPassword' }])
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      {/* For password managers: whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...bind('newPassword')}
        label="New password"
        hint="At least 8 characters."
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...bind('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        isWide
        isBusy={isBusy}
        disabled={newPassword === '' || confirmPassword === ''}
      >
        Change Password
      </Button>
    </FormStack>
  )
}
