import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { PartnerKey } from './usage.ts'
import { useRevokePartnerKey } from './use-revoke-partner-key.ts'

interface RevokeDialogProps {
  /** Null while the dialog is closed. */
  partnerKey: PartnerKey | null
  onClose: () => void
  onRevoked: () => void
}

/** Asks before a key ends, by its name. */
export function RevokeDialog({ partnerKey, onClose, onRevoked }: RevokeDialogProps) {
  const { revoke, isBusy } = useRevokePartnerKey()
  const confirm = async () => {
    if (!partnerKey) return
    const isRevoked = await revoke(partnerKey.id)
    onClose()
    if (isRevoked) onRevoked()
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
        `Revoke the key ${partnerKey.prefix}… of ${partnerKey.name}? Its next request is refused, and it can not be made valid again.`}
    </ConfirmDialog>
  )
}
