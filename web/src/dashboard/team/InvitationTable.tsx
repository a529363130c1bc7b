import { styled } from 'styled-components'
import { teamRoles } from '../../shared/team-roles.ts'
import { isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { formatDate } from '../../lib/text/date.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Badge } from '../../ui/content/Badge.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { ResponsiveTable } from '../../ui/dashboard/ResponsiveTable.tsx'
import { font } from '../../ui/theme.ts'
import type { InvitationRow_InvitationFragment } from './Team.generated.ts'
import { Buttons, Cell, Faint, Name, Row } from './table-parts.ts'
import { useCancelInvitation, useInvite } from './team-changes.ts'

type Invitation = InvitationRow_InvitationFragment

interface InvitationTableProps {
  /** Newest first. */
  invitations: readonly Invitation[]
  /** Called after an invitation was cancelled and its row removed. */
  onGone: () => void
}

const columns = ['Email', 'Role', 'Validity', 'Action']

export function InvitationTable({ invitations, onGone }: InvitationTableProps) {
  return (
    <Stack as="section">
      <Title>Open invitations</Title>
      <ResponsiveTable label="Open invitations" columns={columns} isBusy={false} from="wide">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onGone={onGone} />
        ))}
      </ResponsiveTable>
    </Stack>
  )
}

function InvitationRow({ invitation, onGone }: { invitation: Invitation; onGone: () => void }) {
  const { id, email, role } = invitation
  const invite = useInvite()
  const cancel = useCancelInvitation()
  const sending = useSubmit()
  const cancelling = useSubmit()
  const sendAgain = () =>
    sending.submit(() => invite({ email, role }), `Invitation sent again to ${email}`)
  const cancelIt = async () => {
    const payload = await cancelling.submit(() => cancel({ id }), 'Invitation cancelled')
    if (isSuccessful(payload)) onGone()
  }
  return (
    <Row role="row">
      <Cell role="cell" $area="who">
        <Name>{email}</Name>
      </Cell>
      <Cell role="cell" $area="role">
        <Badge $tone="neutral">{teamRoles[role].name}</Badge>
      </Cell>
      <Cell role="cell" $area="facts">
        <Faint>{describe(invitation)}</Faint>
      </Cell>
      <Cell role="cell" $area="action">
        <Buttons>
          <Button
            variant="secondary"
            isBusy={sending.isBusy}
            onClick={() => void sendAgain()}
            aria-label={`Send again: ${email}`}
          >
            Send again
          </Button>
          <Button
            variant="secondary"
            isBusy={cancelling.isBusy}
            onClick={() => void cancelIt()}
            aria-label={`Cancel the invitation to ${email}`}
          >
            Cancel
          </Button>
        </Buttons>
      </Cell>
    </Row>
  )
}

function describe({ invitedBy, invitedAt, expiresAt }: Invitation): string {
  const by = invitedBy === null ? '' : ` by ${invitedBy}`
  return `Sent on ${formatDate(invitedAt)}${by} · valid until ${formatDate(expiresAt)}`
}

const Title = styled.h2`
  font-size: ${font.title};
`
