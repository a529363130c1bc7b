import { foreignCursor, parseCursor, toCursor, type List } from '../../../lib/database/cursor.ts'
import type { SearchHit } from './search-index.ts'

const FORM = /^(\d+(?:\.\d+)?(?:e[+-]?\d+)?) ([0-9a-f]{24})$/

/** Encodes a hit by score and id, so that the next page continues after it even if other products change. */
export function encodeCursor(list: List, { score, id }: SearchHit): string {
  return toCursor(list, Buffer.from(`${score} ${id}`))
}

/** Throws BAD_USER_INPUT for another list's cursor. */
export function decodeCursor(list: List, cursor: string): SearchHit {
  const [, score, id] = FORM.exec(parseCursor(list, cursor).toString()) ?? []
  if (score === undefined || id === undefined) throw foreignCursor()
  return { score: Number(score), id }
}
