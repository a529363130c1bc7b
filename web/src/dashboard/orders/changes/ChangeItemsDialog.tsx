import { useSeenOrder } from '../../../shared/order/use-seen-order.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import type { ChangeableLine, ChangeableOrder } from './change-entry.ts'
import { ChangeItemsForm } from './ChangeItemsForm.tsx'

interface ChangeItemsDialogProps {
  order: ChangeableOrder
  /** The line as it was when the dialog opened. */
  line: ChangeableLine
  /** How many of its items were found. */
  found: number
  onClose: () => void
}

/**
 * Changes one of an order's lines: some or all of its items are left out or replaced. The dialog stays open if somebody
 * else changes the order, and says so.
 */
export default function ChangeItemsDialog({ order, line, found, onClose }: ChangeItemsDialogProps) {
  const seen = useSeenOrder(order)
  const current = order.lines.find(({ productId }) => productId === line.productId)
  return (
    <FormDialog title="Change items" onClose={onClose}>
      {(onDirty) => (
        <Stack $gap={4}>
          {current && order.linesChangeable ? (
            <>
              {seen.notice !== null && <ChangeNotice>{seen.notice}</ChangeNotice>}
              <ChangeItemsForm
                order={order}
                line={current}
                found={found}
                seen={seen}
                onDirty={onDirty}
                onChanged={onClose}
              />
            </>
          ) : (
            <>
              <ChangeNotice>
                {current
                  ? 'This order’s items can no longer be changed.'
                  : `${line.name} is no longer in this order.`}
              </ChangeNotice>
              <Button isWide onClick={onClose}>
                Close
              </Button>
            </>
          )}
        </Stack>
      )}
    </FormDialog>
  )
}
