import type { FactTable, ProductFacts } from './facts/fact-table.ts'
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

/** Lists the documents that fit the filter. Takes some milliseconds for 100,000 documents. */
export function browse(
  { documents, facts, hitKeys }: Browsed,
  { filter = {}, sort = 'DEFAULT' }: BrowseOptions,
  window: SearchWindow,
): BrowseResult {
  const findFailures = compileFilter(filter)
  const valueOf = sortValues[sort]
  const keys = new Float64Array(documents.size)
  let totalCount = 0
  // Newest first, so that the default order is selected fast.
  for (let rank = documents.size - 1; rank >= 0; rank -= 1) {
    const its = facts.at(documents.positionOfRank(rank))
    if (!its || findFailures(its) > 0) continue
    keys[totalCount++] = hitKeys.toKey(valueOf(its), rank)
  }
  return { ...hitKeys.select(keys.subarray(0, totalCount), window), totalCount }
}

export function allFacts({ documents, facts }: Omit<Browsed, 'hitKeys'>): ProductFacts[] {
  return Array.from({ length: documents.size }, (_, rank) =>
    documents.positionOfRank(rank),
  ).flatMap((position) => facts.at(position) ?? [])
}
