import { type SubmitEvent, useState } from 'react'
import type { OrderRefund_OrderFragment } from '../../common/order/Order.generated.ts'
import { isFieldError, useSubmit } from '../../common/use-submit.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { useSetRefundUpiIdMutation } from './SetRefundUpiId.generated.ts'

/** Says what happens to the payment of a cancelled order, and asks for the UPI id of a refund. */
export function RefundNotice({ order }: { order: OrderRefund_OrderFragment }) {
  const { method, state, refund } = order.payment
  if (!refund) return null
  return (
    <Stack $gap={3}>
      <p role="status">{describeRefund(order.payment)}</p>
      {refund.reference !== null && <p>Refund reference: {refund.reference}</p>}
      {state === 'REFUND_DUE' && method === 'UPI' && (
        <RefundUpiId orderId={order.id} upiId={refund.upiId} />
      )}
    </Stack>
  )
}

type Payment = OrderRefund_OrderFragment['payment']

function describeRefund({ method, state, refund }: Payment): string {
  const amount = formatMoney(refund?.amount.amount ?? 0)
  const target = describeTarget(method, refund?.upiId)
  if (state === 'REFUNDED') return `We have refunded ${amount}${target}.`
  if (refund?.verified === false) {
    return `We will check whether your payment of ${amount} has arrived, and then refund it${target}.`
  }
  return `We will refund ${amount}${target}.`
}

function describeTarget(method: Payment['method'], upiId: string | null | undefined): string {
  if (method === 'CARD') return ' to your card'
  return upiId ? ` to ${upiId}` : ''
}

interface RefundUpiIdProps {
  orderId: string
  /** Null until the shopper has entered it. */
  upiId: string | null
}

function RefundUpiId({ orderId, upiId }: RefundUpiIdProps) {
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
    const payload = await submit(() => save({ orderId, upiId: values.upiId }), 'UPI id saved')
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
