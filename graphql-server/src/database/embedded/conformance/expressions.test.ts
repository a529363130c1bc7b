import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDeployment } from './deployment.ts'
import type { Deployment, Fields } from './deployment.ts'

let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

type Numbered = Fields & { _id: number }

describe('expressions', () => {
  const document: Numbered = {
    _id: 1,
    n: 7,
    f: 2.5,
    neg: -7,
    s: 'Basmati Rice',
    d: new Date('2026-03-05T14:30:15.123Z'),
    a: [3, 1, 2],
    docs: [{ x: 1 }, { x: 5 }, {}],
    o: { p: 1, q: 'two' },
    nil: null,
    big: mongoose.mongo.Long.fromNumber(12),
  }

  beforeAll(() => deployment.db.collection<Numbered>('expressions').insertOne(document))

  /** The value; `undefined` where the field is to be missing. */
  const cases: [expression: unknown, value: unknown][] = [
    ['$n', 7],
    ['$o.q', 'two'],
    ['$docs.x', [1, 5]],
    ['$nope', undefined],
    ['$$ROOT.n', 7],
    ['$$CURRENT.n', 7],
    [{ $literal: '$n' }, '$n'],
    [
      ['$n', '$nope'],
      [7, null],
    ],
    [{ x: '$n', y: '$nope' }, { x: 7 }],
    [{ $eq: ['$n', 7] }, true],
    [{ $eq: ['$big', 12] }, true],
    [{ $eq: ['$nope', null] }, false],
    [{ $ne: ['$nope', null] }, true],
    [{ $lt: ['$nope', null] }, true],
    [{ $gt: ['$s', 5] }, true],
    [{ $gte: ['$n', 7] }, true],
    [{ $lte: ['$nil', 0] }, true],
    [{ $and: ['$n', '$s'] }, true],
    [{ $and: ['$n', '$nil'] }, false],
    [{ $and: [] }, true],
    [{ $or: ['$nope', 0] }, false],
    [{ $or: [] }, false],
    [{ $not: ['$nope'] }, true],
    [{ $cond: [{ $gt: ['$n', 5] }, 'more', 'less'] }, 'more'],
    [{ $cond: { if: '$nil', then: 1, else: '$n' } }, 7],
    [{ $ifNull: ['$nope', '$nil', 'none'] }, 'none'],
    [{ $ifNull: ['$n', 0] }, 7],
    [{ $in: [2, '$a'] }, true],
    [{ $in: ['$nope', '$a'] }, false],
    [{ $add: ['$n', '$f', 1] }, 10.5],
    [{ $add: ['$n', '$nope'] }, null],
    [{ $add: [] }, 0],
    [{ $subtract: ['$n', 2] }, 5],
    [{ $subtract: ['$n', '$nil'] }, null],
    [{ $multiply: ['$n', '$f'] }, 17.5],
    [{ $divide: ['$n', 2] }, 3.5],
    [{ $divide: ['$nope', 2] }, null],
    [{ $max: ['$n', '$f', '$nil'] }, 7],
    [{ $min: '$a' }, 1],
    [{ $sum: '$a' }, 6],
    [{ $sum: ['$n', 'x', '$big'] }, 19],
    [{ $avg: '$a' }, 2],
    [{ $size: '$a' }, 3],
    [{ $arrayElemAt: ['$a', 0] }, 3],
    [{ $arrayElemAt: ['$a', -1] }, 2],
    [{ $arrayElemAt: ['$a', 9] }, undefined],
    [{ $first: '$a' }, 3],
    [{ $last: '$a' }, 2],
    [{ $first: '$nope' }, null],
    [{ $concat: ['$s', '!'] }, 'Basmati Rice!'],
    [{ $concat: ['$s', '$nope'] }, null],
    [{ $toLower: '$s' }, 'basmati rice'],
    [{ $toUpper: '$s' }, 'BASMATI RICE'],
    [{ $toLower: '$nope' }, ''],
  ]

  test.each(cases.map(([expression, value]) => [JSON.stringify(expression), expression, value]))(
    '%s',
    async (_shown, expression, value) => {
      const pipeline = [{ $project: { _id: 0, r: expression } }]
      const [row] = await deployment.db.collection('expressions').aggregate(pipeline).toArray()
      expect(row).toEqual(value === undefined ? {} : { r: value })
    },
  )
})
