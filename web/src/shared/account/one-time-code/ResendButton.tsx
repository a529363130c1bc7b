import { type Ref, useState } from 'react'
import { styled } from 'styled-components'
import { isAnyError, isSuccessful, type Payload, useSubmit } from '../../use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { space } from '../../../ui/theme.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'

interface ResendButtonProps {
  ref: Ref<HTMLButtonElement>
  resend: () => Promise<Payload>
  onSent: () => void
}

/** Requests a new code. When that is rate limited, shows the remaining wait. */
export function ResendButton({ ref, resend, onSent }: ResendButtonProps) {
  const [reason, setReason] = useState<string | null>(null)
  const { submit, isBusy } = useSubmit(isAnyError)
  const send = async () => {
    const payload = await submit(resend, 'A new code is on its way')
    setReason(payload?.userErrors[0]?.message ?? null)
    if (isSuccessful(payload)) onSent()
  }
  return (
    <Root>
      <Button ref={ref} variant="quiet" isBusy={isBusy} onClick={send}>
        Send a new code
      </Button>
      {reason && <SmallText role="alert">{reason}</SmallText>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  text-align: center;
`
