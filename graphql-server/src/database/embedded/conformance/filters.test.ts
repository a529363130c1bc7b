import mongoose from 'mongoose'
import type { mongo } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode, openDeployment, type Deployment } from './deployment.ts'

let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

const { Binary, Long, ObjectId } = mongoose.mongo
type Filter = { [path: string]: unknown }
/** A rule from the manual, a filter, and the _ids that it matches. */
type Case = [rule: string, filter: Filter, ids: unknown[]]

const day = (date: string) => new Date(`${date}T00:00:00Z`)
const oid = (digit: string) => new ObjectId(digit.repeat(24))

interface Suite {
  about: string
  documents: mongo.Document[]
  cases: Case[]
}

const suites: Suite[] = [
  {
    about: 'values and types',
    documents: [
      { _id: 1, v: 5 },
      { _id: 2, v: 'five' },
      { _id: 3, v: null },
      { _id: 4 },
      { _id: 5, v: true },
      { _id: 6, v: day('2026-01-05') },
      { _id: 7, v: oid('a') },
      { _id: 8, v: { x: 1, y: 2 } },
      { _id: 9, v: Long.fromNumber(5) },
      { _id: 10, v: 5.5 },
      { _id: 11, v: NaN },
      { _id: 12, v: new Binary(Buffer.from('abc')) },
      { _id: 13, v: Long.fromString('9007199254740993') },
      { _id: 14, v: -Infinity },
    ],
    cases: [
      ['equality: numbers are equal across their types', { v: 5 }, [1, 9]],
      ['equality: a long beyond 2^53 is exact', { v: Long.fromString('9007199254740993') }, [13]],
      ['equality: its neighbour is another number', { v: 9007199254740992 }, []],
      ['equality to null finds null and missing', { v: null }, [3, 4]],
      [
        '$ne null finds all other values',
        { v: { $ne: null } },
        [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      ],
      ['$in with null finds missing, too', { v: { $in: [null, 'five'] } }, [2, 3, 4]],
      ['$gt compares within the type of the operand only', { v: { $gt: 5 } }, [10, 13]],
      ['$gte with a number', { v: { $gte: 5 } }, [1, 9, 10, 13]],
      ['$lt leaves out NaN, as it leaves out other types', { v: { $lt: 6 } }, [1, 9, 10, 14]],
      ['$lte NaN finds NaN only', { v: { $lte: NaN } }, [11]],
      ['$gt NaN finds nothing', { v: { $gt: NaN } }, []],
      ['NaN equals NaN', { v: NaN }, [11]],
      ['$gte null finds null and missing', { v: { $gte: null } }, [3, 4]],
      ['$gt null finds nothing', { v: { $gt: null } }, []],
      ['strings compare by their bytes', { v: { $gte: 'five', $lt: 'fivf' } }, [2]],
      ['dates compare with dates', { v: { $lt: day('2026-02-01') } }, [6]],
      ['ObjectIds compare with ObjectIds', { v: { $gte: oid('a') } }, [7]],
      ['true is greater than false', { v: { $gt: false } }, [5]],
      ['binary data is equal by content', { v: new Binary(Buffer.from('abc')) }, [12]],
      ['a document is equal with the same fields in the same order', { v: { x: 1, y: 2 } }, [8]],
      ['a document is not equal with the fields in another order', { v: { y: 2, x: 1 } }, []],
      ['a document is not equal with a part of the fields', { v: { x: 1 } }, []],
    ],
  },
  {
    about: 'arrays',
    documents: [
      { _id: 1, a: [1, 2, 3] },
      { _id: 2, a: 2 },
      { _id: 3, a: [] },
      { _id: 4, a: [[1, 2], 9] },
      { _id: 5, a: [null, 7] },
      { _id: 6 },
      {
        _id: 7,
        a: [
          { b: 1, c: 5 },
          { b: 2, c: 6 },
        ],
      },
      { _id: 8, a: [{ b: [1, 8] }, 4] },
      { _id: 9, a: { b: 1, c: 6 } },
      { _id: 10, a: ['rice', 'Rye'] },
    ],
    cases: [
      ['a value matches arrays that contain it', { a: 2 }, [1, 2]],
      ['an array matches the same array', { a: [1, 2, 3] }, [1]],
      ['an array matches an array that contains it', { a: [1, 2] }, [4]],
      ['the empty array', { a: [] }, [3]],
      ['null matches an element that is null', { a: null }, [5, 6]],
      ['each condition may be met by another element', { a: { $gt: 2, $lt: 2 } }, [1]],
      ['dotted paths may match different documents of an array', { 'a.b': 1, 'a.c': 6 }, [7, 9]],
      ['a dotted path enters documents of arrays', { 'a.b': 2 }, [7]],
      ['a dotted path enters arrays within arrays', { 'a.b': 8 }, [8]],
      [
        'a dotted null matches a missing field in a document of the array',
        { 'a.c': null },
        [2, 6, 8],
      ],
      ['$ne: no element may be equal', { a: { $ne: 2 } }, [3, 4, 5, 6, 7, 8, 9, 10]],
    ],
  },
  {
    about: 'logic and strings',
    documents: [
      { _id: 1, name: 'Basmati Rice', stock: 3, wanted: 5 },
      { _id: 2, name: 'rice flour', stock: 9, wanted: 2 },
      { _id: 3, name: 'line one\nrice', stock: 0, wanted: 0 },
      { _id: 4, name: 'tea', stock: 4 },
      { _id: 5, name: 'भात 🍚' },
    ],
    cases: [
      ['$or', { $or: [{ stock: 3 }, { name: 'tea' }] }, [1, 4]],
      ['the empty filter matches everything', {}, [1, 2, 3, 4, 5]],
    ],
  },
]

describe.each(suites)('$about', ({ about, documents, cases }) => {
  const name = about.replaceAll(/\W/g, '_')

  beforeAll(() => deployment.db.collection(name).insertMany(documents))

  test.each(cases)('filter: %s', async (_rule, filter, ids) => {
    const found = await deployment.db.collection(name).find(filter).sort({ _id: 1 }).toArray()
    expect(found.map(({ _id }) => _id)).toEqual(ids)
    expect(await deployment.db.collection(name).countDocuments(filter)).toBe(ids.length)
  })
})

const BAD_VALUE = 2
/** Filters that MongoDB rejects too, with the code. */
const refused: [rule: string, filter: Filter, code: number][] = [
  ['an unknown operator', { a: { $foo: 1 } }, BAD_VALUE],
  ['an unknown operator at the top', { $foo: [] }, BAD_VALUE],
  ['operators and fields mixed', { a: { $gt: 1, b: 2 } }, BAD_VALUE],
  ['$in without an array', { a: { $in: 5 } }, BAD_VALUE],
  ['an empty $or', { $or: [] }, BAD_VALUE],
  ['an operator nested under $in', { a: { $in: [{ $gt: 1 }] } }, BAD_VALUE],
]

test.each(refused)('find rejects %s', async (_rule, filter, code) => {
  expect(await getErrorCode(deployment.db.collection('refused').find(filter).toArray())).toBe(code)
})
