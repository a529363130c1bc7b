import { KeyRound } from 'lucide-react'
import { styled } from 'styled-components'
import { useRevokePartnerKeyMutation } from './PartnerKey.generated.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import { Choices } from '../../ui/forms/Choices.tsx'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { PanelHead } from '../../ui/dashboard/PanelHead.tsx'
import { space } from '../../ui/theme.ts'
import { RemovalDialog } from '../../shared/RemovalDialog.tsx'
import { useItemDialogs } from '../../shared/use-item-dialogs.ts'
import { PartnerKeyCard, PartnerKeyCardSkeleton } from './PartnerKeyCard.tsx'
import type { PartnerKey } from './usage.ts'

const adding = lazyDialog(() => import('./NewKeyDialog.tsx'))
const editing = lazyDialog(() => import('./EditKeyDialog.tsx'))

interface PartnerPanelProps {
  /** In the server's order; null while they are loading. */
  partnerKeys: readonly PartnerKey[] | null
  /** Whether only keys with failing webhooks are shown. */
  isFiltered: boolean
  onFilter: (isFiltered: boolean) => void
}

const choices = [
  { value: 'all', text: 'All keys' },
  { value: 'failing', text: 'Failing webhooks' },
] as const

/** All keys, with the dialogs to create, edit and revoke them. Revoked keys come last. */
export function PartnerPanel({ partnerKeys, isFiltered, onFilter }: PartnerPanelProps) {
  const dialogs = useItemDialogs<PartnerKey>()
  const { isAdding, toEdit, toDelete, openAdd, openEdit, openDelete, close, headingRef } = dialogs
  usePreload(adding, editing)
  const revoke = useRevokePartnerKeyMutation()
  const failing = partnerKeys?.filter(({ failingWebhooks }) => failingWebhooks > 0) ?? []
  const shown = partnerKeys && isFiltered ? failing : partnerKeys
  return (
    <PageStack $gap={5}>
      <PanelHead ref={headingRef} title="Partners" addLabel="New key" onAdd={openAdd} />
      {(isFiltered || failing.length > 0) && (
        <Choices
          label="Keys"
          choices={choices}
          value={isFiltered ? 'failing' : 'all'}
          onChoose={(value) => onFilter(value === 'failing')}
        />
      )}
      {shown?.length === 0 && <NoKeys isFiltered={isFiltered} />}
      <Grid aria-label="Keys" aria-busy={!shown}>
        {shown ? (
          sortActiveFirst(shown).map((partnerKey) => (
            <PartnerKeyCard
              key={partnerKey.id}
              partnerKey={partnerKey}
              onEdit={() => openEdit(partnerKey)}
              onRevoke={() => openDelete(partnerKey)}
            />
          ))
        ) : (
          <PartnerKeyCardSkeleton />
        )}
      </Grid>
      {isAdding && <adding.Dialog onClose={close} />}
      {toEdit && <editing.Dialog partnerKey={toEdit} onClose={close} />}
      <RemovalDialog
        item={toDelete}
        getName={({ prefix, name }) => `${prefix}… of ${name}`}
        title="Revoke key"
        confirmLabel="Revoke"
        successMessage="Key revoked"
        remove={revoke}
        onClose={close}
        onRemoved={dialogs.onDeleted}
      >
        The key and its webhooks stop working at once. This can’t be undone.
      </RemovalDialog>
    </PageStack>
  )
}

function NoKeys({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState icon={<KeyRound size={32} />} title="No failing webhooks" />
  return (
    <EmptyState icon={<KeyRound size={32} />} title="No partners yet">
      A key lets a partner’s program, such as a price comparison site, read the catalogue.
    </EmptyState>
  )
}

/** Also moves down a key that was just revoked. */
function sortActiveFirst(keys: readonly PartnerKey[]): PartnerKey[] {
  const isActive = ({ revokedAt }: PartnerKey) => revokedAt === null
  return [...keys.filter(isActive), ...keys.filter((key) => !isActive(key))]
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space[4]};
`
