import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../../ui/StateMessage.tsx'
import { PanelHead } from '../../ui/manage/PanelHead.tsx'
import { space } from '../../ui/theme.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { EditKeyDialog } from './EditKeyDialog.tsx'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { PartnerKeyCard, PartnerKeyCardSkeleton } from './PartnerKeyCard.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import type { PartnerKey } from './usage.ts'

interface PartnerPanelProps {
  /** In the server's order; null while they are on their way. */
  partnerKeys: readonly PartnerKey[] | null
}

/** Every key, with all that an admin can do to it. Revoked ones stand below. */
export function PartnerPanel({ partnerKeys }: PartnerPanelProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [edited, setEdited] = useState<PartnerKey | null>(null)
  const [toDelete, setToDelete] = useState<PartnerKey | null>(null)
  const { ref, moveFocus } = useFocusAfterRemoval()
  return (
    <Root>
      <PanelHead ref={ref} title="Partners" addLabel="New key" onAdd={() => setIsAdding(true)} />
      {partnerKeys?.length === 0 && (
        <EmptyState icon={<KeyRound size={32} />} title="No partners yet">
          A key lets a price comparison or a pharmacy network read the catalogue by itself.
        </EmptyState>
      )}
      <Grid aria-label="Keys" aria-busy={!partnerKeys}>
        {partnerKeys ? (
          livingFirst(partnerKeys).map((partnerKey) => (
            <PartnerKeyCard
              key={partnerKey.id}
              partnerKey={partnerKey}
              onEdit={() => setEdited(partnerKey)}
              onRevoke={() => setToDelete(partnerKey)}
            />
          ))
        ) : (
          <PartnerKeyCardSkeleton />
        )}
      </Grid>
      {isAdding && <NewKeyDialog onClose={() => setIsAdding(false)} />}
      {edited && <EditKeyDialog partnerKey={edited} onClose={() => setEdited(null)} />}
      <RevokeDialog partnerKey={toDelete} onClose={() => setToDelete(null)} onRevoked={moveFocus} />
    </Root>
  )
}

/** One that was revoked just now goes down to the others. */
function livingFirst(keys: readonly PartnerKey[]): PartnerKey[] {
  const isLiving = ({ revokedAt }: PartnerKey) => revokedAt === null
  return [...keys.filter(isLiving), ...keys.filter((key) => !isLiving(key))]
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space[4]};
`
