import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FormStack } from '../../../ui/FormStack.ts'
import type { Refusals } from '../refusal.ts'
import { useAsk } from '../use-ask.ts'
import { CodeField } from './CodeField.tsx'
import { ResendButton } from './ResendButton.tsx'
import { noDigits } from './code-digits.ts'

interface CodeFormProps {
  submitLabel: string
  /** Asks the server whether the code is right. When it is, the parent leads on. */
  verify: (code: string) => Promise<Refusals>
  /** Has a new code sent. */
  resend: () => Promise<Refusals>
}

/** The boxes for a code that came by mail. A wrong code leads back to the first box, a void one to a new code. */
export function CodeForm({ submitLabel, verify, resend }: CodeFormProps) {
  const [digits, setDigits] = useState(noDigits)
  const [error, setError] = useState<string | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const resendRef = useRef<HTMLButtonElement>(null)
  const { ask, isBusy } = useAsk()

  const startAgain = (reason: string | null) => {
    setDigits(noDigits)
    setError(reason)
    formRef.current?.querySelector('input')?.focus()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const [refusal] = (await ask(() => verify(digits.join('')))) ?? []
    if (!refusal) return
    startAgain(refusal.message)
    if (refusal.code === 'TOO_MANY_TRIES') resendRef.current?.focus()
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <CodeField
        digits={digits}
        error={error}
        onChange={(next) => {
          setDigits(next)
          setError(null)
        }}
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={digits.includes('')}>
        {submitLabel}
      </Button>
      <ResendButton ref={resendRef} resend={resend} onSent={() => startAgain(null)} />
    </FormStack>
  )
}
