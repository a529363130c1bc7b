import type { StockReason } from '../../../apollo/manage-catalogue.generated.ts'

/** Why pieces came or went, for people. */
export const movementTexts: Record<StockReason, string> = {
  CREATED: 'Product entered',
  IMPORTED: 'Imported',
  EDITED: 'Set by hand',
  ORDERED: 'Ordered',
  CANCELLED: 'Order cancelled',
  REOPENED: 'Cancelled order taken up again',
}

/** '+12', '−3'. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}
