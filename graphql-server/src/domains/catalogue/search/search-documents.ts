import type { Types } from 'mongoose'
import { Category } from '../category.model.ts'
import type { ProductRecord } from '../product.model.ts'
import { SubCategory } from '../sub-category.model.ts'
import type { SearchDocument } from './search-index.ts'

/** What the index reads of a product. */
export type SearchRow = Pick<
  ProductRecord,
  '_id' | 'name' | 'unit' | 'description' | 'categoryIds' | 'subCategoryIds'
>

/** The names of all categories and sub-categories: products carry their ids alone. */
export interface ShelfNames {
  load(): Promise<void>
  /** Reads those of the rows' categories and sub-categories that are not known yet. */
  learn(rows: SearchRow[]): Promise<void>
  /** Reads these anew, and gives those whose name is another than before. */
  refresh(ids: Types.ObjectId[]): Promise<Types.ObjectId[]>
  documentOf(row: SearchRow): SearchDocument
}

export function shelfNames(): ShelfNames {
  const names = new Map<string, string>()

  async function read(ids?: Types.ObjectId[]): Promise<void> {
    const filter = ids ? { _id: { $in: ids } } : {}
    const [categories, subCategories] = await Promise.all([
      Category.find(filter, { name: 1 }).lean(),
      SubCategory.find(filter, { name: 1 }).lean(),
    ])
    for (const { _id, name } of [...categories, ...subCategories])
      names.set(_id.toHexString(), name)
  }

  const nameOf = (id: Types.ObjectId) => names.get(id.toHexString())
  const namesOf = (ids: Types.ObjectId[]) => ids.map((id) => nameOf(id) ?? '')

  return {
    load: () => read(),
    async learn(rows) {
      const ids = rows.flatMap((row) => [...row.categoryIds, ...row.subCategoryIds])
      const unknown = new Map(
        ids.filter((id) => nameOf(id) === undefined).map((id) => [id.toHexString(), id]),
      )
      if (unknown.size === 0) return
      await read([...unknown.values()])
      // A thing that is gone has no name, and is not asked for again.
      for (const key of unknown.keys()) if (!names.has(key)) names.set(key, '')
    },
    async refresh(ids) {
      if (ids.length === 0) return []
      const before = namesOf(ids)
      await read(ids)
      return ids.filter((id, at) => nameOf(id) !== before[at] && before[at] !== '')
    },
    documentOf: (row) => ({
      id: row._id.toHexString(),
      name: row.name,
      unit: row.unit,
      description: row.description,
      categories: namesOf(row.categoryIds),
      subCategories: namesOf(row.subCategoryIds),
    }),
  }
}
