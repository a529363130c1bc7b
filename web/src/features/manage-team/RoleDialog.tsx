import { styled } from 'styled-components'
import { teamRoles } from '../../common/team-roles.ts'
import { useSubmit } from '../../common/use-submit.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { color } from '../../ui/theme.ts'
import type { MemberRow_MemberFragment } from './Team.generated.ts'
import { useSetRole } from './team-changes.ts'

interface RoleDialogProps {
  /** Who gets the other role; null while the dialog is closed. */
  member: MemberRow_MemberFragment | null
  onClose: () => void
}

/** Asks before a member gets the other role, and says what they may do then. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const setRole = useSetRole()
  const { submit, isBusy } = useSubmit()
  const role = member?.role === 'ADMIN' ? 'STAFF' : 'ADMIN'
  const { name, meaning } = teamRoles[role]
  const confirm = async () => {
    if (!member) return
    await submit(() => setRole({ memberId: member.id, role }), 'Role changed')
    onClose()
  }
  return (
    <ConfirmDialog
      title={`Make ${name.toLowerCase()}`}
      isOpen={member !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={`Make ${name.toLowerCase()}`}
      isBusy={isBusy}
      isHarmless={role === 'ADMIN'}
    >
      <Name>{member && `${member.name}, ${member.email}`}</Name>
      {meaning}
    </ConfirmDialog>
  )
}

const Name = styled.strong`
  display: block;
  color: ${color.ink};
`
