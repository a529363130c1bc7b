import { type SubmitEvent, useState } from 'react'
import { newSubmissionKey } from '../../../lib/submission-key.ts'
import { ItemChoice, listPieces } from '../../../shared/order/ItemChoice.tsx'
import { reportTicketChange } from '../../../shared/ticket/report-ticket-change.ts'
import { isFieldError, isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { useDirty } from '../../../ui/forms/use-dirty.ts'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import type { AddRefund_OrderFragment } from '../refunds/AddRefund.generated.ts'
import {
  useReplaceItemsMutation,
  type ManagedTicket_TicketFragment,
} from './ManagedTicket.generated.ts'

interface ReplaceDialogProps {
  ticket: ManagedTicket_TicketFragment
  order: AddRefund_OrderFragment
  onClose: () => void
}

/** Places an order with replacements at no charge. The reported items are chosen at first. */
export default function ReplaceDialog({ onClose, ...given }: ReplaceDialogProps) {
  return (
    <FormDialog title="Replace items" onClose={onClose}>
      {(onDirty) => <ReplaceForm {...given} onDirty={onDirty} onReplaced={onClose} />}
    </FormDialog>
  )
}

interface ReplaceFormProps extends Omit<ReplaceDialogProps, 'onClose'> {
  onDirty: (isDirty: boolean) => void
  onReplaced: () => void
}

function ReplaceForm({ ticket, order, onDirty, onReplaced }: ReplaceFormProps) {
  const [initial] = useState(() =>
    Object.fromEntries(ticket.lines.map(({ productId, quantity }) => [productId, quantity])),
  )
  const [pieces, setPieces] = useState(initial)
  const [idempotencyKey] = useState(newSubmissionKey)
  const replace = useReplaceItemsMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  useDirty(pieces !== initial, onDirty)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const { id: ticketId, version } = ticket
    const input = { ticketId, version, lines: listPieces(pieces), idempotencyKey }
    const payload = reportTicketChange(await submit(() => replace(input), 'Replacement ordered'))
    showErrors(payload?.userErrors ?? [])
    if (isSuccessful(payload)) onReplaced()
  }
  return (
    <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
      <ItemChoice
        lines={order.lines.map(({ productId, name, quantity }) => ({
          ...{ productId, name, left: quantity },
          note: `× ${quantity}`,
        }))}
        pieces={pieces}
        error={getError('lines')}
        onChoose={(productId, quantity) => {
          setPieces((before) => ({ ...before, [productId]: quantity }))
          clearError('lines')
        }}
      />
      <SmallText>
        A new order at no charge is placed for the same address. The customer gets an email.
      </SmallText>
      <Button type="submit" isWide isBusy={isBusy}>
        Order replacement
      </Button>
    </FormStack>
  )
}
