import { malformedCursor } from '../../../lib/database/pagination.ts'
import type { SearchHit } from './search-index.ts'

const FORM = /^(\d+(?:\.\d+)?(?:e[+-]?\d+)?) ([0-9a-f]{24})$/

/** Encodes a hit by score and id, so that the next page continues after it even if other products change. */
export function encodeCursor({ score, id }: SearchHit): string {
  return Buffer.from(`${score} ${id}`).toString('base64url')
}

/** Throws BAD_USER_INPUT for a malformed cursor. */
export function decodeCursor(cursor: string): SearchHit {
  const [, score, id] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (score === undefined || id === undefined) {
    throw malformedCursor()
  }
  return { score: Number(score), id }
}
