import { useState } from 'react'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import type { AddRefund_OrderFragment } from './AddRefund.generated.ts'

const addRefundDialog = lazyDialog(() => import('./AddRefundDialog.tsx'))

/** Admins add refunds for missing items, for goodwill, or for a second payment. */
export function AddRefund({ order }: { order: AddRefund_OrderFragment }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!useIsAdmin()) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Add a refund
      </Button>
      {isOpen && <addRefundDialog.Dialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  )
}
