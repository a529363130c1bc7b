import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { OrderRefund_OrderFragment } from '../../../shared/order/Order.generated.ts'
import { isFieldError, useSubmit } from '../../../shared/use-submit.ts'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { formatMoney } from '../../../lib/money.ts'
import { reportChange } from '../../../shared/order/use-seen-order.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'

const cardRefundDialog = lazyDialog(() => import('./CardRefundDialog.tsx'))
const recordDialog = lazyDialog(() => import('./RecordRefundDialog.tsx'))

interface RefundFormProps {
  payment: Pick<OrderRefund_OrderFragment['payment'], 'method' | 'upiTransactionId'>
  refund: Refund
  /** What is refunded, unless it is the whole payment. */
  purpose?: string
  onRefund: (refund: SentRefund) => Promise<RefundReply>
}

/** Without a reference, the card provider refunds it. */
interface SentRefund {
  reference: string | null
  despiteCardRefund: boolean
}

interface RefundReply {
  order: { updatedAt: string } | null
  userErrors: readonly (FieldError & { code: string })[]
}

type Refund = NonNullable<OrderRefund_OrderFragment['payment']['refund']>

/** What has to be refunded, and where to, with the form of admins. */
export function RefundForm({ payment, refund, purpose = '', onRefund }: RefundFormProps) {
  const isAdmin = useIsAdmin()
  const { amount, verified } = refund
  return (
    <Root>
      <p>
        <strong>{`Refund ${formatMoney(amount.amount)}`}</strong>{' '}
        <span>{`${purpose} ${describeTarget(payment, refund)}`}</span>
      </p>
      {!verified && (
        <SmallText>
          The customer says they’ve paid. Check that the money arrived; if it didn’t, mark it as not
          received.
        </SmallText>
      )}
      {isAdmin ? (
        <Sending payment={payment} refund={refund} onRefund={onRefund} />
      ) : (
        <SmallText>Only admins can send refunds.</SmallText>
      )}
    </Root>
  )
}

type SendingProps = Pick<RefundFormProps, 'payment' | 'refund' | 'onRefund'>

/** The admin enters the reference, or lets the card provider refund it. */
function Sending({ payment, refund, onRefund }: SendingProps) {
  const isCard = payment.method === 'CARD'
  const { submit, isBusy } = useSubmit(isFieldError)
  const { values, bind, showErrors, formRef } = useForm({ reference: '' })
  const [question, setQuestion] = useState<'record' | 'card' | null>(null)
  const reference = values.reference.trim()
  const close = () => setQuestion(null)
  const send = async (sent: SentRefund) => {
    const payload = await submit(() => onRefund(sent), 'Refund recorded')
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
  return (
    <>
      {isCard && (
        <Button
          isBusy={isBusy}
          onClick={() => void send({ reference: null, despiteCardRefund: false })}
        >
          Refund to card
        </Button>
      )}
      <FormStack ref={formRef} onSubmit={record} noValidate>
        <Field
          {...bind('reference')}
          label="Reference of the refund"
          hint={
            isCard
              ? 'Only if you have refunded it on the page of the card provider.'
              : 'The transaction number of your UPI payment.'
          }
          autoComplete="off"
          maxLength={100}
          disabled={isBusy}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Mark as refunded
        </Button>
      </FormStack>
      {question === 'record' && (
        <recordDialog.Dialog
          amount={refund.amount.amount}
          target={describeTarget(payment, refund)}
          reference={reference}
          isVerified={refund.verified}
          onClose={close}
          onConfirm={() => void send({ reference, despiteCardRefund: false })}
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

const noReference = { field: 'reference', message: 'Please enter the reference of the refund.' }

function describeTarget(payment: RefundFormProps['payment'], { upiId }: Refund): string {
  if (payment.method === 'CARD') return 'to the card'
  if (upiId) return `to ${upiId}`
  return payment.upiTransactionId
    ? `(UPI transaction ${payment.upiTransactionId}; no UPI id entered yet)`
    : '(no UPI id entered yet)'
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
