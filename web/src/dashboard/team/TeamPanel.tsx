import { RemovalDialog } from '../../shared/RemovalDialog.tsx'
import { useItemDialogs } from '../../shared/use-item-dialogs.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { useState } from 'react'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { PanelHead } from '../../ui/dashboard/PanelHead.tsx'
import { InvitationTable } from './InvitationTable.tsx'
import { MemberTable } from './MemberTable.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import type { TeamPanel_TeamFragment } from './Team.generated.ts'
import { useRemoveMember } from './team-changes.ts'

export type Team = TeamPanel_TeamFragment
export type Member = Team['members'][number]

const inviting = lazyDialog(() => import('./InviteDialog.tsx'))
const registering = lazyDialog(() => import('./PharmacistDialog.tsx'))

/** The members and the open invitations, with the dialogs to change them. Null while they are loading. */
export function TeamPanel({ team }: { team: Team | null }) {
  const dialogs = useItemDialogs<Member>()
  const { isAdding, toEdit, toDelete, openAdd, openEdit, openDelete, close, headingRef } = dialogs
  const remove = useRemoveMember()
  const [toRegister, setToRegister] = useState<Member | null>(null)
  usePreload(inviting)
  return (
    <PageStack $gap={6}>
      <PanelHead ref={headingRef} title="Team" addLabel="Invite" onAdd={openAdd} />
      <MemberTable
        members={team?.members ?? null}
        onSetRole={openEdit}
        onSetPharmacist={setToRegister}
        onRemove={openDelete}
      />
      {team && team.invitations.length > 0 && (
        <InvitationTable invitations={team.invitations} onGone={dialogs.onDeleted} />
      )}
      {isAdding && <inviting.Dialog onClose={close} />}
      {toRegister && <registering.Dialog member={toRegister} onClose={() => setToRegister(null)} />}
      <RoleDialog member={toEdit} onClose={close} />
      <RemovalDialog
        item={toDelete}
        getName={({ name, email }) => `${name}, ${email}`}
        title="Remove from the team"
        confirmLabel="Remove"
        successMessage="Removed from the team"
        remove={({ id }) => remove({ memberId: id })}
        onClose={close}
        onRemoved={dialogs.onDeleted}
      >
        {toDelete ? describeLoss(toDelete) : ''}
      </RemovalDialog>
    </PageStack>
  )
}

function describeLoss({ role, isViewer }: Member): string {
  const who = isViewer ? 'You keep your account' : 'They keep their account'
  const lost = role === 'ADMIN' ? 'the dashboard' : 'orders, prescriptions and stock'
  const cancelled =
    role === 'ADMIN'
      ? ` Invitations that ${isViewer ? 'you’ve' : 'they’ve'} sent are cancelled.`
      : ''
  return `${who}, but can no longer open ${lost}.${cancelled}`
}
