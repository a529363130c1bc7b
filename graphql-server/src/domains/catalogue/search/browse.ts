import type { FactTable, ProductFacts } from './facts/fact-table.ts'
import { compileFilter, type ProductFilter } from './facts/product-filter.ts'
import type { DocumentTable } from './inverted-index/document-table.ts'
import type { BrowseResult, BrowseWindow } from './search-index.ts'

interface Browsed {
  documents: DocumentTable
  facts: FactTable
}

/** Lists the documents that fit the filter, newest first. Takes about a millisecond for 100,000 documents. */
export function browse(
  { documents, facts }: Browsed,
  filter: ProductFilter,
  { first, after }: BrowseWindow,
): BrowseResult {
  const findFailures = compileFilter(filter)
  const below = after ? documents.rankOf(after) : documents.size
  const ids: string[] = []
  let totalCount = 0
  let remaining = 0
  for (let rank = documents.size - 1; rank >= 0; rank -= 1) {
    const its = facts.at(documents.positionOfRank(rank))
    if (!its || findFailures(its) > 0) continue
    totalCount += 1
    if (rank >= below) continue
    remaining += 1
    if (ids.length < first) ids.push(documents.idOfRank(rank))
  }
  return { ids, totalCount, hasNextPage: remaining > ids.length }
}

export function allFacts({ documents, facts }: Browsed): ProductFacts[] {
  return Array.from({ length: documents.size }, (_, rank) =>
    documents.positionOfRank(rank),
  ).flatMap((position) => facts.at(position) ?? [])
}
