import type { OrderStatus, PaymentState } from '../../contract/types.generated.ts'
import { prefixRange } from '../../lib/database/prefix-range.ts'
import { parseId } from '../../lib/ids.ts'
import {
  findNewestPage,
  findNewestRows,
  pageRequest,
  toPage,
  type PageRequest,
} from '../../lib/database/pagination.ts'
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
  const chosen = { ...(status && { status }), ...found }
  if (!payment) return findNewestPage(Order, chosen, page)
  if (payment === 'REFUND_DUE') return findWithRefundDue(chosen, page)
  return findNewestPage(Order, { ...chosen, 'payment.state': payment }, page)
}

/** A page of the orders with a refund of their payment or of rejected lines that is due; each kind has its index. */
async function findWithRefundDue(chosen: object, page: PageRequest): Promise<OrderPage> {
  const [cancelled, rejected] = await Promise.all([
    findNewestRows(Order, { ...chosen, 'payment.state': 'REFUND_DUE' }, page),
    findNewestRows(Order, { ...chosen, 'check.refund.isDue': true }, page),
  ])
  const byId = new Map([...cancelled, ...rejected].map((order) => [order._id.toHexString(), order]))
  const ids = [...byId.keys()].toSorted().toReversed()
  const newest = ids.flatMap((id) => byId.get(id) ?? []).slice(0, page.first + 1)
  return toPage(newest, page)
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
