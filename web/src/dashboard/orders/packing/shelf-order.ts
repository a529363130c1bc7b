import type { OrderToPack_OrderFragment } from './PackOrders.generated.ts'

export type LineToPack = OrderToPack_OrderFragment['lines'][number]

interface ShelfGroup {
  /** For example, 'Dairy · Milk'. */
  name: string
  lines: LineToPack[]
}

const collator = new Intl.Collator('en')

/** After all other shelves. */
const NO_SHELF = '\uffff'

/** Groups an order's lines by category and sub-category, in the order of their names. Deleted products come last. */
export function groupByShelf(lines: readonly LineToPack[]): ShelfGroup[] {
  const groups = new Map<string, ShelfGroup>()
  for (const line of lines.toSorted(compareLines)) {
    const name = describeShelf(line)
    const group = groups.get(name) ?? { name, lines: [] }
    group.lines.push(line)
    groups.set(name, group)
  }
  return [...groups.values()]
}

function compareLines(one: LineToPack, other: LineToPack): number {
  return (
    collator.compare(
      one.shelf?.category.name ?? NO_SHELF,
      other.shelf?.category.name ?? NO_SHELF,
    ) ||
    collator.compare(
      one.shelf?.subCategory?.name ?? NO_SHELF,
      other.shelf?.subCategory?.name ?? NO_SHELF,
    ) ||
    collator.compare(one.name, other.name)
  )
}

function describeShelf({ shelf }: LineToPack): string {
  if (!shelf) return 'Other'
  const { category, subCategory } = shelf
  return subCategory ? `${category.name} · ${subCategory.name}` : category.name
}
