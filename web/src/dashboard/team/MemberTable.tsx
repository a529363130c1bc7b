import { teamRoles } from '../../shared/team-roles.ts'
import { formatDate } from '../../lib/text/date.ts'
import { formatRelativeTime } from '../../lib/text/relative-time.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Badge } from '../../ui/content/Badge.tsx'
import { ResponsiveTable } from '../../ui/dashboard/ResponsiveTable.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import type { MemberRow_MemberFragment } from './Team.generated.ts'
import { Buttons, Cell, Faint, Name, Row } from './table-parts.ts'

type Member = MemberRow_MemberFragment

interface MemberTableProps {
  /** Null while they are loading. */
  members: readonly Member[] | null
  onSetRole: (member: Member) => void
  onSetPharmacist: (member: Member) => void
  onRemove: (member: Member) => void
}

const columns = ['Member', 'Role', 'Activity', 'Action']

export function MemberTable(props: MemberTableProps) {
  const { members, onSetRole, onSetPharmacist, onRemove } = props
  const isOnlyAdmin = members?.filter(({ role }) => role === 'ADMIN').length === 1
  return (
    <ResponsiveTable label="Members" columns={columns} isBusy={!members} from="wide">
      {members?.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          isNeeded={isOnlyAdmin && member.role === 'ADMIN'}
          onSetRole={() => onSetRole(member)}
          onSetPharmacist={() => onSetPharmacist(member)}
          onRemove={() => onRemove(member)}
        />
      )) ?? <WaitingRows />}
    </ResponsiveTable>
  )
}

interface MemberRowProps {
  member: Member
  /** Whether the shop would have no admin without this member. */
  isNeeded: boolean
  onSetRole: () => void
  onSetPharmacist: () => void
  onRemove: () => void
}

function MemberRow(props: MemberRowProps) {
  const { member, isNeeded, onSetRole, onSetPharmacist, onRemove } = props
  const { name, email, role, pharmacistRegistration, isViewer } = member
  const other = role === 'ADMIN' ? 'Make staff' : 'Make admin'
  return (
    <Row role="row">
      <Cell role="cell" $area="who">
        <Name translate="no">{`${name}${isViewer ? ' (you)' : ''}`}</Name>
        <Faint>{email}</Faint>
        {pharmacistRegistration !== null && (
          <Faint>{`Pharmacist, ${pharmacistRegistration}`}</Faint>
        )}
      </Cell>
      <Cell role="cell" $area="role">
        <Badge $tone={role === 'ADMIN' ? 'green' : 'neutral'}>{teamRoles[role].name}</Badge>
      </Cell>
      <Cell role="cell" $area="facts">
        <Faint>{describeActivity(member)}</Faint>
      </Cell>
      <Cell role="cell" $area="action">
        {isNeeded && <Faint>The only admin. Make someone else an admin first.</Faint>}
        <Buttons>
          <Button variant="secondary" onClick={onSetPharmacist} aria-label={`Pharmacist: ${name}`}>
            Pharmacist
          </Button>
          {!isNeeded && (
            <>
              <Button variant="secondary" onClick={onSetRole} aria-label={`${other}: ${name}`}>
                {other}
              </Button>
              <Button variant="secondary" onClick={onRemove} aria-label={`Remove ${name}`}>
                Remove
              </Button>
            </>
          )}
        </Buttons>
      </Cell>
    </Row>
  )
}

function describeActivity({ joinedAt, lastLoginAt }: Member): string {
  const login =
    lastLoginAt === null ? 'Hasn’t logged in yet' : `Last login ${formatRelativeTime(lastLoginAt)}`
  return joinedAt === null ? login : `${login} · in the team since ${formatDate(joinedAt)}`
}

function WaitingRows() {
  return [1, 2, 3].map((number) => (
    <Row key={number}>
      {['who', 'role', 'facts', 'action'].map((area) => (
        <Cell key={area} $area={area}>
          <Skeleton $height={heights[area]} $round="medium" />
        </Cell>
      ))}
    </Row>
  ))
}

const heights: Record<string, string> = { who: '45px', role: '24px', facts: '20px', action: '48px' }
