import { mobileKey } from '../../account/mobile-key.ts'
import { userError } from '../../../lib/user-error.ts'
import { findActiveUser } from '../../account/people.service.ts'
import { findPhoneCustomer } from '../../account/phone-customer.service.ts'
import type { UserRecord } from '../../account/user.model.ts'
import { parseId } from '../../../lib/ids.ts'
import { customerMessages } from '../../customer/messages.ts'
import { Order } from '../record/order.model.ts'

const MAX_CUSTOMERS = 10
/** The number of orders among which customers are found. */
const MAX_ORDERS = 50
const DIGITS = 10

/** Finds the ids of the customers with a phone number: those with the newest orders first, then one without orders. */
export async function findCustomerIds(phone: string): Promise<string[]> {
  const key = mobileKey(phone)
  if (key.length < DIGITS) return []
  const [orders, added] = await Promise.all([
    Order.find({ mobileKey: key }, { userId: 1 }).sort({ _id: -1 }).limit(MAX_ORDERS).lean(),
    findPhoneCustomer(key),
  ])
  const ids = [...orders.map(({ userId }) => userId), ...(added ? [added._id] : [])]
  return [...new Set(ids.map((id) => id.toHexString()))].slice(0, MAX_CUSTOMERS)
}

/** Finds the customer with this id. Throws unless their account is active. */
export async function requireCustomer(id: string): Promise<UserRecord> {
  const customer = parseId(id) && (await findActiveUser(id))
  if (!customer) throw userError(customerMessages.CUSTOMER_UNKNOWN(), 'customerId')
  return customer
}
