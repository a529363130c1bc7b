import { formatMoney } from '../../../lib/text/money.ts'
import { Button } from '../../../ui/buttons/Button.tsx'

interface RefundButtonProps {
  /** In paise. */
  paid: number
  disabled?: boolean
  onRefund: () => void
}

/** For customers who have paid, but whose order can no longer be placed as it was paid. */
export function RefundButton({ paid, disabled, onRefund }: RefundButtonProps) {
  return (
    <Button variant="secondary" isWide onClick={onRefund} disabled={disabled}>
      {`I’ve paid ${formatMoney(paid)}: refund it`}
    </Button>
  )
}
