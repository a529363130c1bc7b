import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Webhook } from './WebhookCard.tsx'
import { useRemoveWebhook } from './use-remove-webhook.ts'

interface RemoveWebhookDialogProps {
  /** Null while the dialog is closed. */
  webhook: Webhook | null
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a webhook ends, by its address. */
export function RemoveWebhookDialog({ webhook, onClose, onRemoved }: RemoveWebhookDialogProps) {
  const { remove, isBusy } = useRemoveWebhook()
  const confirm = async () => {
    if (!webhook) return
    const isRemoved = await remove(webhook.id)
    onClose()
    if (isRemoved) onRemoved()
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
      {webhook && `Remove ${webhook.url}? Nothing more is sent there, and its log is forgotten.`}
    </ConfirmDialog>
  )
}
