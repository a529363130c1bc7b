import { type SubmitEvent, useState } from 'react'
import type { TicketStatus } from '../../../apollo/schema-types.generated.ts'
import { reportTicketChange } from '../../../shared/ticket/report-ticket-change.ts'
import { isFieldError, useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { TextAreaField } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { OptionGroup, OptionLegend, OptionName } from '../../../ui/forms/option-group.ts'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import {
  useAnswerTicketMutation,
  type ManagedTicket_TicketFragment,
} from './ManagedTicket.generated.ts'

const outcomes: { status: TicketStatus; name: string; meaning: string; button: string }[] = [
  {
    ...{ status: 'OPEN', name: 'Message', button: 'Send message' },
    meaning: 'The ticket stays as it is.',
  },
  {
    ...{ status: 'RESOLVED', name: 'Resolve', button: 'Resolve ticket' },
    meaning: 'The problem is solved.',
  },
  {
    ...{ status: 'REJECTED', name: 'Reject', button: 'Reject ticket' },
    meaning: 'Tell the customer why.',
  },
]

/** Answers the customer, and resolves or rejects the ticket if chosen. */
export default function AnswerForm({ ticket }: { ticket: ManagedTicket_TicketFragment }) {
  const [text, setText] = useState('')
  const [status, setStatus] = useState<TicketStatus>('OPEN')
  const answer = useAnswerTicketMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const input = { ticketId: ticket.id, version: ticket.version, text, status }
    const payload = reportTicketChange(await submit(() => answer(input), 'Answer sent'))
    showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
      <TextAreaField
        name="text"
        label="Message to the customer"
        hint="The customer gets it by email."
        value={text}
        error={getError('text')}
        rows={4}
        maxLength={2_000}
        onChange={({ target }) => {
          setText(target.value)
          clearError('text')
        }}
      />
      <OptionGroup>
        <OptionLegend>Outcome</OptionLegend>
        {outcomes.map((outcome) => (
          <Radio
            key={outcome.status}
            name="status"
            checked={outcome.status === status}
            onChange={() => setStatus(outcome.status)}
          >
            <OptionName>{outcome.name}</OptionName>
            <SmallText as="span">{outcome.meaning}</SmallText>
          </Radio>
        ))}
      </OptionGroup>
      <Button type="submit" isWide isBusy={isBusy}>
        {outcomes.find((outcome) => outcome.status === status)?.button}
      </Button>
    </FormStack>
  )
}
