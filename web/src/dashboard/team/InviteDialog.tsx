import { type SubmitEvent, useState } from 'react'
import type { TeamRole } from '../../apollo/schema-types.generated.ts'
import { teamRoles } from '../../shared/team-roles.ts'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { EmailField } from '../../ui/forms/EmailField.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { Radio } from '../../ui/forms/Radio.tsx'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { OptionGroup, OptionLegend, OptionName } from '../../ui/forms/option-group.ts'
import { useInvite } from './team-changes.ts'

/** Sends an invitation by email. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title="Invite to the team" onClose={onClose}>
      {(onDirty) => <InviteForm onDirty={onDirty} onSent={onClose} />}
    </FormDialog>
  )
}

interface InviteFormProps {
  onDirty: (isDirty: boolean) => void
  onSent: () => void
}

const roles: TeamRole[] = ['STAFF', 'ADMIN']

function InviteForm({ onDirty, onSent }: InviteFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ email: '' })
  const [role, setRole] = useState<TeamRole>('STAFF')
  const invite = useInvite()
  const { submit, isBusy } = useSubmit(isFieldError)
  useDirty(values.email !== '', onDirty)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const email = values.email.trim()
    const payload = await submit(() => invite({ email, role }), `Invitation sent to ${email}`)
    showErrors(payload?.userErrors ?? [])
    if (isSuccessful(payload)) onSent()
  }
  return (
    <FormStack ref={formRef} onSubmit={send} noValidate>
      <EmailField
        {...bind('email')}
        autoComplete="off"
        hint="They get a link that is valid for seven days."
        data-autofocus=""
      />
      <OptionGroup>
        <OptionLegend>Role</OptionLegend>
        {roles.map((one) => (
          <Radio key={one} name="role" checked={role === one} onChange={() => setRole(one)}>
            <OptionName>{teamRoles[one].name}</OptionName>
            <SmallText as="span">{teamRoles[one].meaning}</SmallText>
          </Radio>
        ))}
      </OptionGroup>
      <Button type="submit" isWide isBusy={isBusy}>
        Send invitation
      </Button>
    </FormStack>
  )
}
