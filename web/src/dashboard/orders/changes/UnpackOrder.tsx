import { useState } from 'react'
import { PackageOpen } from 'lucide-react'
import { useSeenOrder } from '../../../shared/order/use-seen-order.ts'
import { isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import type { ChangeableOrder } from './change-entry.ts'
import { useUnpackOrderMutation } from './Changes.generated.ts'

interface UnpackOrderProps {
  order: ChangeableOrder
  /** Called to move the focus, because the button disappears. */
  onGone: () => void
}

/** The way out if an item is found missing after the order was packed. */
export default function UnpackOrder({ order, onGone }: UnpackOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const seen = useSeenOrder(order)
  const unpackOrder = useUnpackOrderMutation()
  const { submit, isBusy } = useSubmit(({ code }) => code === 'CHANGED_MEANWHILE')
  const unpack = async () => {
    const input = { orderId: order.id, seenUpdatedAt: seen.seenUpdatedAt }
    const payload = await submit(() => unpackOrder(input), 'Unpacked: change the items now')
    seen.note(payload)
    if (!isSuccessful(payload)) return
    setIsOpen(false)
    onGone()
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          seen.look()
          setIsOpen(true)
        }}
      >
        <PackageOpen size={20} aria-hidden />
        <span>Unpack to change items</span>
      </Button>
      <ConfirmDialog
        title="Unpack this order?"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void unpack()}
        confirmLabel="Unpack"
        isBusy={isBusy}
        notice={seen.notice !== null && <ChangeNotice>{seen.notice}</ChangeNotice>}
      >
        The invoice is cancelled: a shop with a GSTIN issues a credit note. Then “Missing items”
        leaves out or replaces items. Pack the order again afterwards: this issues a new invoice,
        and the customer gets it by email.
      </ConfirmDialog>
    </>
  )
}
