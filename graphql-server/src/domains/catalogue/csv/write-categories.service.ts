import mongoose, { Types } from 'mongoose'
import type { PictureUrl } from '../../../lib/pictures.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { Category, type CategoryRecord } from '../category/category.model.ts'
import { lockCategories } from '../edits.ts'
import { toNameKey } from '../category/name-key.ts'
import { SubCategory, type SubCategoryRecord } from '../category/sub-category.model.ts'

/** The category names of a product. A sub-category requires a category. */
export interface CategoryNames {
  category?: string | undefined
  subCategory?: string | undefined
}

export interface NewCategory extends CategoryNames {
  /** The picture of the sub-category, or of the category if there is no sub-category. */
  image?: PictureUrl | undefined
}

export interface CategoryIds {
  categoryIds: Types.ObjectId[]
  subCategoryIds: Types.ObjectId[]
}

/** Finds categories and sub-categories by name, ignoring case, and creates missing ones. */
export interface CategoryRegistry {
  /** Creates those that are missing. */
  ensure(wanted: NewCategory[]): Promise<void>
  /** The ids of names that were passed to `ensure`. */
  findIds(names: CategoryNames): CategoryIds
  readonly size: number
  /** How many were created or, in a dry run, would have been. */
  readonly made: { categories: number; subCategories: number }
}

/** Reads all existing ones. With `dryRun`, missing ones are only counted. */
export async function openCategoryRegistry({ dryRun = false } = {}): Promise<CategoryRegistry> {
  const categories = new Map<string, Types.ObjectId>()
  const subCategories = new Map<string, Types.ObjectId>()
  const made = { categories: 0, subCategories: 0 }

  for (const { _id, nameKey } of await Category.find({}, { nameKey: 1 }).lean()) {
    categories.set(nameKey, _id)
  }
  for (const subCategory of await SubCategory.find({}, { nameKey: 1, categoryIds: 1 }).lean()) {
    for (const id of subCategory.categoryIds)
      subCategories.set(subCategoryKey(id, subCategory.nameKey), subCategory._id)
  }

  function missingCategories(wanted: NewCategory[]): CategoryRecord[] {
    const rows: CategoryRecord[] = []
    for (const { category, subCategory, image } of wanted) {
      if (!category || categories.has(toNameKey(category))) continue
      const row = { ...newRow(category), image: (subCategory ? null : image) ?? null }
      categories.set(row.nameKey, row._id)
      rows.push(row)
    }
    return rows
  }

  function missingSubCategories(wanted: NewCategory[]): SubCategoryRecord[] {
    const rows: SubCategoryRecord[] = []
    for (const { category, subCategory, image } of wanted) {
      const categoryId = category ? categories.get(toNameKey(category)) : undefined
      if (!categoryId || !subCategory) continue
      const key = subCategoryKey(categoryId, toNameKey(subCategory))
      if (subCategories.has(key)) continue
      const row = { ...newRow(subCategory), image: image ?? null, categoryIds: [categoryId] }
      subCategories.set(key, row._id)
      rows.push(row)
    }
    return rows
  }

  return {
    made,
    get size() {
      return categories.size
    },
    async ensure(wanted) {
      const newCategories = missingCategories(wanted)
      const newSubCategories = missingSubCategories(wanted)
      made.categories += newCategories.length
      made.subCategories += newSubCategories.length
      if (dryRun || newCategories.length + newSubCategories.length === 0) return
      await insertCategories(newCategories, newSubCategories)
    },
    findIds({ category, subCategory }) {
      const categoryId = category ? categories.get(toNameKey(category)) : undefined
      const subCategoryId =
        categoryId && subCategory
          ? subCategories.get(subCategoryKey(categoryId, toNameKey(subCategory)))
          : undefined
      return {
        categoryIds: categoryId ? [categoryId] : [],
        subCategoryIds: subCategoryId ? [subCategoryId] : [],
      }
    },
  }
}

const subCategoryKey = (category: Types.ObjectId, nameKey: string) =>
  `${category.toHexString()} ${nameKey}`

function newRow(name: string) {
  const now = new Date()
  return {
    _id: new Types.ObjectId(),
    name: name.trim(),
    nameKey: toNameKey(name),
    version: 1,
    usedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** Inserts all of them or none. Fails if a category was created or deleted meanwhile. */
async function insertCategories(
  categories: CategoryRecord[],
  subCategories: SubCategoryRecord[],
): Promise<void> {
  const toIds = (rows: { _id: Types.ObjectId }[]) => rows.map(({ _id }) => _id)
  await mongoose.connection.transaction(async (session) => {
    const options = { session, timestamps: false }
    if (categories.length > 0) await Category.insertMany(categories, options)
    if (subCategories.length > 0) await SubCategory.insertMany(subCategories, options)
    await lockCategories(
      { categoryIds: subCategories.flatMap(({ categoryIds }) => categoryIds) },
      session,
    )
    await recordChanges('category', toIds(categories), { session })
    await recordChanges('subCategory', toIds(subCategories), { session })
  })
}
