import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../lib/urls/paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextAreaField } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { font, space } from '../../ui/theme.ts'
import { isFieldError, isSuccessful, useSubmit } from '../use-submit.ts'
import { type Ticket_TicketFragment, useReplyToTicketMutation } from './Ticket.generated.ts'
import { reportTicketChange } from './report-ticket-change.ts'
import { TicketBadge, TicketThread } from './TicketThread.tsx'

/** One of the customer's tickets, with a reply. */
export function CustomerTicket({ ticket }: { ticket: Ticket_TicketFragment }) {
  const [isReplying, setIsReplying] = useState(false)
  return (
    <Stack as="article" $gap={3} aria-label={`Request ${ticket.number}`}>
      <Head>
        <Number>{ticket.number}</Number>
        <TicketBadge ticket={ticket} />
      </Head>
      <TicketThread ticket={ticket} toOrder={paths.order} />
      {isReplying ? (
        <Reply ticket={ticket} onSent={() => setIsReplying(false)} />
      ) : (
        <div>
          <Button
            variant="secondary"
            aria-label={`Reply to ${ticket.number}`}
            onClick={() => setIsReplying(true)}
          >
            Reply
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Reply({ ticket, onSent }: { ticket: Ticket_TicketFragment; onSent: () => void }) {
  const [text, setText] = useState('')
  const reply = useReplyToTicketMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const input = { ticketId: ticket.id, version: ticket.version, text }
    const payload = reportTicketChange(await submit(() => reply(input), 'Message sent'))
    showErrors(payload?.userErrors ?? [])
    if (isSuccessful(payload)) onSent()
  }
  return (
    <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
      <TextAreaField
        name="text"
        label="Your message"
        value={text}
        error={getError('text')}
        maxLength={2_000}
        autoFocus
        onChange={({ target }) => {
          setText(target.value)
          clearError('text')
        }}
      />
      <Button type="submit" isBusy={isBusy}>
        Send message
      </Button>
    </FormStack>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

const Number = styled.p`
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
`
