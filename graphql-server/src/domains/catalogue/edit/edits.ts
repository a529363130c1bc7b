import { type ClientSession, type Types } from 'mongoose'
import { uniqueIds, parseId } from '../../../lib/ids.ts'
import type { Message } from '../../../lib/messages/define-messages.ts'
import { userError } from '../../../lib/user-error.ts'
import { catalogueMessages } from '../messages.ts'
import { Category } from '../record/category.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'

/** Parses the id of an entity to edit. Throws the message for a malformed id, as for a missing entity. */
export function requireId(id: string, unknown: Message<'NOT_FOUND'>): Types.ObjectId {
  const _id = parseId(id)
  if (!_id) throw userError(unknown, 'id')
  return _id
}

/** A filter for optimistic locking: matches only this version, or any if it is null. */
export function matchVersion(version: number | null | undefined): { version?: number } {
  return version == null ? {} : { version }
}

/**
 * Ensures within a transaction that the categories exist and are not deleted concurrently. Updates each of them, so
 * that two such transactions conflict and one starts again.
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
      throw userError(catalogueMessages.CATEGORIES_DELETED(), 'categoryIds')
    }
  }
  if (subCategoryIds.length > 0) {
    const { matchedCount } = await SubCategory.updateMany(
      { _id: { $in: subCategoryIds } },
      touch,
      options,
    )
    if (matchedCount !== subCategoryIds.length) {
      throw userError(catalogueMessages.SUB_CATEGORIES_DELETED(), 'subCategoryIds')
    }
  }
}
