import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDeployment, type Deployment, type Fields } from './deployment.ts'

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
    [{ $ifNull: ['$nope', '$nil', 'none'] }, 'none'],
    [{ $ifNull: ['$n', 0] }, 7],
    [{ $add: ['$n', '$f', 1] }, 10.5],
    [{ $add: ['$n', '$nope'] }, null],
    [{ $add: [] }, 0],
    [{ $subtract: ['$n', 2] }, 5],
    [{ $subtract: ['$n', '$nil'] }, null],
    [{ $multiply: ['$n', '$f'] }, 17.5],
    [{ $size: '$a' }, 3],
    [{ $arrayElemAt: ['$a', 0] }, 3],
    [{ $arrayElemAt: ['$a', -1] }, 2],
    [{ $arrayElemAt: ['$a', 9] }, undefined],
    [{ $first: '$a' }, 3],
    [{ $first: '$nope' }, null],
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
