import { useState } from 'react'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { NewKey } from './NewKey.tsx'
import { type KeyEntry, PartnerKeyForm } from './PartnerKeyForm.tsx'
import { useCreatePartnerKey } from './use-create-partner-key.ts'

const start: KeyEntry = { name: '', scopes: ['CATALOGUE_READ'], requestsPerMinute: 600 }

/** Creates a key and shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { create, isBusy } = useCreatePartnerKey()
  const [secret, setSecret] = useState<string | null>(null)
  const submit = async (entry: KeyEntry) => {
    const payload = await create(entry)
    setSecret(payload?.secret ?? null)
    return payload?.userErrors ?? []
  }
  return (
    <Modal
      title={secret === null ? 'New key' : 'Your new key'}
      isOpen
      onClose={onClose}
      isSticky={secret !== null}
    >
      {secret === null ? (
        <PartnerKeyForm start={start} submitLabel="Make key" isBusy={isBusy} onSubmit={submit} />
      ) : (
        <NewKey secret={secret} onDone={onClose} />
      )}
    </Modal>
  )
}
