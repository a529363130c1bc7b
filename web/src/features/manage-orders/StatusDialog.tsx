import { Modal } from '../../ui/dialogs/Modal.tsx'
import { StatusPicker, type StatusPickerProps } from './StatusPicker.tsx'

interface StatusDialogProps extends StatusPickerProps {
  onClose: () => void
}

/** Asks for the new status of an order. */
export default function StatusDialog({ onClose, ...picker }: StatusDialogProps) {
  return (
    <Modal title="Update Status" isOpen onClose={onClose}>
      <StatusPicker {...picker} />
    </Modal>
  )
}
