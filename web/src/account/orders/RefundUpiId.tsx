import { type SubmitEvent, useState } from 'react'
import { reportChange } from '../../shared/order/use-seen-order.ts'
import { isFieldError, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useSetRefundUpiIdMutation } from './SetRefundUpiId.generated.ts'

interface RefundUpiIdProps {
  orderId: string
  updatedAt: string
  /** Null until the customer has entered it. */
  upiId: string | null
  /** The suggested UPI ID, from another refund for this order. */
  knownUpiId: string | null | undefined
}

/** The UPI ID that receives a refund. */
export default function RefundUpiId(props: RefundUpiIdProps) {
  const { orderId, updatedAt, upiId, knownUpiId } = props
  const [isOpen, setIsOpen] = useState(upiId === null)
  const save = useSetRefundUpiIdMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { values, bind, showErrors, formRef } = useForm({ upiId: upiId ?? knownUpiId ?? '' })
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Change UPI ID
      </Button>
    )
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const input = { orderId, upiId: values.upiId, seenUpdatedAt: updatedAt }
    const payload = reportChange(await submit(() => save(input), 'UPI ID saved'))
    showErrors(payload?.userErrors ?? [])
    if (payload?.userErrors.length === 0) setIsOpen(false)
  }
  return (
    <FormStack ref={formRef} onSubmit={send} noValidate>
      <Field
        {...bind('upiId')}
        label="Your UPI ID for the refund"
        hint="For example, name@okbank"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={isBusy}
      />
      <Button type="submit" isBusy={isBusy}>
        Save UPI ID
      </Button>
    </FormStack>
  )
}
