import { useState } from 'react'
import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { formatCount } from '../../../lib/format-count.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { StatusPicker } from '../StatusPicker.tsx'

interface SetStatusesDialogProps {
  count: number
  onPick: (status: OrderStatus) => void
  onClose: () => void
}

/** Asks for the new status of several orders, and again before it cancels them. */
export function SetStatusesDialog({ count, onPick, onClose }: SetStatusesDialogProps) {
  const [isCancelling, setIsCancelling] = useState(false)
  const orders = formatCount(count, 'order')
  if (isCancelling) {
    return (
      <ConfirmDialog
        title={`Cancel ${orders}?`}
        isOpen
        confirmLabel={`Cancel ${orders}`}
        cancelLabel="Keep"
        onClose={onClose}
        onConfirm={() => onPick('CANCELLED_BY_SELLER')}
      >
        Their pieces return to stock, and what was paid has to be refunded. Each shopper gets a
        mail.
      </ConfirmDialog>
    )
  }
  return (
    <Modal title={`Set status of ${orders}`} isOpen onClose={onClose}>
      <StatusPicker
        status={null}
        isUnchecked={false}
        onPick={(status) =>
          status === 'CANCELLED_BY_SELLER' ? setIsCancelling(true) : onPick(status)
        }
      />
    </Modal>
  )
}
