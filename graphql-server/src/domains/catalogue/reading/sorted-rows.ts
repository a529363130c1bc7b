/** Rows in one order, which is computed when it is first needed. */
export interface SortedRows<Row extends { id: string }> {
  /** All rows in this order. The array is shared, so it must not be modified. */
  all(): readonly Row[]
  /** Marks a row that was added, replaced or removed. */
  touch(id: string): void
}

/**
 * Sorts the current rows. Rows that have changed since are sorted by themselves and merged with the others, so that
 * one change among 100,000 rows takes about a millisecond.
 */
export function createSortedRows<Row extends { id: string }>(
  rows: ReadonlyMap<string, Row>,
  compare: (a: Row, b: Row) => number,
): SortedRows<Row> {
  let sorted: readonly Row[] | null = null
  const touched = new Set<string>()

  function update(before: readonly Row[]): readonly Row[] {
    if (touched.size === 0) return before
    const kept = before.filter(({ id }) => !touched.has(id))
    const changed = [...touched].flatMap((id) => rows.get(id) ?? []).sort(compare)
    return merge(kept, changed, compare)
  }

  return {
    all() {
      sorted = sorted ? update(sorted) : [...rows.values()].sort(compare)
      touched.clear()
      return sorted
    },
    touch: (id) => touched.add(id),
  }
}

function merge<Row>(
  one: readonly Row[],
  other: readonly Row[],
  compare: (a: Row, b: Row) => number,
): Row[] {
  const merged: Row[] = []
  let next = 0
  for (const row of one) {
    for (let first = other[next]; first && compare(first, row) < 0; first = other[next]) {
      merged.push(first)
      next += 1
    }
    merged.push(row)
  }
  return [...merged, ...other.slice(next)]
}
