import type { ProductSort } from '../../../apollo/schema-types.generated.ts'
import type { Sort } from '../../../ui/dashboard/table/DataTable.tsx'

const keys = [
  'NEWEST',
  'NAME',
  'UNIT',
  'CATEGORY',
  'PRICE',
  'DISCOUNT',
  'STOCK',
  'UPDATED',
] as const

/** A column to sort by. NEWEST has no column. */
export type SortKey = (typeof keys)[number]

/** Returns null for the list's default order. */
export function toProductSort({ by, isDescending }: Sort<SortKey>): ProductSort | null {
  if (by === 'NEWEST') return null
  return isDescending ? `${by}_DESC` : `${by}_ASC`
}

/** Parses a sort such as `PRICE_DESC` from the URL. */
export function parseSort(text: string | null): Sort<SortKey> {
  const [, name, direction] = /^([A-Z]+)_(ASC|DESC)$/.exec(text ?? '') ?? []
  const by = keys.find((key) => key === name) ?? 'NEWEST'
  return { by, isDescending: by !== 'NEWEST' && direction === 'DESC' }
}
