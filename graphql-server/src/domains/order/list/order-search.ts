import type { Types } from 'mongoose'
import { prefixRange } from '../../../lib/database/prefix-range.ts'
import { readPhoneDigits, startsWithDigits } from '../../account/mobile-key.ts'
import { findUsers, MAX_FOUND } from '../../account/people.service.ts'
import { orderMessages } from '../messages.ts'

const MAX_SEARCH = 254
const MIN_LETTERS = 2
const MIN_DIGITS = 6
const UPI_DIGITS = 12

const NUMBER = /^(?:ORD-?)?([0-9A-Z]{3,12})$/
/** '2026-27/000123', or 'T26-27/000123' from a registered shop. */
const INVOICE = /^(?:\d{4}|[A-Z]{1,2}\d\d)-\d\d\/\d+$/i
const UPI_REFERENCE = /^KC[0-9A-Z]{4,}$/

/** A search for orders. */
export interface OrderSearch {
  /** The database filters. An order matches at least one. Empty if nothing can match. */
  filters: object[]
  /** How to change the search to find more, as a sentence. */
  hint: string | null
  /** The customers whose name or email address matches. */
  customerIds: Types.ObjectId[]
}

/** Every filter uses an index. A blank search matches all orders. */
export async function parseOrderSearch(text: string, minDigits = MIN_DIGITS): Promise<OrderSearch> {
  const search = text.trim().slice(0, MAX_SEARCH)
  const found = { hint: null, customerIds: [] }
  if (search === '') return { ...found, filters: [{}] }
  if (INVOICE.test(search)) {
    const number = search.toUpperCase()
    return { ...found, filters: [{ 'invoice.number': number }, { 'invoice.numbers': number }] }
  }
  const byNumber = numberFilters(search.toUpperCase())
  const digits = readPhoneDigits(search)
  const { filters, ...others } =
    digits === null ? await byCustomer(search) : byDigits(digits, minDigits)
  return { ...others, filters: [...byNumber, ...filters] }
}

/** Filters by order number or UPI payment reference. */
function numberFilters(search: string): object[] {
  const number = NUMBER.exec(search)?.[1]
  return [
    ...(number ? [{ number: prefixRange(`ORD-${number}`) }] : []),
    ...(UPI_REFERENCE.test(search) ? [{ 'payment.upiReference': prefixRange(search) }] : []),
  ]
}

/** Filters by the phone number in the delivery address or the UPI transaction number. */
function byDigits(digits: string, min: number): OrderSearch {
  if (digits.length < min) {
    const { message: hint } = orderMessages.SEARCH_NEEDS_DIGITS({ min })
    return { filters: [], hint, customerIds: [] }
  }
  const byMobile = startsWithDigits(digits)
  const byTransaction = { 'payment.upiTransactionId': prefixRange(digits) }
  return {
    filters: digits.length > UPI_DIGITS ? [byMobile] : [byMobile, byTransaction],
    hint: null,
    customerIds: [],
  }
}

/** Filters by the customer's name or email address. */
async function byCustomer(search: string): Promise<OrderSearch> {
  if (search.length < MIN_LETTERS) {
    const { message: hint } = orderMessages.SEARCH_NEEDS_LETTERS({ min: MIN_LETTERS })
    return { filters: [], hint, customerIds: [] }
  }
  const { userIds, isMore } = await findUsers(search)
  return {
    filters: userIds.length > 0 ? [{ userId: { $in: userIds } }] : [],
    hint: isMore ? orderMessages.SEARCH_MATCHES_TOO_MANY({ max: MAX_FOUND }).message : null,
    customerIds: userIds,
  }
}
