import type { ClientSession } from 'mongoose'
import { giveBackStock } from '../../catalogue/stock/stock.service.ts'
import type { ProposalRecord } from '../record/order-change.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderUpdate } from '../record/order-update.ts'
import { setProposals } from '../record/proposals.ts'

/** Returns the items of proposals that were not accepted to stock. */
export function releaseProposals(
  { _id: orderId }: Pick<OrderRecord, '_id'>,
  proposals: readonly ProposalRecord[],
  session: ClientSession,
): Promise<void> {
  const items = proposals.map(({ substitute: { productId, quantity } }) => ({
    productId,
    quantity,
  }))
  return giveBackStock(items, { orderId, reason: 'RELEASED' }, session)
}

/** Closes all proposals of an order that is cancelled, within its transaction. Returns the order's update. */
export async function closeProposals(
  order: OrderRecord,
  session: ClientSession,
): Promise<OrderUpdate> {
  const { proposals = [] } = order
  if (proposals.length === 0) return {}
  await releaseProposals(order, proposals, session)
  return setProposals([])
}
