import { type SubmitEvent, useState } from 'react'
import type { OrderRefund_OrderFragment } from '../../common/order/Order.generated.ts'
import { reportChange } from '../../common/order/use-seen-order.ts'
import { isFieldError, useSubmit } from '../../common/use-submit.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { useSetRefundUpiIdMutation } from './SetRefundUpiId.generated.ts'

type Payment = OrderRefund_OrderFragment['payment']

interface RefundNoticeProps extends Pick<Payment, 'method'> {
  orderId: string
  updatedAt: string
  refund: NonNullable<Payment['refund']>
  /** Whether it has not been made yet. */
  isDue: boolean
  /** Whether to ask for the UPI id, if it was paid by UPI. */
  asksUpiId: boolean
}

/** Says what happens to a payment that is refunded, and asks for the UPI id. */
export function RefundNotice(props: RefundNoticeProps) {
  const { orderId, updatedAt, method, refund, asksUpiId } = props
  return (
    <Stack $gap={3}>
      <p role="status">{describeRefund(props)}</p>
      {refund.reference !== null && <p>{`Refund reference: ${refund.reference}`}</p>}
      {asksUpiId && method === 'UPI' && (
        <RefundUpiId orderId={orderId} updatedAt={updatedAt} upiId={refund.upiId} />
      )}
    </Stack>
  )
}

function describeRefund({ method, isDue, refund }: RefundNoticeProps): string {
  const amount = formatMoney(refund.amount.amount)
  const target = describeTarget(method, refund.upiId)
  if (!isDue) return `We have refunded ${amount}${target}.`
  if (!refund.verified) {
    return `We will check whether your payment of ${amount} has arrived, and then refund it${target}.`
  }
  return `We will refund ${amount}${target}.`
}

function describeTarget(method: Payment['method'], upiId: string | null): string {
  if (method === 'CARD') return ' to your card'
  return upiId ? ` to ${upiId}` : ''
}

interface RefundUpiIdProps {
  orderId: string
  updatedAt: string
  /** Null until the shopper has entered it. */
  upiId: string | null
}

function RefundUpiId({ orderId, updatedAt, upiId }: RefundUpiIdProps) {
  const [isOpen, setIsOpen] = useState(upiId === null)
  const save = useSetRefundUpiIdMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { values, bind, showErrors, formRef } = useForm({ upiId: upiId ?? '' })
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Change UPI id
      </Button>
    )
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const input = { orderId, upiId: values.upiId, seenUpdatedAt: updatedAt }
    const payload = reportChange(await submit(() => save(input), 'UPI id saved'))
    showErrors(payload?.userErrors ?? [])
    if (payload?.userErrors.length === 0) setIsOpen(false)
  }
  return (
    <FormStack ref={formRef} onSubmit={send} noValidate>
      <Field
        {...bind('upiId')}
        label="Your UPI id for the refund"
        hint="Such as name@bank."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isBusy}
      />
      <Button type="submit" isBusy={isBusy}>
        Save UPI id
      </Button>
    </FormStack>
  )
}
