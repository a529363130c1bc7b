import type { SubmitEvent } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { NewPasswordFields, findMismatch } from '../../shared/account/NewPasswordFields.tsx'
import { UsernameField } from '../../shared/account/UsernameField.tsx'
import { useResetPassword } from './use-recovery.ts'

const MISMATCH = 'New password and confirm password must be same.'

const isExpiry = ({ code }: { code?: string }) => code === 'RESET_NOT_GRANTED'

interface ResetPasswordFormProps {
  email: string
  /** From the verified code; can be used once. */
  resetToken: string
  onChanged: () => void
  /** Called when the token is no longer valid, so that a new code is needed. */
  onExpired: () => void
}

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { email, resetToken, onChanged, onExpired } = props
  const { values, bind, showErrors, formRef } = useForm({ newPassword: '', confirmPassword: '' })
  const reset = useResetPassword()
  const { submit, isBusy } = useSubmit((error) => isExpiry(error) || isFieldError(error))
  const { newPassword, confirmPassword } = values

  const send = async () => {
    const payload = await submit(
      () => reset({ email, resetToken, newPassword, confirmPassword }),
      'Password changed. Please log in.',
    )
    if (!payload) return
    showErrors(payload.userErrors)
    const expiry = payload.userErrors.find(isExpiry)
    if (expiry) {
      toast.errorOnNextPage(expiry.message)
      onExpired()
    }
    if (isSuccessful(payload)) onChanged()
  }
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const typed = { password: newPassword, confirmPassword }
    const mismatch = findMismatch(typed, MISMATCH, 'newPassword')
    if (mismatch.length > 0) showErrors(mismatch)
    else await send()
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      <UsernameField email={email} />
      <NewPasswordFields
        label="New password"
        password={bind('newPassword')}
        confirmation={bind('confirmPassword')}
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
