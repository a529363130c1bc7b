import type { CatalogueNames } from '../../reading/name-index.ts'
import { createPlaceList } from '../../reading/table/place-list.ts'
import { countByNumber, perVersion, type ProductTable } from '../../reading/table/product-table.ts'
import { findByWords } from './text-index.ts'

/** The product table, and the category names. */
export interface NamedTable {
  table: ProductTable
  names: CatalogueNames
}

/** A suggested category, sub-category or brand. */
interface Group {
  text: string
  kind: 'CATEGORY' | 'BRAND'
  categoryId?: string
  subCategoryId?: string
}

/** A group with its product count. For a brand, only products in stock count. */
interface CountedGroup {
  group: Group
  products: number
}

/** Finds groups with products by the words in their names, the largest first. The last word may be incomplete. */
export function createGroupFinder({
  table,
  names,
}: NamedTable): (words: readonly string[]) => Group[] {
  const places = createPlaceList(table)
  const findBrands = findByWords(
    () => table.brands,
    (brand) => brand,
  )
  const countBrands = perVersion(table, () => {
    const { brand, stock } = table.columns
    return countByNumber(table, table.brands.length, (row) =>
      (stock[row] ?? 0) > 0 ? (brand[row] ?? 0) : null,
    )
  })

  function createPlaceFinder(
    kind: keyof CatalogueNames,
    toGroup: (id: string) => Partial<Group>,
  ): (words: readonly string[]) => CountedGroup[] {
    const list = () => names[kind].all()
    const find = findByWords<{ name: string }>(list, ({ name }) => name)
    return (words) =>
      find(words).flatMap((position) => {
        const place = list()[position]
        if (!place) return []
        const id = place._id.toHexString()
        const group = { text: place.name, kind: 'CATEGORY' as const, ...toGroup(id) }
        return [{ group, products: places.countAll().get(id) ?? 0 }]
      })
  }

  const findCategories = createPlaceFinder('categories', (categoryId) => ({ categoryId }))
  const findSubCategories = createPlaceFinder('subCategories', (subCategoryId) => ({
    subCategoryId,
  }))
  const toBrand = (number: number): CountedGroup => ({
    group: { text: table.brands[number] ?? '', kind: 'BRAND' },
    products: countBrands()[number] ?? 0,
  })

  return (words) => {
    const groups = [
      ...findCategories(words),
      ...findSubCategories(words),
      ...findBrands(words).map(toBrand),
    ]
    return groups
      .filter(({ products }) => products > 0)
      .sort(byProducts)
      .map(({ group }) => group)
  }
}

/** Among equally large groups, the shortest text comes first, and then categories. */
function byProducts(a: CountedGroup, b: CountedGroup): number {
  const [one, other] = [a.group, b.group]
  return (
    b.products - a.products ||
    one.text.length - other.text.length ||
    kindRank(one) - kindRank(other) ||
    (one.text < other.text ? -1 : 1)
  )
}

function kindRank({ categoryId, subCategoryId }: Group): number {
  if (categoryId !== undefined) return 0
  return subCategoryId === undefined ? 2 : 1
}
