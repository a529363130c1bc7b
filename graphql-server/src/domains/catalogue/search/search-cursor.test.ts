import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { decodeCursor, encodeCursor } from './search-cursor.ts'

describe('a search cursor', () => {
  const id = '65000000aaaaaaaaaaaaaaaa'

  it.each([0, 4211, 0.1 + 0.2, 1e-7, 1234.5678])('can be decoded again: score %d', (score) => {
    expect(decodeCursor(encodeCursor({ score, id }))).toEqual({ score, id })
  })

  it.each([
    ['', ''],
    ['nonsense', 'nonsense'],
    ['a cursor of another list', Buffer.from(id, 'hex').toString('base64url')],
    ['a score that is not a number', Buffer.from(`NaN ${id}`).toString('base64url')],
    ['a cursor with extra bytes', Buffer.from(`1 ${id} `).toString('base64url')],
  ])('refuses %s', (_case, cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(GraphQLError)
    expect(() => decodeCursor(cursor)).toThrow(/not a cursor/)
  })
})
