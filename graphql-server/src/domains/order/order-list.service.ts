import type { OrderStatus, PaymentState } from '../../contract/types.generated.ts'
import { prefixRange } from '../../lib/database/prefix-range.ts'
import { parseId } from '../../lib/ids.ts'
import { findNewestPage, pageRequest, toPage } from '../../lib/database/pagination.ts'
import { findUserIdsByEmail } from '../account/people.service.ts'
import { mobileKey, Order, type OrderPage, type OrderRecord } from './order.model.ts'
import { MAX_PAGE } from './order.service.ts'

const MAX_SEARCH = 254
const NUMBER = /^(?:ORD-?)?([0-9A-Z]{3,12})$/
const MOBILE = /^[+\d\s()-]+$/
const MIN_MOBILE_DIGITS = 6

export interface OrderListArgs {
  status?: OrderStatus | null
  payment?: PaymentState | null
  search: string
  first: number
  after?: string | null
}

/** Lists all orders, newest first. A search that is not a number, e-mail address or telephone number finds nothing. */
export async function listAllOrders({
  status,
  payment,
  search,
  ...args
}: OrderListArgs): Promise<OrderPage> {
  const page = pageRequest(args, MAX_PAGE)
  const found = await searchFilter(search.trim().slice(0, MAX_SEARCH))
  if (!found) return toPage<OrderRecord>([], page)
  const chosen = { ...(status && { status }), ...(payment && { 'payment.state': payment }) }
  return findNewestPage(Order, { ...chosen, ...found }, page)
}

export async function findAnyOrder(id: string): Promise<OrderRecord | null> {
  const _id = parseId(id)
  return _id && Order.findById(_id).lean()
}

async function searchFilter(search: string): Promise<object | null> {
  if (search === '') return {}
  if (search.includes('@')) return { userId: { $in: await findUserIdsByEmail(search) } }
  const digits = mobileKey(search)
  if (MOBILE.test(search) && digits.length >= MIN_MOBILE_DIGITS) {
    return { mobileKey: prefixRange(digits) }
  }
  const number = NUMBER.exec(search.toUpperCase())?.[1]
  return number ? { number: prefixRange(`ORD-${number}`) } : null
}
