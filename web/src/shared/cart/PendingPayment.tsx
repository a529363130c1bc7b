import { styled } from 'styled-components'
import { useSubmit } from '../use-submit.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { color, font, radius, space } from '../../ui/theme.ts'
import { useCancelUpiPaymentMutation } from './CancelUpiPayment.generated.ts'
import { usePendingPaymentQuery } from './PendingPayment.generated.ts'

interface PendingPaymentProps {
  /** Called when the link to the checkout is followed. */
  onLeave?: (() => void) | undefined
}

/** Asks about an unconfirmed UPI payment, for example because the tab was closed. */
export default function PendingPayment({ onLeave }: PendingPaymentProps) {
  const { data, refetch } = usePendingPaymentQuery({ fetchPolicy: 'network-only' })
  const cancel = useCancelUpiPaymentMutation({
    update: (cache, { data: reply }) => {
      if (reply?.cancelUpiPayment.userErrors.length !== 0) return
      // A cart has its viewer's id.
      const id = `Viewer:${reply.cancelUpiPayment.cart.id}`
      cache.modify({ id, fields: { upiPayment: () => null } })
    },
  })
  const { submit, isBusy } = useSubmit()
  const payment = data?.viewer?.upiPayment
  if (!payment) return null
  /** If another tab has since begun another payment, this asks about that payment. */
  const end = async () => {
    const payload = await submit(() => cancel({ reference: payment.request.reference }))
    if (payload && payload.userErrors.length > 0) await refetch().catch(() => undefined)
  }
  return (
    <Root>
      <Question>{`Did you pay ${formatMoney(payment.request.amount.amount)} by UPI?`}</Question>
      <ButtonLink to={paths.checkout} onClick={onLeave}>
        Yes, place my order
      </ButtonLink>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void end()}>
        No, I didn’t pay
      </Button>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.medium};
`

const Question = styled.p`
  grid-column: 1 / -1;
  font-weight: ${font.semibold};
`
