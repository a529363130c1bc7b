import { useRemoveAddressMutation } from '../../apollo/generated.ts'
import { isSuccessful, useSubmit } from '../../common/use-submit.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import type { Address } from './address-fields.ts'

interface RemoveAddressDialogProps {
  /** The address to remove; null while the dialog is closed. */
  address: Address | null
  onClose: () => void
  onRemoved: () => void
}

export function RemoveAddressDialog({ address, onClose, onRemoved }: RemoveAddressDialogProps) {
  // The removed address comes back as inactive, so it leaves every list of active addresses.
  const remove = useRemoveAddressMutation()
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    if (!address) return
    const { id } = address
    const payload = await submit(() => remove({ id }), 'Address Remove')
    onClose()
    if (isSuccessful(payload)) onRemoved()
  }
  return (
    <ConfirmDialog
      title="Permanent Delete"
      isOpen={address !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel="Confirm"
      isBusy={isBusy}
    >
      Are you sure permanent delete ?
    </ConfirmDialog>
  )
}
