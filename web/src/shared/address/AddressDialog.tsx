import { useState } from 'react'
import { newSubmissionKey } from '../../lib/submission-key.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { AddressBook_ViewerFragmentDoc } from './Address.generated.ts'
import { useCreateAddressMutation, useUpdateAddressMutation } from './AddressMutations.generated.ts'
import { useViewer } from '../../apollo/session.tsx'
import { AddressForm } from './AddressForm.tsx'
import { type Address, blankAddress } from './address-fields.ts'

interface AddressDialogProps {
  /** Null for a new address. */
  address: Address | null
  onClose: () => void
  onSaved?: (address: Address) => void
}

/** Adds or edits an address. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const create = useCreateAddress()
  const [idempotencyKey] = useState(newSubmissionKey)
  const update = useUpdateAddressMutation()
  return (
    <FormDialog title={address ? 'Edit Address' : 'Add Address'} onClose={onClose}>
      {(onDirty) => (
        <AddressForm
          initial={address ?? blankAddress}
          save={(text) =>
            address ? update({ id: address.id, ...text }) : create({ ...text, idempotencyKey })
          }
          onDirty={onDirty}
          onSaved={(saved) => {
            onSaved?.(saved)
            onClose()
          }}
        />
      )}
    </FormDialog>
  )
}

/** Saves a new address, and adds it as the viewer's first address in the cache. */
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
