import { useRemoveWebhookMutation } from '../../apollo/manage-partners.generated.ts'
import { isSuccessful, useSubmit } from '../../common/use-submit.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import type { Webhook } from './WebhookCard.tsx'

interface RemoveWebhookDialogProps {
  /** Null while the dialog is closed. */
  webhook: Webhook | null
  onClose: () => void
  onRemoved: () => void
}

export function RemoveWebhookDialog({ webhook, onClose, onRemoved }: RemoveWebhookDialogProps) {
  const remove = useRemoveWebhookMutation({
    update(cache, { data }) {
      const id = data?.removeWebhook.deletedId
      if (!id) return
      cache.evict({ id: `Webhook:${id}` })
      cache.gc()
    },
  })
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    if (!webhook) return
    const { id } = webhook
    const payload = await submit(() => remove({ id }), 'Webhook removed')
    onClose()
    if (isSuccessful(payload)) onRemoved()
  }
  return (
    <ConfirmDialog
      title="Remove webhook"
      isOpen={webhook !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel="Remove"
      isBusy={isBusy}
    >
      {webhook &&
        `Remove ${webhook.url}? Nothing more will be sent there, and its log will be deleted.`}
    </ConfirmDialog>
  )
}
