import { useSubmit } from '../../../../shared/use-submit.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import type { OrderLink } from './order-link.ts'
import { OrderLinksDocument, useWithdrawOrderLinkMutation } from './OrderLinks.generated.ts'

interface WithdrawDialogProps {
  link: OrderLink
  onClose: () => void
  /** Called when the link no longer waits: it was withdrawn, has ended or was used. */
  onGone: () => void
}

/** Asks before a link is withdrawn. */
export function WithdrawDialog({ link, onClose, onGone }: WithdrawDialogProps) {
  const { submit, isBusy } = useSubmit()
  const withdraw = useWithdrawOrderLinkMutation({
    update: (cache) =>
      cache.updateQuery(
        { query: OrderLinksDocument },
        (before) => before && { orderLinks: before.orderLinks.filter(({ id }) => id !== link.id) },
      ),
  })
  const confirm = async () => {
    const payload = await submit(() => withdraw({ id: link.id }), 'Link withdrawn')
    if (payload) onGone()
  }
  return (
    <ConfirmDialog
      title="Withdraw the link?"
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel="Withdraw"
      isBusy={isBusy}
    >
      {`${link.customerName} can no longer order with this link.`}
    </ConfirmDialog>
  )
}
