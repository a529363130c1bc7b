import { Modal } from '../../ui/dialogs/Modal.tsx'
import { AddressForm } from './AddressForm.tsx'
import { type Address, blankAddress } from './address-fields.ts'
import { useCreateAddress, useUpdateAddress } from './use-save-address.ts'

interface AddAddressDialogProps {
  isOpen: boolean
  onClose: () => void
  onSaved?: (address: Address) => void
}

export function AddAddressDialog({ isOpen, onClose, onSaved }: AddAddressDialogProps) {
  const create = useCreateAddress()
  return (
    <Modal title="Add Address" isOpen={isOpen} onClose={onClose}>
      <AddressForm
        initial={blankAddress}
        save={create}
        onSaved={(address) => {
          onSaved?.(address)
          onClose()
        }}
      />
    </Modal>
  )
}

interface EditAddressDialogProps {
  /** The address to edit; null while the dialog is closed. */
  address: Address | null
  onClose: () => void
}

export function EditAddressDialog({ address, onClose }: EditAddressDialogProps) {
  const update = useUpdateAddress()
  return (
    <Modal title="Edit Address" isOpen={address !== null} onClose={onClose}>
      {address && (
        <AddressForm
          initial={address}
          save={(text) => update(address.id, text)}
          onSaved={onClose}
        />
      )}
    </Modal>
  )
}
