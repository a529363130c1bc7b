import { type SubmitEvent, useState } from 'react'
import { isAnyError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmailField } from '../../ui/forms/EmailField.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useRequestPasswordReset } from './use-recovery.ts'

interface ForgotPasswordFormProps {
  /** The initial value. */
  email: string
  /** Called when a code was sent, if the address has an account. */
  onSent: (email: string) => void
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ email })
  const [isLimited, setIsLimited] = useState(false)
  const request = useRequestPasswordReset()
  const { submit, isBusy } = useSubmit(isAnyError)
  const address = values.email.trim()

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => request({ email: address }))
    const errors = payload?.userErrors ?? []
    showErrors(errors.map(({ message }) => ({ message, field: 'email' })))
    setIsLimited(errors.some(({ code }) => code === 'RATE_LIMITED'))
    if (!isSuccessful(payload)) return
    toast.success('If this address has an account, a code is on its way to it')
    onSent(address)
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      <EmailField {...bind('email')} autoComplete="username" />
      <Button type="submit" isWide isBusy={isBusy} disabled={address === ''}>
        Send Otp
      </Button>
      {isLimited && (
        // The last code is still valid.
        <Button variant="secondary" isWide onClick={() => onSent(address)}>
          Enter the last code
        </Button>
      )}
    </FormStack>
  )
}
