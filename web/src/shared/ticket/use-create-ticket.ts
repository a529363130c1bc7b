import { useState } from 'react'
import type { CreateTicketInput } from '../../apollo/schema-types.generated.ts'
import { newSubmissionKey } from '../../lib/submission-key.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import { isFieldError, useSubmit } from '../use-submit.ts'
import { useCreateTicketMutation } from './Ticket.generated.ts'

/** Sends a ticket. `onCreated` gets its number. */
export function useCreateTicket(onCreated: (number: string) => void) {
  const create = useCreateTicketMutation()
  const [idempotencyKey] = useState(newSubmissionKey)
  const errors = useFieldErrors()
  const { submit, isBusy } = useSubmit(isFieldError)
  const send = async (input: Omit<CreateTicketInput, 'idempotencyKey'>) => {
    const payload = await submit(() => create({ ...input, idempotencyKey }))
    errors.showErrors(payload?.userErrors ?? [])
    if (payload?.ticket) onCreated(payload.ticket.number)
  }
  return { send, isBusy, ...errors }
}
