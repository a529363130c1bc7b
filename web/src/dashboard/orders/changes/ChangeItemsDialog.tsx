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

/** Changes one of an order's lines: some or all of its items are left out or replaced. */
export default function ChangeItemsDialog({ order, line, found, onClose }: ChangeItemsDialogProps) {
  const seen = useSeenOrder(order)
  const current = order.lines.find(({ productId }) => productId === line.productId)
  return (
    <FormDialog title="Change items" onClose={onClose}>
      {(onDirty) => (
        <Stack $gap={4}>
          {seen.notice !== null && <ChangeNotice>{seen.notice}</ChangeNotice>}
          {current && order.linesChangeable ? (
            <ChangeItemsForm
              key={current.quantity}
              order={order}
              line={current}
              found={Math.min(found, current.quantity - 1)}
              seen={seen}
              onDirty={onDirty}
              onChanged={onClose}
            />
          ) : (
            <Gone line={line} isInOrder={current !== undefined} onClose={onClose} />
          )}
        </Stack>
      )}
    </FormDialog>
  )
}

interface GoneProps {
  line: ChangeableLine
  isInOrder: boolean
  onClose: () => void
}

/** Shown if somebody else has changed the order so that there is nothing left to change. */
function Gone({ line: { name }, isInOrder, onClose }: GoneProps) {
  return (
    <>
      <p>
        {isInOrder
          ? 'This order’s items can no longer be changed.'
          : `${name} is no longer in this order.`}
      </p>
      <Button isWide onClick={onClose}>
        Close
      </Button>
    </>
  )
}
