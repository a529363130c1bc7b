import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { changeCursor, parseChangeCursor } from './change-cursor.ts'

const log = { identity: new Types.ObjectId(), last: 2 ** 40 }

it('a cursor encodes a number in its log', () => {
  for (const seq of [1, 255, 2 ** 32 + 1, log.last]) {
    expect(parseChangeCursor(changeCursor(log, seq), log)).toBe(seq)
  }
})

it.each([
  ['is empty', ''],
  ['is not base64', '✗'],
  ['is too short', 'AAAA'],
  ['has no number', changeCursor(log, 0)],
  ['is of another log', changeCursor({ identity: new Types.ObjectId() }, 1)],
  ['is ahead of the log', changeCursor(log, log.last + 1)],
])('rejects a cursor that %s', (_what, cursor) => {
  expect(() => parseChangeCursor(cursor, log)).toThrow('after is not a cursor of this change log')
})
