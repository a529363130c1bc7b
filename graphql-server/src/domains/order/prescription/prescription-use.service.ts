import type { ClientSession, Types } from 'mongoose'
import { OPEN } from '../record/order-statuses.ts'
import { Order } from '../record/order.model.ts'

/** Whether an order that has not been delivered yet needs the prescription. */
export async function isNeededByOrder(
  prescriptionId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const needed = { prescriptionIds: prescriptionId, status: { $in: OPEN } }
  return (await Order.exists(needed).session(session)) !== null
}
