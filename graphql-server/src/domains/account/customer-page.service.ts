import type { Types } from 'mongoose'
import {
  findNewestPage,
  toPage,
  type PageEdges,
  type PageRequest,
} from '../../lib/database/pagination.ts'
import { User, type UserRecord } from './user.model.ts'

const CUSTOMERS = { role: 'USER' } as const

/** Finds a page of the customers' accounts, newest first: of all, or of those among these users. */
export async function findCustomerPage(
  page: PageRequest,
  among: readonly Types.ObjectId[] | null,
): Promise<PageEdges<UserRecord>> {
  if (!among) return findNewestPage(User, CUSTOMERS, page)
  const { first, after } = page
  const rest = after ? among.filter((id) => id.toHexString() < after.toHexString()) : among
  const users = await User.find({ _id: { $in: rest }, ...CUSTOMERS })
    .sort({ _id: -1 })
    .limit(first + 1)
    .lean()
  return toPage(users, page)
}
