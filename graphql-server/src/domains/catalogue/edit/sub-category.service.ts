import mongoose, { type Types } from 'mongoose'
import { z } from 'zod'
import { issue, parseInput, pictureField } from '../../../lib/input.ts'
import { inputMessages } from '../../../lib/messages/shared-messages.ts'
import { userError } from '../../../lib/user-error.ts'
import { retainPictures } from '../../../uploads/pictures.ts'
import type { Remember } from '../../../submissions/submit-once.ts'
import { submitFor } from '../../account/people.service.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { catalogueMessages } from '../messages.ts'
import { lockCategories, requireId, matchVersion } from './edits.ts'
import { toNameKey } from '../record/name-key.ts'
import { categoriesField, categoryNameField } from '../record/product-input.ts'
import { Product } from '../record/product.model.ts'
import { SubCategory, type SubCategoryRecord } from '../record/sub-category.model.ts'

const fields = z.object({
  name: categoryNameField('Name'),
  image: pictureField,
  categoryIds: categoriesField.refine(
    (ids) => ids.length > 0,
    issue(inputMessages.REQUIRED({ label: 'Category' })),
  ),
})

/**
 * Creates a sub-category in one or more categories, or returns the one that was created with the same idempotency key.
 * Throws for an unknown category.
 */
export async function createSubCategory(
  userId: Types.ObjectId,
  input: { idempotencyKey?: string | null },
): Promise<SubCategoryRecord> {
  const contents = parseInput(fields, input)
  return submitFor(
    { userId, kind: 'subCategory', input, contents },
    {
      create: (remember) => insertSubCategory(contents, remember),
      find: (id) => SubCategory.findById(id).lean(),
    },
  )
}

async function insertSubCategory(
  { name, image, categoryIds }: z.output<typeof fields>,
  remember: Remember,
): Promise<SubCategoryRecord> {
  await retainPictures([image])
  return write(async (session) => {
    await lockCategories({ categoryIds }, session)
    const row = { name, nameKey: toNameKey(name), image, categoryIds }
    const subCategory = await new SubCategory(row).save({ session })
    await remember(subCategory._id, session)
    return subCategory.toObject()
  })
}

/** Changes a sub-category. Throws for an unknown category, and if the given version is outdated. */
export async function updateSubCategory({
  id,
  version,
  ...input
}: {
  id: string
  version?: number | null
}): Promise<SubCategoryRecord> {
  const _id = requireId(id, catalogueMessages.SUB_CATEGORY_UNKNOWN())
  const { name, image, categoryIds } = parseInput(fields, input)
  await retainPictures([image])
  return write(async (session) => {
    await lockCategories({ categoryIds }, session)
    const changed = await SubCategory.findOneAndUpdate(
      { _id, ...matchVersion(version) },
      { $set: { name, nameKey: toNameKey(name), image, categoryIds }, $inc: { version: 1 } },
      { session, returnDocument: 'after' },
    ).lean()
    if (changed) return changed
    throw (await SubCategory.exists({ _id }))
      ? userError(catalogueMessages.SUB_CATEGORY_CHANGED())
      : userError(catalogueMessages.SUB_CATEGORY_UNKNOWN(), 'id')
  })
}

/** Deletes a sub-category. Throws while it has products. */
export async function deleteSubCategory(id: string): Promise<string> {
  const _id = requireId(id, catalogueMessages.SUB_CATEGORY_UNKNOWN())
  await mongoose.connection.transaction(async (session) => {
    const { deletedCount } = await SubCategory.deleteOne({ _id }, { session })
    if (deletedCount === 0) throw userError(catalogueMessages.SUB_CATEGORY_UNKNOWN(), 'id')
    const products = await Product.countDocuments({ subCategoryIds: _id }).session(session)
    if (products > 0) throw userError(catalogueMessages.SUB_CATEGORY_IN_USE({ products }))
    await recordChanges('subCategory', [_id], { deleted: true, session })
  })
  return _id.toHexString()
}

/** Runs a change and records it in one transaction. */
function write(
  change: (session: mongoose.ClientSession) => Promise<SubCategoryRecord>,
): Promise<SubCategoryRecord> {
  return mongoose.connection.transaction(async (session) => {
    const subCategory = await change(session)
    await recordChanges('subCategory', [subCategory._id], { session })
    return subCategory
  })
}
