import { badUserInput } from '../../../lib/faults.ts'
import type { SearchHit } from './search-index.ts'

const FORM = /^(\d+(?:\.\d+)?(?:e[+-]?\d+)?) ([0-9a-f]{24})$/

/** Names a hit by its score and id, so that a page goes on behind it whatever happens to other products. */
export function encodeCursor({ score, id }: SearchHit): string {
  return Buffer.from(`${score} ${id}`).toString('base64url')
}

/** Refuses what is not a cursor of a search (BAD_USER_INPUT). */
export function decodeCursor(cursor: string): SearchHit {
  const [, score, id] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (score === undefined || id === undefined) {
    throw badUserInput('after is not a cursor of this search.')
  }
  return { score: Number(score), id }
}
