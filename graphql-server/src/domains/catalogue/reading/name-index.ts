import type { Types } from 'mongoose'
import type { CategoryRecord } from '../record/category.model.ts'
import type { SubCategoryRecord } from '../record/sub-category.model.ts'

interface Named {
  _id: Types.ObjectId
  nameKey: string
}

/** A small index of categories or sub-categories by id, and sorted by name. */
export interface NameIndex<Thing extends Named> {
  put(thing: Thing): void
  remove(id: string): void
  get(id: string): Thing | undefined
  find(ids: Types.ObjectId[]): Thing[]
  all(): Thing[]
  clear(): void
}

/** All categories and sub-categories. */
export interface CatalogueNames {
  categories: NameIndex<CategoryRecord>
  subCategories: NameIndex<SubCategoryRecord>
}

export function createCatalogueNames(): CatalogueNames {
  return { categories: createNameIndex(), subCategories: createNameIndex() }
}

function createNameIndex<Thing extends Named>(): NameIndex<Thing> {
  const byId = new Map<string, Thing>()
  let sorted: Thing[] | null = null
  return {
    put(thing) {
      byId.set(thing._id.toHexString(), thing)
      sorted = null
    },
    remove(id) {
      byId.delete(id)
      sorted = null
    },
    get: (id) => byId.get(id),
    find: (ids) => ids.flatMap((id) => byId.get(id.toHexString()) ?? []),
    all: () => (sorted ??= [...byId.values()].sort(byName)),
    clear() {
      byId.clear()
      sorted = null
    },
  }
}

function byName(a: Named, b: Named): number {
  if (a.nameKey !== b.nameKey) return a.nameKey < b.nameKey ? -1 : 1
  return a._id.toHexString() < b._id.toHexString() ? -1 : 1
}
