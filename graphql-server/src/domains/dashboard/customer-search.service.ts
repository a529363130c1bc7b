import type { Types } from 'mongoose'
import { listOf } from '../../lib/database/cursor.ts'
import { pageRequest, type PageArgs, type PageEdges } from '../../lib/database/pagination.ts'
import { uniqueIds } from '../../lib/ids.ts'
import { findCustomerPage } from '../account/customer-page.service.ts'
import { readPhoneDigits } from '../account/mobile-key.ts'
import {
  findUsers,
  findUsersByPhone,
  MAX_FOUND,
  type FoundUsers,
} from '../account/people.service.ts'
import type { UserRecord } from '../account/user.model.ts'
import { findCustomersByPhone } from '../order/list/first-orders.ts'
import { dashboardMessages } from './messages.ts'

const MAX_PAGE = 50
const MAX_SEARCH = 254
const MIN_LETTERS = 2
const MIN_DIGITS = 4

export interface CustomerPage extends PageEdges<UserRecord> {
  searchHint: string | null
}

interface CustomerSearch {
  /** Null if the search is blank and finds everybody. */
  userIds: Types.ObjectId[] | null
  /** How to change the search to find more, as a sentence. */
  hint: string | null
}

/** Lists the customers, newest first. */
export async function listCustomers({
  search,
  ...args
}: PageArgs & { search: string }): Promise<CustomerPage> {
  const text = search.trim().slice(0, MAX_SEARCH)
  const page = pageRequest(listOf('customers', { text }), args, MAX_PAGE)
  const { userIds, hint } = await searchCustomers(text)
  return { ...(await findCustomerPage(page, userIds)), searchHint: hint }
}

/** Finds users by the start of their email address, of a word in their name, or of a phone number. Uses indexes. */
async function searchCustomers(text: string): Promise<CustomerSearch> {
  if (text === '') return { userIds: null, hint: null }
  const digits = readPhoneDigits(text)
  if (digits !== null && digits.length < MIN_DIGITS) {
    const { message } = dashboardMessages.CUSTOMER_SEARCH_NEEDS_DIGITS({ min: MIN_DIGITS })
    return { userIds: [], hint: message }
  }
  if (text.length < MIN_LETTERS) {
    const { message } = dashboardMessages.CUSTOMER_SEARCH_NEEDS_LETTERS({ min: MIN_LETTERS })
    return { userIds: [], hint: message }
  }
  const { userIds, isMore } = await (digits === null ? findUsers(text) : findByPhone(digits))
  const { message } = dashboardMessages.TOO_MANY_CUSTOMERS_FOUND({ max: MAX_FOUND })
  return { userIds, hint: isMore ? message : null }
}

/** Finds users by their own phone number, or by the one in an order's address. */
export async function findByPhone(digits: string): Promise<FoundUsers> {
  const [{ userIds, isMore }, ordered] = await Promise.all([
    findUsersByPhone(digits),
    findCustomersByPhone(digits),
  ])
  return { userIds: uniqueIds([...userIds, ...ordered]), isMore }
}
