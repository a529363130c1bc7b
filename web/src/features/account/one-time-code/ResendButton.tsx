import { type Ref, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { color, font, space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { Refusals } from '../refusal.ts'
import { useAsk } from '../use-ask.ts'

interface ResendButtonProps {
  ref: Ref<HTMLButtonElement>
  resend: () => Promise<Refusals>
  /** The answer is there: the boxes wait for a code. */
  onSent: () => void
}

/** 'Send a new code'. Asked too often it says until when, and stays where it is. */
export function ResendButton({ ref, resend, onSent }: ResendButtonProps) {
  const [reason, setReason] = useState<string | null>(null)
  const { ask, isBusy } = useAsk()
  const send = async () => {
    const refusals = await ask(resend)
    setReason(refusals?.[0]?.message ?? null)
    if (refusals?.length !== 0) return
    toast.success('A new code is on its way')
    onSent()
  }
  return (
    <Root>
      <Button ref={ref} variant="quiet" isBusy={isBusy} onClick={send}>
        Send a new code
      </Button>
      {reason && <Reason role="alert">{reason}</Reason>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  text-align: center;
`

const Reason = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
`
