import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { reportChange } from '../../../shared/order/use-seen-order.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import { color, radius, space } from '../../../ui/theme.ts'
import { describeCancellation } from './describe-cancellation.ts'
import { isReasonError } from './is-reason-error.ts'
import type { ManagedOrder_OrderFragment } from '../ManagedOrder.generated.ts'
import { ReasonField } from './ReasonField.tsx'
import { useSetCancellationReasonMutation } from './SetCancellationReason.generated.ts'

/** Describes the effects of the shop's cancellation, and accepts a reason while the customer's email waits for one. */
export function CancellationNote({ order }: { order: ManagedOrder_OrderFragment }) {
  const effects = describeCancellation(order)
  if (effects.length === 0 && !order.awaitsReason) return null
  return (
    <Root aria-label="Cancellation">
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {order.awaitsReason && <ReasonForm order={order} />}
    </Root>
  )
}

function ReasonForm({ order: { id, updatedAt } }: { order: ManagedOrder_OrderFragment }) {
  const [reason, setReason] = useState('')
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const setCancellationReason = useSetCancellationReasonMutation()
  const { submit, isBusy } = useSubmit(isReasonError)
  const fill = (text: string) => {
    setReason(text)
    clearError('reason')
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const input = { orderId: id, reason, seenUpdatedAt: updatedAt }
    const payload = await submit(() => setCancellationReason(input), 'Reason sent to the customer')
    showErrors(reportChange(payload)?.userErrors.filter(isReasonError) ?? [])
  }
  return (
    <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
      <ReasonField value={reason} error={getError('reason')} onChange={fill} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Send reason
      </Button>
    </FormStack>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  color: ${color.onHighlight};
`
