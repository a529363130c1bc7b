import type { Types } from 'mongoose'
import type { NumberProof } from '../../../contract/types.generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { isCompleteNumber, mobileKey } from '../../account/mobile-key.ts'
import { findActiveUser, findActiveUsers } from '../../account/people.service.ts'
import { findPhoneCustomer } from '../../account/phone-customer.service.ts'
import type { UserRecord } from '../../account/user.model.ts'
import { customerUnknown } from '../../customer/customer-unknown.ts'
import { Order } from '../record/order.model.ts'
import { OPEN } from '../record/order-statuses.ts'

const MAX_CUSTOMERS = 10

/** A customer with a phone number, and what proves that it is theirs. */
export interface FoundCustomer {
  user: UserRecord
  proof: NumberProof
}

/**
 * Finds the customers with a phone number. Anybody can enter it in an order, so those with a proof come first, and the
 * orders are grouped by person before anything is cut off.
 */
export async function findCustomers(phone: string): Promise<FoundCustomer[]> {
  const key = mobileKey(phone)
  if (!isCompleteNumber(key)) return []
  const [added, served, ordering] = await Promise.all([
    findPhoneCustomer(key),
    Order.distinct('userId', { mobileKey: key, status: 'DELIVERED' }),
    Order.distinct('userId', { mobileKey: key, status: { $in: OPEN } }),
  ])
  const proofs = new Map<string, NumberProof>()
  prove(proofs, added ? [added._id] : [], 'ADDED_BY_TEAM')
  prove(proofs, served, 'ORDER_DELIVERED')
  prove(proofs, ordering, 'NONE')
  const found = [...proofs].slice(0, MAX_CUSTOMERS)
  const users = await findActiveUsers(found.map(([id]) => id))
  return found.flatMap(([id, proof]) => {
    const user = users.get(id)
    return user ? [{ user, proof }] : []
  })
}

/** Adds the users who have no proof yet. Ids begin with the time of the registration, so older accounts come first. */
function prove(
  proofs: Map<string, NumberProof>,
  userIds: Types.ObjectId[],
  proof: NumberProof,
): void {
  for (const id of userIds.map((each) => each.toHexString()).toSorted()) {
    if (!proofs.has(id)) proofs.set(id, proof)
  }
}

/** Finds the customer with this id. Throws unless their account is active. */
export async function requireCustomer(id: string): Promise<UserRecord> {
  const customer = parseId(id) && (await findActiveUser(id))
  if (!customer) throw customerUnknown()
  return customer
}
