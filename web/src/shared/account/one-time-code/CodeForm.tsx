import { type SubmitEvent, useRef, useState } from 'react'
import { isAnyError, type Payload, useSubmit } from '../../use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { CodeField } from './CodeField.tsx'
import { ResendButton } from './ResendButton.tsx'
import { noDigits } from './code-digits.ts'

interface CodeFormProps {
  submitLabel: string
  /** Checks the code. If it is correct, the parent continues. */
  verify: (code: string) => Promise<Payload>
  /** Requests a new code. */
  resend: () => Promise<Payload>
}

/** Asks for an emailed code. A wrong code focuses the first box; an invalidated code focuses the resend button. */
export function CodeForm({ submitLabel, verify, resend }: CodeFormProps) {
  const [digits, setDigits] = useState(noDigits)
  const [reason, setReason] = useState<string | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const resendRef = useRef<HTMLButtonElement>(null)
  const { submit, isBusy } = useSubmit(isAnyError)

  const startAgain = (next: string | null) => {
    setDigits(noDigits)
    setReason(next)
    formRef.current?.querySelector('input')?.focus()
  }
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => verify(digits.join('')))
    const [error] = payload?.userErrors ?? []
    if (!error) return
    startAgain(error.message)
    if (error.code === 'TOO_MANY_TRIES') resendRef.current?.focus()
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      <CodeField
        digits={digits}
        error={reason}
        onChange={(next) => {
          setDigits(next)
          setReason(null)
        }}
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={digits.includes('')}>
        {submitLabel}
      </Button>
      <ResendButton ref={resendRef} resend={resend} onSent={() => startAgain(null)} />
    </FormStack>
  )
}
