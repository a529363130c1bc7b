import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../ui/content/ChangeNotice.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { TextAreaField } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import { space } from '../../ui/theme.ts'
import {
  useSetCustomerNoteMutation,
  type CustomerNotes_CustomerFragment,
} from './Customer.generated.ts'

/** What the admin types, with the note and the version that they saw when they began. */
interface Draft {
  text: string
  seen: { note: string; version: number }
}

/** The team's note about a customer. */
export function CustomerNote({ customer }: { customer: CustomerNotes_CustomerFragment }) {
  const { id: customerId, note, version } = customer
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const [conflict, setConflict] = useState<string | null>(null)
  const setNote = useSetCustomerNoteMutation()
  const { submit, isBusy } = useSubmit(isFieldError)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const type = (text: string) => {
    setDraft({ text, seen: draft?.seen ?? { note, version } })
    setIsSaved(false)
    clearError('note')
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!draft) {
      setIsSaved(true)
      return
    }
    // A block changes the version too.
    const seen = draft.seen.note === note ? version : draft.seen.version
    const payload = await submit(() => setNote({ customerId, version: seen, note: draft.text }))
    if (payload?.customer && isSuccessful(payload)) {
      setDraft(null)
      setConflict(null)
      setIsSaved(true)
      return
    }
    const changed = payload?.userErrors.find(({ code }) => code === 'CHANGED_MEANWHILE')
    if (changed && payload?.customer) {
      setConflict(payload.customer.note)
      setDraft({ ...draft, seen: payload.customer })
    }
    showErrors(payload?.userErrors ?? [])
  }
  const isChanged = draft !== null && draft.text !== note
  return (
    <FormStack ref={formRef} onSubmit={(event) => void save(event)} noValidate>
      {conflict !== null && (
        <ChangeNotice>
          {`A colleague has changed the note in the meantime to “${conflict}”. Saving replaces it.`}
        </ChangeNotice>
      )}
      <TextAreaField
        name="note"
        label="Note for the team"
        hint="The customer can read it in the export of their data."
        value={draft?.text ?? note}
        error={getError('note')}
        rows={4}
        maxLength={1_000}
        onChange={({ target }) => type(target.value)}
      />
      <Foot>
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Save note
        </Button>
        <SmallText role="status">{isChanged ? 'Not saved yet' : isSaved ? 'Saved' : ''}</SmallText>
      </Foot>
    </FormStack>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`
