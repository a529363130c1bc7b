import { type ClientSession, type Types } from 'mongoose'
import { uniqueIds, parseId } from '../../../lib/ids.ts'
import { userError, type UserFacingError } from '../../../lib/user-error.ts'
import { Category } from '../record/category.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'

/** Parses the id of an entity to edit. A malformed id is treated as missing. */
export function requireId(id: string, what: string): Types.ObjectId {
  const _id = parseId(id)
  if (!_id) throw missing(what)
  return _id
}

export function missing(what: string): UserFacingError {
  return userError('NOT_FOUND', `This ${what} does not exist.`, 'id')
}

export function changedMeanwhile(what: string): UserFacingError {
  return userError('CHANGED_MEANWHILE', `Someone else has changed this ${what} meanwhile.`)
}

/** A filter for optimistic locking: the entity must still have this version. Without a version everything matches. */
export function matchVersion(version: number | null | undefined): { version?: number } {
  return version == null ? {} : { version }
}

/** Formats '3 sub-categories' or '1 product'. */
export function formatCount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/**
 * Ensures within a transaction that the categories exist and are not deleted concurrently. Each is updated, so that
 * of two such transactions one has to start again.
 */
export async function lockCategories(
  ids: { categoryIds?: Types.ObjectId[]; subCategoryIds?: Types.ObjectId[] },
  session: ClientSession,
): Promise<void> {
  const categoryIds = uniqueIds(ids.categoryIds ?? [])
  const subCategoryIds = uniqueIds(ids.subCategoryIds ?? [])
  const touch = { $set: { usedAt: new Date() } }
  const options = { session, timestamps: false }
  if (categoryIds.length > 0) {
    const { matchedCount } = await Category.updateMany(
      { _id: { $in: categoryIds } },
      touch,
      options,
    )
    if (matchedCount !== categoryIds.length) {
      throw userError('NOT_FOUND', 'One of the categories no longer exists.', 'categoryIds')
    }
  }
  if (subCategoryIds.length > 0) {
    const { matchedCount } = await SubCategory.updateMany(
      { _id: { $in: subCategoryIds } },
      touch,
      options,
    )
    if (matchedCount !== subCategoryIds.length) {
      throw userError('NOT_FOUND', 'One of the sub-categories no longer exists.', 'subCategoryIds')
    }
  }
}
