import { requestError } from '../../../lib/errors.ts'
import { parseId } from '../../../lib/ids.ts'
import { findAccessRefusal, type Viewer } from '../../account/viewer.ts'
import { orderMessages } from '../messages.ts'
import { Order } from '../record/order.model.ts'
import { findUnseenVersion, UNSEEN } from './unseen-orders.service.ts'

/** When an order last changed. Every visible change updates it. */
export interface OrderVersion {
  id: string
  /** For the list of unseen orders, a string that differs after each change. */
  updatedAt: Date | string
}

/** Whether the viewer may follow every customer's orders. */
function followsAnyOrder(viewer: Viewer): boolean {
  return findAccessRefusal('staff', viewer) === null
}

/** Returns the versions of orders that the viewer may see: their own, or any for the team. Throws for other orders. */
export async function findOwnVersions(viewer: Viewer, ids: string[]): Promise<OrderVersion[]> {
  const isOfTeam = followsAnyOrder(viewer)
  const known = ids.filter((id) => parseId(id) !== null || (isOfTeam && id === UNSEEN))
  const versions = await findVersions(known, isOfTeam ? {} : { userId: viewer.user._id })
  if (versions.length < ids.length) throw requestError(orderMessages.ORDER_UNKNOWN())
  return versions
}

/** Reads the versions of orders with one command, and the version of the unseen orders with another. */
export async function findVersions(ids: string[], more: object = {}): Promise<OrderVersion[]> {
  const orderIds = ids.filter((id) => id !== UNSEEN)
  const found = await Promise.all([
    orderIds.length > 0 ? findOrderVersions(orderIds, more) : [],
    ids.includes(UNSEEN) ? findUnseenVersion() : [],
  ])
  return found.flat()
}

async function findOrderVersions(ids: string[], more: object): Promise<OrderVersion[]> {
  const found = await Order.find({ _id: { $in: ids }, ...more }, { updatedAt: 1 })
    // Asks for one more than there can be, so that the first batch is known to be the last.
    .batchSize(ids.length + 1)
    .lean()
  return found.map(({ _id, updatedAt }) => ({ id: _id.toHexString(), updatedAt }))
}
