import { styled } from 'styled-components'
import { teamRoles } from '../../shared/team-roles.ts'
import { useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { color, space } from '../../ui/theme.ts'
import type { MemberRow_MemberFragment } from './Team.generated.ts'
import { useSetRole } from './team-changes.ts'

interface RoleDialogProps {
  /** The member who gets the other role; null while the dialog is closed. */
  member: MemberRow_MemberFragment | null
  onClose: () => void
}

/** Asks for confirmation before a member gets the other role, and explains its permissions. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const setRole = useSetRole()
  const { submit, isBusy } = useSubmit()
  const role = member?.role === 'ADMIN' ? 'STAFF' : 'ADMIN'
  const { name, meaning } = teamRoles[role]
  const label = `Make ${name.toLowerCase()}`
  const confirm = async () => {
    if (!member) return
    await submit(() => setRole({ memberId: member.id, role }), 'Role changed')
    onClose()
  }
  return (
    <Modal title={label} isOpen={member !== null} onClose={onClose} role="alertdialog">
      <Question>
        <strong>{member && `${member.name}, ${member.email}`}</strong>
        <span>{meaning}</span>
      </Question>
      <Actions>
        <Button variant="secondary" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button onClick={() => void confirm()} isBusy={isBusy}>
          {label}
        </Button>
      </Actions>
    </Modal>
  )
}

const Question = styled.p`
  padding-bottom: ${space[6]};
  color: ${color.inkSoft};

  strong {
    display: block;
    color: ${color.ink};
  }
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`
