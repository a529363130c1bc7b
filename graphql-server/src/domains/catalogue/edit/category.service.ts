import mongoose, { type Types } from 'mongoose'
import { z } from 'zod'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { parseInput, pictureField } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'
import { retainPictures } from '../../../uploads/pictures.ts'
import type { Remember } from '../../../submissions/submit-once.ts'
import { submitFor } from '../../account/people.service.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { Category, type CategoryRecord } from '../record/category.model.ts'
import { catalogueMessages } from '../messages.ts'
import { requireId, matchVersion } from './edits.ts'
import { toNameKey } from '../record/name-key.ts'
import { categoryNameField, limitField } from '../record/product-input.ts'
import { Product } from '../record/product.model.ts'
import { SubCategory } from '../record/sub-category.model.ts'

const fields = z.object({
  name: categoryNameField('Name'),
  image: pictureField,
  maxPerOrder: limitField.optional(),
})

export async function hasCategories(): Promise<boolean> {
  return (await Category.exists({})) !== null
}

/**
 * Creates a category, or returns the one that was created with the same idempotency key. Throws if the name is taken,
 * ignoring case.
 */
export async function createCategory(
  userId: Types.ObjectId,
  input: { idempotencyKey?: string | null },
): Promise<CategoryRecord> {
  const contents = parseInput(fields, input)
  return submitFor(
    { userId, kind: 'category', input, contents },
    {
      create: (remember) => insertCategory(contents, remember),
      find: (id) => Category.findById(id).lean(),
    },
  )
}

async function insertCategory(
  contents: z.output<typeof fields>,
  remember: Remember,
): Promise<CategoryRecord> {
  await retainPictures([contents.image])
  return write(async (session) => {
    const row = { ...contents, nameKey: toNameKey(contents.name) }
    const category = await new Category(row).save({ session })
    await remember(category._id, session)
    return category.toObject()
  })
}

/** Changes a category. Throws if the name is taken or the given version is outdated. */
export async function updateCategory({
  id,
  version,
  ...input
}: {
  id: string
  version?: number | null
}): Promise<CategoryRecord> {
  const _id = requireId(id, catalogueMessages.CATEGORY_UNKNOWN())
  const contents = parseInput(fields, input)
  await retainPictures([contents.image])
  return write(async (session) => {
    const changed = await Category.findOneAndUpdate(
      { _id, ...matchVersion(version) },
      { $set: { ...contents, nameKey: toNameKey(contents.name) }, $inc: { version: 1 } },
      { session, returnDocument: 'after' },
    ).lean()
    if (changed) return changed
    throw (await Category.exists({ _id }))
      ? userError(catalogueMessages.CATEGORY_CHANGED())
      : userError(catalogueMessages.CATEGORY_UNKNOWN(), 'id')
  })
}

/** Deletes a category. Throws while it has sub-categories or products. */
export async function deleteCategory(id: string): Promise<string> {
  const _id = requireId(id, catalogueMessages.CATEGORY_UNKNOWN())
  await mongoose.connection.transaction(async (session) => {
    const { deletedCount } = await Category.deleteOne({ _id }, { session })
    if (deletedCount === 0) throw userError(catalogueMessages.CATEGORY_UNKNOWN(), 'id')
    const subCategories = await SubCategory.countDocuments({ categoryIds: _id }).session(session)
    const products = await Product.countDocuments({ categoryIds: _id }).session(session)
    if (subCategories + products > 0)
      throw userError(catalogueMessages.CATEGORY_IN_USE({ subCategories, products }))
    await recordChanges('category', [_id], { deleted: true, session })
  })
  return _id.toHexString()
}

/** Runs a change and records it in one transaction. */
async function write(
  change: (session: mongoose.ClientSession) => Promise<CategoryRecord>,
): Promise<CategoryRecord> {
  try {
    return await mongoose.connection.transaction(async (session) => {
      const category = await change(session)
      await recordChanges('category', [category._id], { session })
      return category
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw userError(catalogueMessages.CATEGORY_NAME_TAKEN(), 'name')
  }
}
