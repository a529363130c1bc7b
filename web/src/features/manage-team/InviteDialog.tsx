import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { TeamRole } from '../../apollo/schema-types.generated.ts'
import { teamRoles } from '../../common/team-roles.ts'
import { isFieldError, isSuccessful, useSubmit } from '../../common/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { EmailField } from '../../ui/forms/EmailField.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { Radio } from '../../ui/forms/Radio.tsx'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { font, space } from '../../ui/theme.ts'
import { useInvite } from './team-changes.ts'

/** Mails an invitation. */
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
      <Roles>
        <Legend>Role</Legend>
        {roles.map((one) => (
          <Radio key={one} name="role" checked={role === one} onChange={() => setRole(one)}>
            <RoleName>{teamRoles[one].name}</RoleName>
            <SmallText as="span">{teamRoles[one].meaning}</SmallText>
          </Radio>
        ))}
      </Roles>
      <Button type="submit" isWide isBusy={isBusy}>
        Send invitation
      </Button>
    </FormStack>
  )
}

const Roles = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  padding: 0 0 ${space[1]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const RoleName = styled.span`
  display: block;
  font-weight: ${font.semibold};
`
