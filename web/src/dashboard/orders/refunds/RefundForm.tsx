import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { isFieldError, useSubmit } from '../../../shared/use-submit.ts'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { reportChange } from '../../../shared/order/use-seen-order.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { describePurpose, type ManagedRefund } from './refund-purposes.ts'
import { RemoveRefund } from './RemoveRefund.tsx'
import { type ManagedRefunds_OrderFragment, useRefundMutation } from './Refunds.generated.ts'

const cardRefundDialog = lazyDialog(() => import('./CardRefundDialog.tsx'))
const recordDialog = lazyDialog(() => import('./RecordRefundDialog.tsx'))

interface RefundFormProps {
  order: ManagedRefunds_OrderFragment
  refund: ManagedRefund
}

/** Shows the amount to refund and its recipient, with a form for admins. */
export default function RefundForm({ order, refund }: RefundFormProps) {
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
  despiteCardRefund: boolean
}

/** The admin enters the reference, or lets the card provider send the refund. */
function Sending({ order, refund }: RefundFormProps) {
  const refundOrder = useRefundMutation()
  const isCard = refund.toCard
  const { submit, isBusy } = useSubmit(isFieldError)
  const { values, bind, showErrors, formRef } = useForm({ reference: '' })
  const [question, setQuestion] = useState<'record' | 'send' | 'card' | null>(null)
  const reference = values.reference.trim()
  const close = () => setQuestion(null)
  const send = async (sent: SentRefund) => {
    const input = { refundId: refund.id, seenUpdatedAt: order.updatedAt, ...sent }
    const payload = await submit(() => refundOrder(input), 'Refund recorded')
    reportChange(payload)
    const errors = payload?.userErrors ?? []
    const hasBegun = errors.some(({ code }) => code === 'CARD_REFUND_BEGUN')
    setQuestion(hasBegun ? 'card' : null)
    if (!hasBegun) showErrors(errors)
  }
  const record = (event: SubmitEvent) => {
    event.preventDefault()
    if (reference === '') showErrors([noReference])
    else setQuestion('record')
  }
  // The card provider gives the reference of a refund that it sends.
  const asked = question === 'send' ? null : reference
  return (
    <>
      {isCard && (
        <Button isBusy={isBusy} onClick={() => setQuestion('send')}>
          Refund to card
        </Button>
      )}
      <FormStack ref={formRef} onSubmit={record} noValidate>
        <Field
          {...bind('reference')}
          label="Refund reference"
          hint={
            isCard
              ? 'Only if you refunded it in the card provider’s dashboard.'
              : 'Your UPI payment’s transaction number.'
          }
          autoComplete="off"
          maxLength={100}
          disabled={isBusy}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Mark as refunded
        </Button>
      </FormStack>
      <RemoveRefund order={order} refund={refund} />
      {(question === 'record' || question === 'send') && (
        <recordDialog.Dialog
          amount={refund.amount.amount}
          target={describeTarget(order, refund)}
          reference={asked}
          isVerified={refund.verified}
          onClose={close}
          onConfirm={() => void send({ reference: asked, despiteCardRefund: false })}
          isBusy={isBusy}
        />
      )}
      {question === 'card' && (
        <cardRefundDialog.Dialog
          isOpen
          onClose={close}
          onConfirm={() => void send({ reference, despiteCardRefund: true })}
          isBusy={isBusy}
        />
      )}
    </>
  )
}

const noReference = { field: 'reference', message: 'Please enter the refund reference.' }

function describeTarget({ payment }: ManagedRefunds_OrderFragment, refund: ManagedRefund): string {
  if (refund.toCard) return 'to the card'
  if (refund.upiId) return `to ${refund.upiId}`
  return payment.upiTransactionId
    ? `(UPI transaction ${payment.upiTransactionId}; no UPI ID entered yet)`
    : '(no UPI ID entered yet)'
}

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
