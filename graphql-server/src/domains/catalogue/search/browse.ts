import type { FactTable } from './facts/fact-table.ts'
import { compileFilter } from './facts/product-filter.ts'
import type { HitKeys } from './hit-keys.ts'
import type { DocumentTable } from './inverted-index/document-table.ts'
import type { BrowseOptions, BrowseResult, SearchWindow } from './search-index.ts'
import { sortValues } from './sort-values.ts'

interface Browsed {
  documents: DocumentTable
  facts: FactTable
  hitKeys: HitKeys
}

/** Lists the documents that fit the filter. Takes a few milliseconds for 100,000 documents. */
export function browse(
  { documents, facts, hitKeys }: Browsed,
  { filter = {}, sort = 'DEFAULT' }: BrowseOptions,
  window: SearchWindow,
): BrowseResult {
  const { columns } = facts
  const findFailures = compileFilter(filter, columns)
  const valueOf = sortValues[sort]
  const keys = new Float64Array(documents.size)
  let totalCount = 0
  // Newest first, so that the default order is selected fast.
  for (let rank = documents.size - 1; rank >= 0; rank -= 1) {
    const position = documents.positionOfRank(rank)
    if (findFailures(position) > 0) continue
    keys[totalCount++] = hitKeys.toKey(valueOf(columns, position), rank)
  }
  return { ...hitKeys.select(keys.subarray(0, totalCount), window), totalCount }
}

/** The positions of all documents, oldest first. */
export function allPositions(documents: DocumentTable): Uint32Array {
  const positions = new Uint32Array(documents.size)
  for (let rank = 0; rank < positions.length; rank += 1) {
    positions[rank] = documents.positionOfRank(rank)
  }
  return positions
}
