import { useState } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { NewKey } from './NewKey.tsx'
import { type KeyEntry, PartnerKeyForm } from './PartnerKeyForm.tsx'
import { useCreatePartnerKey } from './use-create-partner-key.ts'

const start: KeyEntry = { name: '', scopes: ['CATALOGUE_READ'], requestsPerMinute: 600 }

/** Asks what a new key shall be, and then shows it, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { create, isBusy } = useCreatePartnerKey()
  const [secret, setSecret] = useState<string | null>(null)
  const make = async (entry: KeyEntry) => {
    const made = await create(entry)
    setSecret(made.secret)
    return made.errors
  }
  return (
    <Modal
      title={secret === null ? 'New key' : 'Your new key'}
      isOpen
      onClose={onClose}
      isSticky={secret !== null}
    >
      {secret === null ? (
        <PartnerKeyForm start={start} submitLabel="Make key" isBusy={isBusy} onSubmit={make} />
      ) : (
        <NewKey secret={secret} onDone={onClose} />
      )}
    </Modal>
  )
}
