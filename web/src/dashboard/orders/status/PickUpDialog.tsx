import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface PickUpDialogProps {
  /** Names the products that may no longer be delivered. */
  message: string
  onConfirm: () => void
  onClose: () => void
}

/** Offers to turn a delivery into an order that the customer collects. */
export default function PickUpDialog({ message, onConfirm, onClose }: PickUpDialogProps) {
  return (
    <ConfirmDialog
      title="Customer collects this order?"
      isOpen
      isHarmless
      confirmLabel="Customer collects"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {message}
    </ConfirmDialog>
  )
}
