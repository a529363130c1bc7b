import mongoose, { Types } from 'mongoose'
import { isDuplicate } from '../../../lib/database/errors.ts'
import type { PictureUrl } from '../../../lib/pictures.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { Category, type CategoryRecord } from '../record/category.model.ts'
import { lockCategories } from '../edit/edits.ts'
import { toNameKey } from '../record/name-key.ts'
import { SubCategory, type SubCategoryRecord } from '../record/sub-category.model.ts'

/** A product's category names. A sub-category requires a category. */
interface CategoryNames {
  category?: string | undefined
  subCategory?: string | undefined
}

export interface NewCategory extends CategoryNames {
  /** The sub-category's image, or the category's image if there is no sub-category. */
  image?: PictureUrl | undefined
}

interface CategoryIds {
  categoryIds: Types.ObjectId[]
  subCategoryIds: Types.ObjectId[]
}

/** Finds categories and sub-categories by name, ignoring case, and creates missing ones. */
export interface CategoryRegistry {
  /** Creates the missing ones. */
  ensure(requested: NewCategory[]): Promise<void>
  /** Finds the ids for names that were passed to `ensure`. */
  findIds(names: CategoryNames): CategoryIds
  readonly size: number
  /** The number of entries that were created or, in a dry run, would have been. */
  readonly made: { categories: number; subCategories: number }
}

/** A category that someone else creates in the meantime is read and used. */
const MAX_ATTEMPTS = 10

/** Reads all existing categories. With `dryRun`, missing ones are only counted. */
export async function openCategoryRegistry({ dryRun = false } = {}): Promise<CategoryRegistry> {
  let existing = await readExisting()
  let isOutdated = false
  const made = { categories: 0, subCategories: 0 }

  /** Creates the missing categories in one transaction. */
  async function createMissing(requested: NewCategory[]): Promise<void> {
    if (isOutdated) {
      existing = await readExisting()
      isOutdated = false
    }
    const missing = findMissing(requested, existing)
    try {
      if (!dryRun) await insertCategories(missing)
    } catch (error) {
      // The stored state is unknown, also after an outage, which may hide that the transaction was committed.
      isOutdated = true
      throw error
    }
    for (const [key, { _id }] of missing.categories) existing.categories.set(key, _id)
    for (const [key, { _id }] of missing.subCategories) existing.subCategories.set(key, _id)
    made.categories += missing.categories.size
    made.subCategories += missing.subCategories.size
  }

  return {
    made,
    get size() {
      return existing.categories.size
    },
    async ensure(requested) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await createMissing(requested)
          return
        } catch (error) {
          if (!isDuplicate(error) || attempt === MAX_ATTEMPTS) throw error
        }
      }
    },
    findIds({ category, subCategory }) {
      const categoryId = category ? existing.categories.get(toNameKey(category)) : undefined
      const subCategoryId =
        categoryId && subCategory
          ? existing.subCategories.get(subCategoryKey(categoryId, toNameKey(subCategory)))
          : undefined
      return {
        categoryIds: categoryId ? [categoryId] : [],
        subCategoryIds: subCategoryId ? [subCategoryId] : [],
      }
    },
  }
}

/** Category ids by name key, and sub-category ids by category and name key. */
interface ExistingCategories {
  categories: Map<string, Types.ObjectId>
  subCategories: Map<string, Types.ObjectId>
}

/** The categories and sub-categories to create, with the same keys. */
interface MissingCategories {
  categories: Map<string, CategoryRecord>
  subCategories: Map<string, SubCategoryRecord>
}

async function readExisting(): Promise<ExistingCategories> {
  const categories = await Category.find({}, { nameKey: 1 }).lean()
  const subCategories = await SubCategory.find({}, { nameKey: 1, categoryIds: 1 }).lean()
  return {
    categories: new Map(categories.map(({ _id, nameKey }) => [nameKey, _id])),
    subCategories: new Map(
      subCategories.flatMap(({ _id, nameKey, categoryIds }) =>
        categoryIds.map((id) => [subCategoryKey(id, nameKey), _id]),
      ),
    ),
  }
}

function findMissing(requested: NewCategory[], existing: ExistingCategories): MissingCategories {
  const missing: MissingCategories = { categories: new Map(), subCategories: new Map() }
  for (const { category, subCategory, image = null } of requested) {
    if (!category) continue
    const nameKey = toNameKey(category)
    if (existing.categories.has(nameKey) || missing.categories.has(nameKey)) continue
    missing.categories.set(nameKey, { ...newRow(category), image: subCategory ? null : image })
  }
  for (const { category, subCategory, image = null } of requested) {
    if (!category || !subCategory) continue
    const nameKey = toNameKey(category)
    const categoryId = existing.categories.get(nameKey) ?? missing.categories.get(nameKey)?._id
    if (!categoryId) continue
    const key = subCategoryKey(categoryId, toNameKey(subCategory))
    if (existing.subCategories.has(key) || missing.subCategories.has(key)) continue
    missing.subCategories.set(key, { ...newRow(subCategory), image, categoryIds: [categoryId] })
  }
  return missing
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

/** Inserts everything in one transaction. Fails if someone else has created or deleted one of the categories. */
async function insertCategories(missing: MissingCategories): Promise<void> {
  const categories = [...missing.categories.values()]
  const subCategories = [...missing.subCategories.values()]
  if (categories.length + subCategories.length === 0) return
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
