import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, openDeployment, type Deployment, type Fields } from './deployment.ts'

let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

type Numbered = Fields & { _id: number }

describe('stages', () => {
  const orders: Numbered[] = [
    {
      _id: 1,
      who: 'asha',
      total: 30,
      lines: [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 2 },
      ],
    },
    { _id: 2, who: 'ben', total: 10, lines: [{ sku: 'a', n: 5 }] },
    { _id: 3, who: 'asha', total: 20, lines: [] },
    { _id: 4, who: null, total: 'free' },
    { _id: 5, total: 5, lines: 'none' },
  ]
  const products: Numbered[] = [
    { _id: 1, sku: 'a', tags: ['x', 'y'] },
    { _id: 2, sku: 'b', tags: ['y'] },
    { _id: 3, sku: 'c' },
    { _id: 4, sku: null, tags: [] },
  ]

  beforeAll(async () => {
    await deployment.db.collection<Numbered>('orders').insertMany(orders)
    await deployment.db.collection<Numbered>('products').insertMany(products)
  })

  const aggregate = (collection: string, pipeline: Fields[]) =>
    deployment.db.collection(collection).aggregate(pipeline).toArray()

  const cases: [rule: string, pipeline: Fields[], rows: unknown[]][] = [
    ['no stage', [], orders],
    [
      '$match',
      [{ $match: { total: { $gte: 20 } } }, { $project: { _id: 1 } }],
      [{ _id: 1 }, { _id: 3 }],
    ],
    [
      '$sort, $skip, $limit',
      [{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
      [{ _id: 4 }, { _id: 3 }],
    ],
    [
      '$limit before $skip',
      [{ $sort: { _id: 1 } }, { $limit: 3 }, { $skip: 2 }, { $project: { _id: 1 } }],
      [{ _id: 3 }],
    ],
    ['$limit before $match', [{ $limit: 1 }, { $match: { who: 'ben' } }], []],
    [
      '$sort after $limit',
      [{ $limit: 2 }, { $sort: { total: 1 } }, { $project: { _id: 1 } }],
      [{ _id: 2 }, { _id: 1 }],
    ],
    ['$count', [{ $match: { who: 'asha' } }, { $count: 'n' }], [{ n: 2 }]],
    ['$count of nothing gives nothing', [{ $match: { who: 'zoe' } }, { $count: 'n' }], []],
    [
      '$group: null and missing are one group; texts do not count in sums',
      [
        {
          $group: { _id: '$who', n: { $sum: 1 }, sum: { $sum: '$total' }, avg: { $avg: '$total' } },
        },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: null, n: 2, sum: 5, avg: 5 },
        { _id: 'asha', n: 2, sum: 50, avg: 25 },
        { _id: 'ben', n: 1, sum: 10, avg: 10 },
      ],
    ],
    [
      '$group of everything',
      [
        { $sort: { _id: 1 } },
        {
          $group: {
            _id: null,
            n: { $sum: 1 },
            min: { $min: '$total' },
            max: { $max: '$total' },
            first: { $first: '$who' },
            all: { $push: '$who' },
          },
        },
      ],
      [
        {
          _id: null,
          n: 5,
          min: 5,
          max: 'free',
          first: 'asha',
          all: ['asha', 'ben', 'asha', null],
        },
      ],
    ],
    [
      '$group of nothing',
      [{ $match: { who: 'zoe' } }, { $group: { _id: null, n: { $sum: 1 } } }],
      [],
    ],
    [
      '$avg without numbers is null',
      [{ $group: { _id: null, avg: { $avg: '$who' } } }],
      [{ _id: null, avg: null }],
    ],
    [
      '$group by a document',
      [
        { $match: { _id: { $lt: 3 } } },
        { $group: { _id: { w: '$who', big: { $gt: ['$total', 15] } } } },
        { $sort: { _id: 1 } },
      ],
      [{ _id: { w: 'asha', big: true } }, { _id: { w: 'ben', big: false } }],
    ],
    [
      '$unwind: an element each; missing and empty arrays give nothing; a value counts as one',
      [{ $unwind: '$lines' }, { $project: { sku: '$lines.sku' } }, { $sort: { _id: 1, sku: 1 } }],
      [{ _id: 1, sku: 'a' }, { _id: 1, sku: 'b' }, { _id: 2, sku: 'a' }, { _id: 5 }],
    ],
    [
      '$unwind that keeps the others',
      [
        { $unwind: { path: '$lines', preserveNullAndEmptyArrays: true } },
        { $match: { _id: { $gt: 1 } } },
        { $project: { lines: 1 } },
      ],
      [{ _id: 2, lines: { sku: 'a', n: 5 } }, { _id: 3 }, { _id: 4 }, { _id: 5, lines: 'none' }],
    ],
    [
      '$set adds and replaces',
      [
        { $match: { _id: 2 } },
        { $set: { total: { $multiply: ['$total', 2] }, 'a.b': 1 } },
        { $project: { lines: 0 } },
      ],
      [{ _id: 2, who: 'ben', total: 20, a: { b: 1 } }],
    ],
    [
      '$project computes, and renames',
      [
        { $match: { _id: 1 } },
        {
          $project: {
            _id: 0,
            name: '$who',
            skus: '$lines.sku',
            one: { $literal: 1 },
            d: { x: '$total' },
          },
        },
      ],
      [{ name: 'asha', skus: ['a', 'b'], one: 1, d: { x: 30 } }],
    ],
    [
      '$lookup by fields, through an array',
      [
        { $match: { _id: { $lt: 4 } } },
        { $lookup: { from: 'products', localField: 'lines.sku', foreignField: 'sku', as: 'p' } },
        { $project: { p: '$p._id' } },
      ],
      [
        { _id: 1, p: [1, 2] },
        { _id: 2, p: [1] },
        { _id: 3, p: [4] },
      ],
    ],
    [
      '$lookup: missing joins with null and missing',
      [
        { $match: { _id: { $gte: 4 } } },
        { $lookup: { from: 'products', localField: 'who', foreignField: 'sku', as: 'p' } },
        { $project: { p: '$p._id' } },
      ],
      [
        { _id: 4, p: [4] },
        { _id: 5, p: [4] },
      ],
    ],
    [
      '$lookup with a pipeline that sorts and limits',
      [
        { $match: { _id: 1 } },
        {
          $lookup: {
            from: 'products',
            localField: 'lines.sku',
            foreignField: 'sku',
            as: 'p',
            pipeline: [{ $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
          },
        },
        { $project: { p: 1 } },
      ],
      [{ _id: 1, p: [{ _id: 2 }] }],
    ],
    [
      '$lookup from a collection that is not there',
      [
        { $match: { _id: 1 } },
        { $lookup: { from: 'nowhere', localField: 'who', foreignField: 'x', as: 'n' } },
        { $project: { n: 1 } },
      ],
      [{ _id: 1, n: [] }],
    ],
  ]

  test.each(cases)('%s', async (_rule, pipeline, rows) => {
    expect(await aggregate('orders', pipeline)).toEqual(rows)
  })

  test('$addToSet collects each value once', async () => {
    const [row] = await aggregate('orders', [{ $group: { _id: null, who: { $addToSet: '$who' } } }])
    const collected: unknown = row?.['who']
    expect(Array.isArray(collected) && collected.map(String).sort()).toEqual([
      'asha',
      'ben',
      'null',
    ])
  })

  test('gives its rows in batches', async () => {
    const cursor = deployment.db.collection('orders').aggregate([{ $match: {} }], { batchSize: 3 })
    expect(await cursor.toArray()).toHaveLength(5)
  })

  test('leaves the stored documents as they are', async () => {
    for (const [, pipeline] of cases) await aggregate('orders', pipeline)
    expect(await aggregate('orders', [])).toEqual(orders)
    expect(await aggregate('products', [])).toEqual(products)
  })

  const refused: [rule: string, pipeline: Fields[], code: number][] = [
    ['an unknown stage', [{ $foo: 1 }], 40324],
    ['two stages in one', [{ $limit: 1, $skip: 1 }], 40323],
    ['$limit 0', [{ $limit: 0 }], 15958],
    ['$sort by nothing', [{ $sort: {} }], 15976],
    ['$group without _id', [{ $group: { n: { $sum: 1 } } }], 15955],
    ['an unknown accumulator', [{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
    ['$group with a plain field', [{ $group: { _id: 1, n: 1 } }], 40234],
    ['$unwind without $', [{ $unwind: 'lines' }], 28818],
    ['$count with a dot', [{ $count: 'a.b' }], 40160],
    ['a $project of nothing', [{ $project: {} }], 51272],
    ['$size of what is no array', [{ $set: { a: { $size: '$who' } } }], 17124],
    ['$first of what is no array', [{ $set: { a: { $first: '$_id' } } }], 28689],
    ['$cond with two operands', [{ $set: { a: { $cond: [1, 2] } } }], 16020],
    ['$subtract with one operand', [{ $set: { a: { $subtract: [1] } } }], 16020],
    ['$add of a text', [{ $set: { a: { $add: [1, 'x'] } } }], 14],
  ]

  test.each(refused)('refuses %s', async (_rule, pipeline, code) => {
    expect(await codeOf(aggregate('orders', pipeline))).toBe(code)
  })
})
