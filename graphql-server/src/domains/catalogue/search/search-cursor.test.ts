import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { listOf, toCursor } from '../../../lib/database/cursor.ts'
import { decodeCursor, encodeCursor } from './search-cursor.ts'

describe('a search cursor', () => {
  const list = listOf('search', { text: 'rice' })
  const id = '65000000aaaaaaaaaaaaaaaa'

  it.each([0, 4211, 0.1 + 0.2, 1e-7, 1234.5678])(
    'decodes an encoded cursor with the score %d',
    (score) => {
      expect(decodeCursor(list, encodeCursor(list, { score, id }))).toEqual({ score, id })
    },
  )

  it.each([
    ['', ''],
    ['nonsense', 'nonsense'],
    [
      'the cursor of another search',
      encodeCursor(listOf('search', { text: 'dal' }), { score: 1, id }),
    ],
    ['an id instead of a hit', toCursor(list, Buffer.from(id, 'hex'))],
    ['a score that is not a number', toCursor(list, Buffer.from(`NaN ${id}`))],
    ['a cursor with extra bytes', toCursor(list, Buffer.from(`1 ${id} `))],
  ])('rejects %s as a cursor', (_case, cursor) => {
    expect(() => decodeCursor(list, cursor)).toThrow(GraphQLError)
    expect(() => decodeCursor(list, cursor)).toThrow(/not a cursor/)
  })
})
