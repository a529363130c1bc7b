import type { Types } from 'mongoose'
import type {
  AddCustomerAddressInput,
  AddPhoneCustomerInput,
  NumberProof,
} from '../../../contract/types.generated.ts'
import { parseId } from '../../../lib/ids.ts'
import { userError } from '../../../lib/user-error.ts'
import { isCompleteNumber, mobileKey } from '../../account/mobile-key.ts'
import { findActiveUser, findActiveUsers } from '../../account/people.service.ts'
import { addPhoneCustomer, findPhoneCustomer } from '../../account/phone-customer.service.ts'
import type { UserRecord } from '../../account/user.model.ts'
import type { AddressRecord } from '../../address/address.model.ts'
import { createAddress } from '../../address/address.service.ts'
import { customerUnknown } from '../../customer/customer-unknown.ts'
import { recordCustomerViews } from '../../customer/customer-view.service.ts'
import { Order } from '../record/order.model.ts'
import { OPEN } from '../record/order-statuses.ts'
import { phoneMessages } from './messages.ts'

const MAX_CUSTOMERS = 10

/** A customer with a phone number, and what proves that it is theirs. */
export interface FoundCustomer {
  user: UserRecord
  proof: NumberProof
}

/**
 * Finds the customers with a phone number, without the team's accounts, and records that the member reads their data.
 * Anybody can enter any number in an order, so those with a proof come first, and the orders are grouped by person before
 * anything is cut off.
 */
export async function findCustomers(
  memberId: Types.ObjectId,
  phone: string,
): Promise<FoundCustomer[]> {
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
  const customers = found.flatMap(([id, proof]) => {
    const user = users.get(id)
    return user?.role === 'USER' ? [{ user, proof }] : []
  })
  await recordRead(memberId, customers)
  return customers
}

/** Adds a customer who orders by telephone, or finds the one with this number, whose addresses the member then reads. */
export async function addCustomer(
  memberId: Types.ObjectId,
  input: AddPhoneCustomerInput,
): Promise<FoundCustomer> {
  const customer: FoundCustomer = { user: await addPhoneCustomer(input), proof: 'ADDED_BY_TEAM' }
  await recordRead(memberId, [customer])
  return customer
}

function recordRead(memberId: Types.ObjectId, customers: FoundCustomer[]): Promise<void> {
  return recordCustomerViews(
    memberId,
    customers.map(({ user }) => user._id),
  )
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

/**
 * Finds the customer with this id for a team member, and records it. Throws unless their account is active. Colleagues
 * order with their own login.
 */
export async function requireCustomer(memberId: Types.ObjectId, id: string): Promise<UserRecord> {
  const customer = parseId(id) && (await findActiveUser(id))
  if (!customer) throw customerUnknown()
  if (customer.role !== 'USER') throw userError(phoneMessages.CUSTOMER_IN_TEAM(), 'customerId')
  await recordCustomerViews(memberId, [customer._id])
  return customer
}

/** Adds an address for a customer, who gets an email about it. */
export async function addCustomerAddress(
  memberId: Types.ObjectId,
  { customerId, address }: AddCustomerAddressInput,
): Promise<AddressRecord> {
  const customer = await requireCustomer(memberId, customerId)
  return createAddress(customer._id, address, 'TEAM')
}
