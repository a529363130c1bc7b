import { type SubmitEvent } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import type { MemberRow_MemberFragment } from './Team.generated.ts'
import { useSetPharmacist } from './team-changes.ts'

interface PharmacistDialogProps {
  member: MemberRow_MemberFragment
  onClose: () => void
}

/** Gives a member the right to approve prescriptions, or takes it. */
export default function PharmacistDialog({ member, onClose }: PharmacistDialogProps) {
  return (
    <FormDialog title={`Pharmacist: ${member.name}`} onClose={onClose}>
      {(onDirty) => <PharmacistForm member={member} onDirty={onDirty} onSaved={onClose} />}
    </FormDialog>
  )
}

interface PharmacistFormProps {
  member: MemberRow_MemberFragment
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}

function PharmacistForm({ member, onDirty, onSaved }: PharmacistFormProps) {
  const saved = member.pharmacistRegistration ?? ''
  const { values, bind, showErrors, formRef } = useForm({ registration: saved })
  const setPharmacist = useSetPharmacist()
  const { submit, isBusy } = useSubmit(isFieldError)
  useDirty(values.registration !== saved, onDirty)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const input = { memberId: member.id, registration: values.registration.trim() }
    const payload = await submit(() => setPharmacist(input), 'Pharmacist saved')
    showErrors(payload?.userErrors ?? [])
    if (isSuccessful(payload)) onSaved()
  }
  return (
    <FormStack ref={formRef} onSubmit={send} noValidate>
      <SmallText>
        Pharmacists approve prescriptions and open the schedule H1 register. Their name and number
        are printed on the bills of the medicines that they approve.
      </SmallText>
      <Field
        {...bind('registration')}
        label="Registration number"
        hint="With the state’s pharmacy council. Empty for no pharmacist"
        autoComplete="off"
        maxLength={50}
        required={false}
        data-autofocus=""
      />
      <Button type="submit" isWide isBusy={isBusy}>
        Save
      </Button>
    </FormStack>
  )
}
