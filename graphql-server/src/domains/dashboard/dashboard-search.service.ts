import type { Types } from 'mongoose'
import { readPhoneDigits } from '../account/mobile-key.ts'
import { findFirstOrders } from '../order/list/first-orders.ts'
import { findProductsByText } from '../catalogue/browse/product-list.service.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import type { ProductSearch } from '../catalogue/search/product-search.ts'
import type { OrderRecord } from '../order/record/order.model.ts'
import { findByPhone } from './customer-search.service.ts'
import { dashboardMessages } from './messages.ts'

/** A shorter text would match too much. */
const MIN_LENGTH = 3
const MAX_LENGTH = 254
/** The number of orders, of products and of customers. */
const MAX_FOUND = 5

export interface DashboardFindings {
  orders: OrderRecord[]
  products: ProductRecord[]
  customerIds: Types.ObjectId[]
  hint: string | null
}

/** Finds orders, products and customers. Takes at most seven database commands, each of which uses an index. */
export async function searchDashboard(
  search: ProductSearch,
  given: string,
): Promise<DashboardFindings> {
  const text = given.trim().slice(0, MAX_LENGTH)
  if (text.length < MIN_LENGTH) {
    const { message: hint } = dashboardMessages.SEARCH_TOO_SHORT({ min: MIN_LENGTH })
    return { orders: [], products: [], customerIds: [], hint }
  }
  const digits = readPhoneDigits(text) ?? ''
  const [{ orders, customerIds }, products, byPhone] = await Promise.all([
    findFirstOrders(text, { count: MAX_FOUND, minDigits: MIN_LENGTH }),
    findProductsByText(search, text, MAX_FOUND),
    digits.length < MIN_LENGTH ? [] : findByPhone(digits).then(({ userIds }) => userIds),
  ])
  const found = [...customerIds, ...byPhone].slice(0, MAX_FOUND)
  return { orders, products, customerIds: found, hint: null }
}
