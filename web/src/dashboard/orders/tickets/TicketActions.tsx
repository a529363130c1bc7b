import { useState } from 'react'
import { styled } from 'styled-components'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { space } from '../../../ui/theme.ts'
import type { AddRefund_OrderFragment } from '../refunds/AddRefund.generated.ts'
import type { ManagedTicket_TicketFragment } from './ManagedTicket.generated.ts'

const refundDialog = lazyDialog(() => import('../refunds/AddRefundDialog.tsx'))
const replaceDialog = lazyDialog(() => import('./ReplaceDialog.tsx'))

interface TicketActionsProps {
  ticket: ManagedTicket_TicketFragment
  order: AddRefund_OrderFragment
}

/** Refunds items, which only admins may do, and replaces items. Both resolve the ticket. */
export function TicketActions({ ticket, order }: TicketActionsProps) {
  const [open, setOpen] = useState<'refund' | 'replace' | null>(null)
  const close = () => setOpen(null)
  return (
    <Actions>
      {useIsAdmin() && (
        <Button variant="secondary" onClick={() => setOpen('refund')}>
          Refund
        </Button>
      )}
      <Button variant="secondary" onClick={() => setOpen('replace')}>
        Replace items
      </Button>
      {open === 'refund' && <refundDialog.Dialog order={order} ticket={ticket} onClose={close} />}
      {open === 'replace' && <replaceDialog.Dialog order={order} ticket={ticket} onClose={close} />}
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
