import { listOf } from '../../../lib/database/cursor.ts'
import { findOldestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { Order, type OrderPage } from '../record/order.model.ts'
import { MAX_PAGE } from '../record/order.service.ts'

/** The orders whose prescription has to be checked, oldest first. */
export async function listOrdersToCheck(args: PageArgs): Promise<OrderPage> {
  const page = pageRequest(listOf('orders to check'), args, MAX_PAGE)
  return findOldestPage(Order, { checkDue: true }, page)
}
