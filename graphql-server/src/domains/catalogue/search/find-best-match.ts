import type { MatchedWord, MatchKind } from '../../../contract/types.generated.ts'
import type { Entry } from './inverted-index/vocabulary.ts'
import { findMatches, type IndexedWords, type Match } from './matches.ts'
import type { Alternative, Term } from './query-terms.ts'
import {
  CORRECTION_POINTS,
  FIELD_BITS,
  FIELDS,
  FIELDS_MASK,
  joinPoints,
  POINTS,
  shownWord,
} from './inverted-index/ranking.ts'

/** A document's words in the index. */
export interface DocumentEntries {
  row: number
  entries: ReadonlySet<Entry>
}

export interface BestMatch {
  /** One entry for each word in the phrase. */
  words: MatchedWord[]
  /** Taken from the tables of points. */
  points: number
}

/** Each kind of match has separate tables of points. */
const KINDS = new Map<Uint16Array, MatchKind>([
  [POINTS.whole, 'SAME_WORD'],
  [POINTS.sameSound, 'SOUNDS_ALIKE'],
  [POINTS.sameMeaning, 'SAME_MEANING'],
  [POINTS.prefix, 'BEGINNING'],
  [POINTS.otherNumber, 'SINGULAR_OR_PLURAL'],
  [POINTS.related, 'RELATED'],
  [POINTS.completed, 'COMPLETED'],
  ...CORRECTION_POINTS.map((points) => [points, 'TYPING_ERROR'] as const),
])

/** Returns the match that counts for a term in a document: the first one with the most points. Null without a match. */
export function findBestMatch(
  { alternatives }: Term,
  document: DocumentEntries,
  words: IndexedWords,
): BestMatch | null {
  return pickBest(alternatives.flatMap((each) => matchPhrase(each, document, words) ?? []))
}

/** Returns null if the document lacks one of the words. */
function matchPhrase(
  { words: phrase, match }: Alternative,
  document: DocumentEntries,
  words: IndexedWords,
): BestMatch | null {
  const found = phrase.flatMap((word) => {
    const own = findMatches(word, match, words).filter(([entry]) => document.entries.has(entry))
    return pickBest(own.map((each) => toWordMatch(each, document))) ?? []
  })
  if (found.length < phrase.length) return null
  return {
    words: found.flatMap((each) => each.words),
    points: found.map(({ points }) => points).reduce(joinPoints),
  }
}

function toWordMatch([entry, table]: Match, { row }: DocumentEntries): BestMatch {
  const posting = entry.postings.all().find((each) => each >>> FIELD_BITS === row) ?? 0
  const bits = posting & FIELDS_MASK
  const kind = KINDS.get(table)
  if (!kind) throw new Error('A kind of match has no name.')
  const fields = FIELDS.filter(({ bit }) => bits & bit).map(({ name }) => name)
  return { words: [{ word: shownWord(entry.word), fields, kind }], points: table[bits] ?? 0 }
}

function pickBest(matches: readonly BestMatch[]): BestMatch | null {
  return matches.toSorted((a, b) => b.points - a.points)[0] ?? null
}
