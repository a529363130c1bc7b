import { useRevokePartnerKeyMutation } from '../../apollo/manage-partners.generated.ts'
import { isSuccessful, useSubmit } from '../../common/use-submit.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import type { PartnerKey } from './usage.ts'

interface RevokeDialogProps {
  /** Null while the dialog is closed. */
  partnerKey: PartnerKey | null
  onClose: () => void
  onRevoked: () => void
}

export function RevokeDialog({ partnerKey, onClose, onRevoked }: RevokeDialogProps) {
  const revoke = useRevokePartnerKeyMutation()
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    if (!partnerKey) return
    const { id } = partnerKey
    const payload = await submit(() => revoke({ id }), 'Key revoked')
    onClose()
    if (isSuccessful(payload)) onRevoked()
  }
  return (
    <ConfirmDialog
      title="Revoke key"
      isOpen={partnerKey !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel="Revoke"
      isBusy={isBusy}
    >
      {partnerKey &&
        `Revoke the key ${partnerKey.prefix}… of ${partnerKey.name}? Its next request is rejected, and it can’t be made valid again.`}
    </ConfirmDialog>
  )
}
