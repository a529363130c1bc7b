import { useState } from 'react'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { Address } from './address-fields.ts'
import { useRemoveAddress } from './use-remove-address.ts'

interface RemoveAddressDialogProps {
  /** The address to remove; null while the dialog is closed. */
  address: Address | null
  onClose: () => void
  onRemoved: () => void
}

export function RemoveAddressDialog({ address, onClose, onRemoved }: RemoveAddressDialogProps) {
  const { remove, isBusy } = useRemoval()
  const confirm = async () => {
    if (!address) return
    const isRemoved = await remove(address.id)
    onClose()
    if (isRemoved) onRemoved()
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

/** Removes and says how it went. */
function useRemoval() {
  const removeAddress = useRemoveAddress()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async (id: string): Promise<boolean> => {
    setIsBusy(true)
    try {
      const { userErrors } = await removeAddress(id)
      for (const { message } of userErrors) toast.error(message)
      if (userErrors.length === 0) toast.success('Address Remove')
      return userErrors.length === 0
    } catch (error) {
      toast.error(toErrorMessage(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { remove, isBusy }
}
