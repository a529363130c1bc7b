import { type ClientSession, type Types } from 'mongoose'
import { uniqueIds, parseId } from '../../lib/ids.ts'
import { refuse, type Refusal } from '../../lib/refusal.ts'
import { Category } from './category/category.model.ts'
import { SubCategory } from './category/sub-category.model.ts'

/** The id of a thing to edit, or a refusal as if it did not exist. */
export function requireId(id: string, what: string): Types.ObjectId {
  const _id = parseId(id)
  if (!_id) throw missing(what)
  return _id
}

export function missing(what: string): Refusal {
  return refuse('NOT_FOUND', `This ${what} does not exist.`, 'id')
}

export function changedMeanwhile(what: string): Refusal {
  return refuse('CHANGED_MEANWHILE', `Somebody else has changed this ${what} meanwhile.`)
}

/** Part of a filter: that the thing is still as the admin saw it. Without a version everything matches. */
export function matchVersion(version: number | null | undefined): { version?: number } {
  return version == null ? {} : { version }
}

/** '3 sub-categories', '1 product'. */
export function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/**
 * Makes sure within a transaction that the shelves exist, and that none of them is deleted beside it: each is
 * touched, so that of two such transactions one has to wait and look again.
 */
export async function lockCategories(
  shelves: { categoryIds?: Types.ObjectId[]; subCategoryIds?: Types.ObjectId[] },
  session: ClientSession,
): Promise<void> {
  const categoryIds = uniqueIds(shelves.categoryIds ?? [])
  const subCategoryIds = uniqueIds(shelves.subCategoryIds ?? [])
  const touch = { $set: { usedAt: new Date() } }
  const options = { session, timestamps: false }
  if (categoryIds.length > 0) {
    const { matchedCount } = await Category.updateMany(
      { _id: { $in: categoryIds } },
      touch,
      options,
    )
    if (matchedCount !== categoryIds.length) {
      throw refuse('NOT_FOUND', 'One of the categories does not exist any more.', 'categoryIds')
    }
  }
  if (subCategoryIds.length > 0) {
    const { matchedCount } = await SubCategory.updateMany(
      { _id: { $in: subCategoryIds } },
      touch,
      options,
    )
    if (matchedCount !== subCategoryIds.length) {
      throw refuse(
        'NOT_FOUND',
        'One of the sub-categories does not exist any more.',
        'subCategoryIds',
      )
    }
  }
}
