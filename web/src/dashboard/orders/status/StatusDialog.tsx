import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { StatusPicker, type StatusPickerProps } from './StatusPicker.tsx'

interface StatusDialogProps extends StatusPickerProps {
  /** What has changed since the dialog opened. */
  notice: string | null
  onClose: () => void
}

/** Asks for the new status of an order. */
export default function StatusDialog({ notice, onClose, ...picker }: StatusDialogProps) {
  return (
    <Modal title="Update Status" isOpen onClose={onClose}>
      {notice !== null && <ChangeNotice>{notice}</ChangeNotice>}
      <StatusPicker {...picker} />
    </Modal>
  )
}
