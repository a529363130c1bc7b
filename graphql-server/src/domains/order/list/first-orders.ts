import type { Types } from 'mongoose'
import { uniqueIds } from '../../../lib/ids.ts'
import { isCompleteNumber, startsWithDigits } from '../../account/mobile-key.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { findOrdersById } from './order-list.service.ts'
import { parseOrderSearch } from './order-search.ts'

/** The number of matches per filter from which the newest are chosen, so that a short text reads little. */
const MAX_MATCHES = 50

interface FirstOrders {
  /** Newest first. */
  orders: OrderRecord[]
  /** The customers whose name or email address matches. */
  customerIds: Types.ObjectId[]
}

/** Finds a few orders for a text as the order list does, except that phone numbers may have `minDigits` digits only. */
export async function findFirstOrders(
  text: string,
  { count, minDigits }: { count: number; minDigits: number },
): Promise<FirstOrders> {
  const { filters, customerIds } = await parseOrderSearch(text, minDigits)
  const matches = await Promise.all(
    filters.map((filter) => Order.find(filter, { _id: 1 }).limit(MAX_MATCHES).lean()),
  )
  const ids = [...new Set(matches.flat().map(({ _id }) => _id.toHexString()))]
  const newest = ids.toSorted().reverse().slice(0, count)
  return { orders: newest.length > 0 ? await findOrdersById(newest) : [], customerIds }
}

/**
 * Finds the customers of orders whose address has a phone number that starts with these digits: of all orders for a
 * complete number, so that nobody can hide a customer with many orders, and otherwise of some.
 */
export async function findCustomersByPhone(digits: string): Promise<Types.ObjectId[]> {
  if (isCompleteNumber(digits)) return Order.distinct('userId', startsWithDigits(digits))
  const orders = await Order.find(startsWithDigits(digits), { userId: 1 }).limit(MAX_MATCHES).lean()
  return uniqueIds(orders.map(({ userId }) => userId))
}
