import { Types } from 'mongoose'
import type { OrderStatus, PaymentState } from '../../../contract/types.generated.ts'
import { requestError } from '../../../lib/errors.ts'
import { parseIndianDay } from '../../../lib/time/indian-time.ts'
import { orderMessages } from '../messages.ts'
import { REFUND_DUE_FILTERS } from '../record/refund.model.ts'
import { parseOrderSearch } from './order-search.ts'

export interface OrderFilterArgs {
  status?: OrderStatus | null
  payment?: PaymentState | null
  search: string
  placedFrom?: string | null
  placedTo?: string | null
}

/** The filter of an order list. */
export interface OrderFilter {
  status: OrderStatus | null
  /** Filters besides status and days. An order matches at least one. Empty if nothing can match. */
  alternatives: object[]
  /** The days as a range of IDs, which contain the second in which they were created. */
  days: { $gte?: Types.ObjectId; $lte?: Types.ObjectId }
  /** Whether indexes cannot count the statuses, because of a search or several alternatives. */
  isComplex: boolean
  hasPayment: boolean
  /** How to change the search to find more, as a sentence. */
  searchHint: string | null
}

/** Orders with a smaller or a greater ID. */
export type IdLimit = { $lt: Types.ObjectId } | { $gt: Types.ObjectId }

/** Throws for a day that does not exist. */
export async function parseOrderFilter(args: OrderFilterArgs): Promise<OrderFilter> {
  const { status = null, payment = null, search, placedFrom, placedTo } = args
  const days = {
    ...(placedFrom && { $gte: idAt(parseDay(placedFrom, 'placedFrom').start, '0') }),
    ...(placedTo && { $lte: idAt(parseDay(placedTo, 'placedTo').lastSecond, 'f') }),
  }
  const { filters, hint: searchHint } = await parseOrderSearch(search)
  const alternatives = filters.flatMap((found) =>
    paymentFilters(payment).map((one) => ({ ...found, ...one })),
  )
  const isComplex = search.trim() !== '' || alternatives.length !== 1
  return { status, alternatives, days, isComplex, hasPayment: payment !== null, searchHint }
}

function parseDay(text: string, argument: string) {
  const day = parseIndianDay(text)
  if (!day) throw requestError(orderMessages.DAY_MALFORMED({ argument }))
  return day
}

/** The first or last ID of a second: the time, followed by 16 times the digit 0 or f. */
function idAt(moment: Date, digit: '0' | 'f'): Types.ObjectId {
  const seconds = (moment.getTime() / 1000).toString(16).padStart(8, '0')
  return new Types.ObjectId(seconds + digit.repeat(16))
}

/** REFUND_DUE finds every order with a refund that is due. */
function paymentFilters(payment: PaymentState | null): object[] {
  if (!payment) return [{}]
  return payment === 'REFUND_DUE' ? [...REFUND_DUE_FILTERS] : [{ 'payment.state': payment }]
}

/** The database filters, one for each alternative, with a further filter and limit. */
export function toQueries(
  { alternatives, days }: OrderFilter,
  further: object,
  limit?: IdLimit,
): object[] {
  const range = { ...days, ...limit }
  const ids = Object.keys(range).length > 0 ? { _id: range } : {}
  return alternatives.map((one) => ({ ...one, ...further, ...ids }))
}
