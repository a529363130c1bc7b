import { Modal } from '../../ui/dialogs/Modal.tsx'
import { AddressBook_ViewerFragmentDoc } from './Address.generated.ts'
import { useCreateAddressMutation, useUpdateAddressMutation } from './AddressMutations.generated.ts'
import { useViewer } from '../../apollo/session.tsx'
import { AddressForm } from './AddressForm.tsx'
import { type Address, blankAddress } from './address-fields.ts'

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
  const update = useUpdateAddressMutation()
  return (
    <Modal title="Edit Address" isOpen={address !== null} onClose={onClose}>
      {address && (
        <AddressForm
          initial={address}
          save={(text) => update({ id: address.id, ...text })}
          onSaved={onClose}
        />
      )}
    </Modal>
  )
}

/** Saves a new address, and adds it as the first of the viewer's addresses in the cache. */
function useCreateAddress() {
  const viewerId = useViewer().viewer?.id
  return useCreateAddressMutation({
    update(cache, { data }) {
      const address = data?.createAddress.address
      if (!address || !viewerId) return
      cache.updateFragment(
        {
          id: `Viewer:${viewerId}`,
          fragment: AddressBook_ViewerFragmentDoc,
          fragmentName: 'AddressBook_viewer',
        },
        (viewer) => viewer && { ...viewer, addresses: [address, ...viewer.addresses] },
      )
    },
  })
}
