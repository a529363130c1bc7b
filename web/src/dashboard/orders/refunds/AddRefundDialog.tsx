import { type SubmitEvent, useState } from 'react'
import { newSubmissionKey } from '../../../lib/submission-key.ts'
import { useSeenOrder } from '../../../shared/order/use-seen-order.ts'
import { isFieldError, isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { OptionGroup, OptionLegend, OptionName } from '../../../ui/forms/option-group.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { useDirty } from '../../../ui/forms/use-dirty.ts'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import type { AddRefund_OrderFragment } from './AddRefund.generated.ts'
import { type AddedReason, type RefundEntry, newEntry, readEntry } from './refund-entry.ts'
import { RefundedPieces } from './RefundedPieces.tsx'
import { useAddRefundMutation } from './AddRefund.generated.ts'

interface AddRefundDialogProps {
  order: AddRefund_OrderFragment
  /** The ticket that the refund resolves. */
  ticket?: { id: string; version: number }
  onClose: () => void
}

/** Adds a refund to an order. Sending it is a second step. */
export default function AddRefundDialog({ order, ticket, onClose }: AddRefundDialogProps) {
  return (
    <FormDialog title="Add a refund" onClose={onClose}>
      {(onDirty) => (
        <AddRefundForm order={order} ticket={ticket} onDirty={onDirty} onAdded={onClose} />
      )}
    </FormDialog>
  )
}

const reasons: Record<AddedReason, { name: string; meaning: string }> = {
  PART_OF_LINES: { name: 'Items', meaning: 'They were missing, damaged or returned.' },
  GOODWILL: { name: 'Goodwill', meaning: 'A voluntary refund from the shop.' },
  PAID_TWICE: { name: 'Second payment', meaning: 'The customer paid twice.' },
}

const toTicketInput = (ticket: AddRefundDialogProps['ticket']) =>
  ticket && { ticketId: ticket.id, ticketVersion: ticket.version }

interface AddRefundFormProps {
  order: AddRefund_OrderFragment
  ticket: AddRefundDialogProps['ticket']
  onDirty: (isDirty: boolean) => void
  onAdded: () => void
}

function AddRefundForm({ order, ticket, onDirty, onAdded }: AddRefundFormProps) {
  const isReceived = order.payment.state === 'RECEIVED'
  const offered: AddedReason[] = isReceived
    ? ['PART_OF_LINES', 'GOODWILL', 'PAID_TWICE']
    : ['PAID_TWICE']
  const [initial] = useState(() => newEntry(order, isReceived ? 'PART_OF_LINES' : 'PAID_TWICE'))
  const [entry, setEntry] = useState(initial)
  const [idempotencyKey] = useState(newSubmissionKey)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const { seenUpdatedAt, notice, note } = useSeenOrder(order)
  const addRefund = useAddRefundMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  useDirty(entry !== initial, onDirty)
  const enter = (next: RefundEntry) => {
    setEntry(next)
    for (const field of ['amount', 'lines']) clearError(field)
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const { input, errors } = readEntry(entry)
    if (!input) {
      showErrors(errors)
      return
    }
    const seen = { orderId: order.id, seenUpdatedAt, idempotencyKey, ...toTicketInput(ticket) }
    const payload = await submit(() => addRefund({ ...seen, ...input }), 'Refund added')
    if (note(payload)) return
    showErrors(payload?.userErrors ?? [])
    if (isSuccessful(payload)) onAdded()
  }
  return (
    <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
      {notice !== null && <ChangeNotice>{notice}</ChangeNotice>}
      <OptionGroup>
        <OptionLegend>Reason</OptionLegend>
        {offered.map((reason) => (
          <Radio
            key={reason}
            name="reason"
            checked={entry.reason === reason}
            onChange={() => enter(newEntry(order, reason))}
          >
            <OptionName>{reasons[reason].name}</OptionName>
            <SmallText as="span">{reasons[reason].meaning}</SmallText>
          </Radio>
        ))}
      </OptionGroup>
      {!isReceived && (
        <SmallText>
          Mark the payment as received to refund items or add a goodwill refund.
        </SmallText>
      )}
      {entry.reason === 'PART_OF_LINES' && (
        <RefundedPieces order={order} entry={entry} error={getError('lines')} onChange={enter} />
      )}
      <Field
        name="amount"
        label="Amount in rupees"
        value={entry.amount}
        error={getError('amount') ?? getError('reason') ?? getError('orderId')}
        onChange={({ target }) => enter({ ...entry, amount: target.value })}
        hint="The customer gets an email about it."
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        disabled={isBusy}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        Add refund
      </Button>
    </FormStack>
  )
}
