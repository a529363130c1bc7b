import { findOldestPage, pageRequest } from '../../../lib/database/pagination.ts'
import { Order, type OrderPage } from '../order.model.ts'
import { MAX_PAGE } from '../order.service.ts'

/** The orders whose prescription has to be checked, oldest first. */
export async function listOrdersToCheck(args: {
  first: number
  after?: string | null
}): Promise<OrderPage> {
  return findOldestPage(Order, { checkDue: true }, pageRequest(args, MAX_PAGE))
}
