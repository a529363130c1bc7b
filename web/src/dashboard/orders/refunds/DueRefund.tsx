import { useState } from 'react'
import { styled } from 'styled-components'
import { isFieldError, useSubmit } from '../../../shared/use-submit.ts'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { reportChange } from '../../../shared/order/use-seen-order.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { describePurpose, type ManagedRefund } from './refund-purposes.ts'
import { RemoveRefund } from './RemoveRefund.tsx'
import { type ManagedRefunds_OrderFragment, useRefundMutation } from './Refunds.generated.ts'

const enterDialog = lazyDialog(() => import('./EnterRefundDialog.tsx'))
const cardRefundDialog = lazyDialog(() => import('./CardRefundDialog.tsx'))
const recordDialog = lazyDialog(() => import('./RecordRefundDialog.tsx'))

interface DueRefundProps {
  order: ManagedRefunds_OrderFragment
  refund: ManagedRefund
}

/** Shows the amount to refund and its recipient. Admins send or record the refund in dialogs. */
export default function DueRefund({ order, refund }: DueRefundProps) {
  const isAdmin = useIsAdmin()
  const { amount, verified } = refund
  return (
    <Root>
      <p>
        <strong>{`Refund ${formatMoney(amount.amount)}`}</strong>{' '}
        <span>{`${describePurpose(refund)} ${describeTarget(order, refund)}`}</span>
      </p>
      {!verified && (
        <SmallText>
          The customer says they’ve paid. Check that the money arrived; if it didn’t, mark it as not
          received.
        </SmallText>
      )}
      {isAdmin ? (
        <Sending order={order} refund={refund} />
      ) : (
        <SmallText>Only admins can send refunds.</SmallText>
      )}
    </Root>
  )
}

/** Without a reference, the card provider sends the refund. */
interface SentRefund {
  reference: string | null
  inCash: boolean
  despiteCardRefund: boolean
}

/** The admin enters the reference, or lets the card provider send the refund. */
function Sending({ order, refund }: DueRefundProps) {
  const refundOrder = useRefundMutation()
  const isCard = refund.toCard
  const { submit, isBusy } = useSubmit(isFieldError)
  const form = useForm({ reference: '' })
  const [step, setStep] = useState<'enter' | 'record' | 'send' | 'card' | null>(null)
  const [isCash, setIsCash] = useState(false)
  const reference = isCash ? 'Cash' : form.values.reference.trim()
  const target = isCash ? 'in cash' : describeTarget(order, refund)
  const close = () => setStep(null)
  const send = async (sent: SentRefund) => {
    const input = { refundId: refund.id, seenUpdatedAt: order.updatedAt, ...sent }
    const payload = await submit(() => refundOrder(input), 'Refund recorded')
    reportChange(payload)
    const errors = payload?.userErrors ?? []
    if (errors.some(({ code }) => code === 'CARD_REFUND_BEGUN')) setStep('card')
    else setStep(errors.some(isFieldError) ? 'enter' : null)
    form.showErrors(errors)
  }
  // The card provider gives the reference of a refund that it sends.
  const asked = step === 'send' ? null : reference
  return (
    <>
      <Buttons>
        {isCard && (
          <Button isBusy={isBusy} onClick={() => setStep('send')}>
            Refund to card
          </Button>
        )}
        <Button variant={isCard ? 'secondary' : 'primary'} onClick={() => setStep('enter')}>
          Mark as refunded
        </Button>
      </Buttons>
      <RemoveRefund order={order} refund={refund} />
      {step === 'enter' && (
        <enterDialog.Dialog
          title={`Refund ${formatMoney(refund.amount.amount)}`}
          target={target}
          isCard={isCard}
          isCash={isCash}
          onCash={setIsCash}
          form={form}
          onClose={close}
          onContinue={() => setStep('record')}
        />
      )}
      {(step === 'record' || step === 'send') && (
        <recordDialog.Dialog
          amount={refund.amount.amount}
          target={target}
          reference={asked}
          isVerified={refund.verified}
          onClose={close}
          onConfirm={() =>
            void send({ reference: asked, inCash: isCash, despiteCardRefund: false })
          }
          isBusy={isBusy}
        />
      )}
      {step === 'card' && (
        <cardRefundDialog.Dialog
          isOpen
          onClose={close}
          onConfirm={() => void send({ reference, inCash: false, despiteCardRefund: true })}
          isBusy={isBusy}
        />
      )}
    </>
  )
}

function describeTarget({ payment }: ManagedRefunds_OrderFragment, refund: ManagedRefund): string {
  if (refund.toCard) return 'to the card'
  if (refund.upiId) return `to ${refund.upiId}`
  return payment.upiTransactionId
    ? `(UPI transaction ${payment.upiTransactionId}; no UPI ID entered yet)`
    : '(no UPI ID entered yet)'
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.medium};

  strong {
    font-weight: ${font.semibold};
  }
`
