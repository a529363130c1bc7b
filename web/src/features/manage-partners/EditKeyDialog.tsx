import { Modal } from '../../ui/Modal.tsx'
import { type KeyEntry, PartnerKeyForm } from './PartnerKeyForm.tsx'
import type { PartnerKey } from './usage.ts'
import { useUpdatePartnerKey } from './use-update-partner-key.ts'

interface EditKeyDialogProps {
  partnerKey: PartnerKey
  onClose: () => void
}

export function EditKeyDialog({ partnerKey, onClose }: EditKeyDialogProps) {
  const { update, isBusy } = useUpdatePartnerKey(partnerKey.id)
  const save = async (entry: KeyEntry) => {
    const errors = await update(entry)
    if (errors === null) onClose()
    return errors ?? []
  }
  return (
    <Modal title="Edit key" isOpen onClose={onClose}>
      <PartnerKeyForm start={partnerKey} submitLabel="Save" isBusy={isBusy} onSubmit={save} />
    </Modal>
  )
}
