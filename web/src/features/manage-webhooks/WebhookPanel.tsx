import { Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../../ui/StateMessage.tsx'
import { PanelHead } from '../../ui/manage/PanelHead.tsx'
import { color, space } from '../../ui/theme.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { AddWebhookDialog } from './AddWebhookDialog.tsx'
import { RemoveWebhookDialog } from './RemoveWebhookDialog.tsx'
import { type Webhook, WebhookCard, WebhookCardSkeleton } from './WebhookCard.tsx'

interface WebhookPanelProps {
  keyId: string
  /** Whose they are; null while that is on its way. */
  owner: string | null
  /** Null while they are on their way. */
  webhooks: readonly Webhook[] | null
}

/** The webhooks of one key, with all that an admin can do to them. */
export function WebhookPanel({ keyId, owner, webhooks }: WebhookPanelProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [toDelete, setToDelete] = useState<Webhook | null>(null)
  const { ref, moveFocus } = useFocusAfterRemoval()
  return (
    <>
      <PanelHead
        ref={ref}
        title="Webhooks"
        addLabel="Add webhook"
        onAdd={() => setIsAdding(true)}
      />
      {owner !== null && <Owner>{owner}</Owner>}
      {webhooks?.length === 0 && (
        <EmptyState icon={<WebhookIcon size={32} />} title="No webhooks yet">
          A webhook tells the partner’s program of each change of the catalogue.
        </EmptyState>
      )}
      <Grid aria-label="Webhooks" aria-busy={!webhooks}>
        {webhooks?.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            keyId={keyId}
            webhook={webhook}
            onRemove={() => setToDelete(webhook)}
          />
        )) ?? <WebhookCardSkeleton />}
      </Grid>
      {isAdding && <AddWebhookDialog keyId={keyId} onClose={() => setIsAdding(false)} />}
      <RemoveWebhookDialog
        webhook={toDelete}
        onClose={() => setToDelete(null)}
        onRemoved={moveFocus}
      />
    </>
  )
}

const Owner = styled.p`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  gap: ${space[4]};
`
