import type { ClientSession, Types } from 'mongoose'
import type { PlacementKind } from '../../../contract/types.generated.ts'
import type { OrderRecord } from '../record/order.model.ts'

/**
 * How the team is involved in an order. The team vouches for the customer, whose number of open cash orders is not
 * limited and whose cart stays as it is.
 */
export interface Placement {
  how: PlacementKind
  adminId: Types.ObjectId
  /** Runs within the order's transaction. Throws if the order may no longer be placed. */
  claim?: (order: OrderRecord, session: ClientSession) => Promise<void>
}

/** The order as the team places it. An order that the team has placed by itself is not announced to it. */
export function withPlacement(order: OrderRecord, placement: Placement | null): OrderRecord {
  if (!placement) return order
  const { how, adminId } = placement
  const placed = { ...order, placement: { how, adminId } }
  if (how === 'LINK') return placed
  delete placed.isUnseen
  return { ...placed, history: order.history.map((entry) => ({ ...entry, adminId })) }
}
