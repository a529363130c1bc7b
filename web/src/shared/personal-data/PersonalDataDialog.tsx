import { Download, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useExport } from '../use-export.ts'
import { isAnyError, isSuccessful, type Payload, useSubmit } from '../use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../ui/content/ChangeNotice.tsx'
import { ConfirmDialog, DialogActions } from '../../ui/dialogs/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { toast } from '../../ui/toast/toast.ts'

interface Contact {
  name: string
  phone: string
  /** Null if the person has none, and cannot get one here. */
  email: string | null
}

interface PersonalDataProps {
  contact: Contact
  /** The contact may have changed since the dialog opened, so the mutation names what was seen. */
  correct: (contact: Contact) => Promise<Payload>
  /** The download below /exports. */
  file: string
  /** Says which data is deleted. */
  question: string
  remove: () => Promise<Payload>
  onRemoved?: () => void
  onClose: () => void
}

/** Corrects, downloads and deletes the data of a person without a login, at their request. */
export function PersonalDataDialog(props: PersonalDataProps) {
  // As the admin saw it. A colleague may correct it while the dialog is open.
  const [{ contact, correct }] = useState(props)
  return (
    <FormDialog title="Personal data" onClose={props.onClose}>
      {(onDirty) => (
        <Stack $gap={6}>
          <ContactForm {...{ contact, correct, onDirty }} onSaved={props.onClose} />
          <DataActions {...props} />
        </Stack>
      )}
    </FormDialog>
  )
}

interface ContactFormProps extends Pick<PersonalDataProps, 'contact' | 'correct'> {
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}

function ContactForm({ contact, correct, onDirty, onSaved }: ContactFormProps) {
  const [entered, setEntered] = useState(contact)
  const { submit, isBusy } = useSubmit(isAnyError)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  useDirty(entered !== contact, onDirty)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => correct(entered), 'Contact corrected')
    if (isSuccessful(payload)) onSaved()
    else
      showErrors(
        (payload?.userErrors ?? []).map(({ field = null, message }) => ({ field, message })),
      )
  }
  const field = (name: keyof Contact) => ({
    ...{ name, value: entered[name] ?? '', error: getError(name) },
    onChange: ({ target }: { target: { value: string } }) => {
      setEntered({ ...entered, [name]: target.value })
      clearError(name)
    },
  })
  const notice = getError('seenName') ?? getError('ticketId') ?? getError('customerId')
  return (
    <FormStack ref={formRef} onSubmit={(event) => void send(event)} noValidate>
      {notice && <ChangeNotice>{notice}</ChangeNotice>}
      <Field {...field('name')} label="Name" maxLength={100} autoComplete="off" />
      {contact.email !== null && (
        <Field {...field('email')} label="Email" type="email" maxLength={254} autoComplete="off" />
      )}
      <Field {...field('phone')} label="Phone" type="tel" maxLength={30} autoComplete="off" />
      <Button type="submit" isWide isBusy={isBusy}>
        Save
      </Button>
    </FormStack>
  )
}

const showFailure = () => toast.error('We couldn’t download the data. Please try again.')

function DataActions({ file, question, remove, onRemoved, onClose }: PersonalDataProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { download, isBusy: isDownloading } = useExport(file, showFailure, file.split('?')[0])
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    const payload = await submit(remove, 'Data deleted')
    setIsAsking(false)
    if (!isSuccessful(payload)) return
    onClose()
    onRemoved?.()
  }
  return (
    <DialogActions>
      <Button variant="secondary" isBusy={isDownloading} onClick={download}>
        <Download size={18} aria-hidden />
        <span>Download</span>
      </Button>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        <Trash2 size={18} aria-hidden />
        <span>Delete</span>
      </Button>
      <ConfirmDialog
        title="Delete personal data?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
        isBusy={isBusy}
        confirmLabel="Delete data"
      >
        {question}
      </ConfirmDialog>
    </DialogActions>
  )
}
