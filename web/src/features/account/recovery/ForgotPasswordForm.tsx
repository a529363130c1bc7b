import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormStack } from '../../../ui/FormStack.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useAsk } from '../use-ask.ts'
import { useRequestPasswordReset } from './use-recovery.ts'

interface ForgotPasswordFormProps {
  /** What stands in the field at first. */
  email: string
  /** A code may be on its way to this address: the answer is the same if no account has it. */
  onSent: (email: string) => void
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ email })
  const [isLimited, setIsLimited] = useState(false)
  const request = useRequestPasswordReset()
  const { ask, isBusy } = useAsk()
  const address = values.email.trim()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const refusals = await ask(() => request(address))
    showErrors((refusals ?? []).map(({ message }) => ({ message, field: 'email' })))
    setIsLimited(refusals?.some(({ code }) => code === 'RATE_LIMITED') ?? false)
    if (refusals?.length !== 0) return
    toast.success('If this address has an account, a code is on its way to it')
    onSent(address)
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field
        {...bind('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={address === ''}>
        Send Otp
      </Button>
      {isLimited && (
        // The code that came before is still good.
        <Button variant="secondary" isWide onClick={() => onSent(address)}>
          Enter the last code
        </Button>
      )}
    </FormStack>
  )
}
