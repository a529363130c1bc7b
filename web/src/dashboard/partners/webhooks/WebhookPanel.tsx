import { Webhook as WebhookIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { useRemoveWebhookMutation } from './Webhook.generated.ts'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { PanelHead } from '../../../ui/dashboard/PanelHead.tsx'
import { color, space } from '../../../ui/theme.ts'
import { RemovalDialog } from '../../../shared/RemovalDialog.tsx'
import { useItemDialogs } from '../../../shared/use-item-dialogs.ts'
import { AddWebhookDialog } from './AddWebhookDialog.tsx'
import { type Webhook, WebhookCard, WebhookCardSkeleton } from './WebhookCard.tsx'

interface WebhookPanelProps {
  keyId: string
  /** The key's name and prefix; null while it is loading. */
  owner: string | null
  /** Null while they are loading. */
  webhooks: readonly Webhook[] | null
}

/** A key's webhooks, with the dialogs to add and remove them. */
export function WebhookPanel({ keyId, owner, webhooks }: WebhookPanelProps) {
  const dialogs = useItemDialogs<Webhook>()
  const { isAdding, toDelete, openAdd, openDelete, close, headingRef } = dialogs
  const remove = useRemoveWebhookMutation({
    update(cache, { data }) {
      const id = data?.removeWebhook.deletedId
      if (!id) return
      cache.evict({ id: `Webhook:${id}` })
      cache.gc()
    },
  })
  return (
    <>
      <PanelHead ref={headingRef} title="Webhooks" addLabel="Add webhook" onAdd={openAdd} />
      {owner !== null && <Owner>{owner}</Owner>}
      {webhooks?.length === 0 && (
        <EmptyState icon={<WebhookIcon size={32} />} title="No webhooks yet">
          A webhook notifies the partner’s program of every catalogue change.
        </EmptyState>
      )}
      <Grid aria-label="Webhooks" aria-busy={!webhooks}>
        {webhooks?.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            keyId={keyId}
            webhook={webhook}
            onRemove={() => openDelete(webhook)}
          />
        )) ?? <WebhookCardSkeleton />}
      </Grid>
      {isAdding && <AddWebhookDialog keyId={keyId} onClose={close} />}
      <RemovalDialog
        item={toDelete}
        getName={({ url }) => url}
        title="Remove webhook"
        confirmLabel="Remove"
        successMessage="Webhook removed"
        remove={remove}
        onClose={close}
        onRemoved={dialogs.onDeleted}
      >
        Nothing more will be sent to this address, and its log will be deleted.
      </RemovalDialog>
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
