import type { SearchExplanation, SearchTerm } from '../../../contract/types.generated.ts'
import { hasVisibleText } from '../../../lib/text-checks.ts'
import type { IndexParts } from './inverted-index/saved-index.ts'
import type { ProductTable } from '../reading/table/product-table.ts'
import type { IndexedWords } from './matches.ts'
import type { Term } from './query-terms.ts'
import { type Circumstances, scoreTerm, weigh } from './inverted-index/ranking.ts'
import { toScore } from './scoreboard.ts'
import type { SearchIndex } from './search-index.ts'
import { inOrder, MAX_RELAXED, type Searcher } from './searcher.ts'
import { type DocumentEntries, findBestMatch } from './find-best-match.ts'

interface Explained extends IndexParts, IndexedWords {
  table: ProductTable
  /** Popularity levels by row. */
  popularity: readonly number[]
}

/** Explains scores with the searcher's terms, matches and points. */
export function createExplainer(
  index: Explained,
  { readTerms, find }: Pick<Searcher, 'readTerms' | 'find'>,
): SearchIndex['explain'] {
  return (text, id) => {
    const row = index.table.ids.find(id)
    if (row === undefined) return null
    const entries = Array.from(index.words.of(row), (number) => index.vocabulary.at(number))
    const document = { row, entries: new Set(entries) }
    const terms = explainTerms(readTerms(text), document, index)
    const required = terms.filter(({ optional }) => !optional)
    const held = required.filter(({ match }) => match).length
    const { hits, isRelaxed } = find(text, { first: MAX_RELAXED })
    const [hasAll, hasWords] = [held === required.length, terms.length > 0]
    return {
      found: isRelaxed
        ? hits.some((hit) => hit.id === id)
        : hasAll && (hasWords || !hasVisibleText(text)),
      relaxed: isRelaxed,
      terms,
      ...explainScore(terms, held, findCircumstances(text, row, index)),
    }
  }
}

function explainTerms(
  terms: readonly Term[],
  document: DocumentEntries,
  index: Explained,
): SearchTerm[] {
  const found = terms.map((term) => ({ term, match: findBestMatch(term, document, index) }))
  const hasRequired = found.some(({ term, match }) => match && !term.isOptional)
  const titleLength = index.titleLengths[document.row] ?? 1
  return found.map(({ term: { alternatives, isOptional }, match }) => ({
    text: alternatives[0]?.words.join(' ') ?? '',
    optional: isOptional,
    match: match && {
      words: match.words,
      points: hasRequired ? scoreTerm(match.points, titleLength, isOptional) : 0,
    },
  }))
}

function findCircumstances(text: string, row: number, index: Explained): Circumstances {
  return {
    isInStock: (index.table.columns.stock[row] ?? 0) > 0,
    isInOrder: inOrder(text, index)(row),
    popularity: index.popularity[row] ?? 0,
  }
}

/** `held` is the number of required terms in the document. */
function explainScore(
  terms: readonly SearchTerm[],
  held: number,
  circumstances: Circumstances,
): Pick<SearchExplanation, 'weights' | 'weightedPoints' | 'score'> {
  const points = terms.reduce((sum, { match }) => sum + (match?.points ?? 0), 0)
  const { isInStock, isInOrder, popularity } = circumstances
  return {
    weights: { inStock: isInStock, wordsInOrder: isInOrder, popularity },
    weightedPoints: weigh(points, circumstances),
    score: toScore(held, points, circumstances),
  }
}
