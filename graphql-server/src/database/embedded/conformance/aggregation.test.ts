import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode, openDeployment, type Deployment, type Fields } from './deployment.ts'

let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

type Numbered = Fields & { _id: number }

describe('aggregation stages', () => {
  const orders: Numbered[] = [
    { _id: 1, who: 'asha', total: 30, lines: [{ sku: 'a', n: 1 }] },
    { _id: 2, who: 'ben', total: 10, pay: { fee: 3 } },
    { _id: 3, who: 'asha', total: 20, pay: { fee: 4 } },
    { _id: 4, who: null, total: 'free' },
    { _id: 5, total: 5 },
  ]
  const people: Numbered[] = [
    { _id: 1, name: 'asha', tags: ['x', 'y'] },
    { _id: 2, name: 'ben', tags: ['y'] },
    { _id: 3, name: 'asha' },
    { _id: 4, name: null, tags: [] },
  ]

  beforeAll(async () => {
    await deployment.db.collection<Numbered>('orders').insertMany(orders)
    await deployment.db.collection<Numbered>('people').insertMany(people)
  })

  const aggregate = (pipeline: Fields[]) =>
    deployment.db.collection('orders').aggregate(pipeline).toArray()
  const join = (more: Fields = {}) => ({
    $lookup: { from: 'people', localField: 'who', foreignField: 'name', as: 'p', ...more },
  })

  const cases: [rule: string, pipeline: Fields[], rows: unknown[]][] = [
    ['no stage', [], orders],
    [
      '$match',
      [{ $match: { total: { $gte: 20 } } }, { $project: { _id: 1 } }],
      [{ _id: 1 }, { _id: 3 }],
    ],
    [
      '$sort, $skip, $limit',
      [{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { who: 1 } }],
      [
        { _id: 4, who: null },
        { _id: 3, who: 'asha' },
      ],
    ],
    [
      '$group of everything: counts, and sums in which only numbers count',
      [{ $group: { _id: null, n: { $sum: 1 }, all: { $sum: '$total' }, no: { $sum: '$lines' } } }],
      [{ _id: null, n: 5, all: 65, no: 0 }],
    ],
    [
      '$sum on a path, over the matched documents',
      [{ $match: { who: 'asha' } }, { $group: { _id: 1, fees: { $sum: '$pay.fee' } } }],
      [{ _id: 1, fees: 4 }],
    ],
    [
      '$group over nothing',
      [{ $match: { who: 'zoe' } }, { $group: { _id: null, n: { $sum: 1 } } }],
      [],
    ],
    [
      '$lookup by fields',
      [{ $match: { _id: { $lt: 3 } } }, { $project: { who: 1 } }, join()],
      [
        { _id: 1, who: 'asha', p: [people[0], people[2]] },
        { _id: 2, who: 'ben', p: [people[1]] },
      ],
    ],
    [
      '$lookup: missing joins with null and missing',
      [{ $match: { _id: { $gte: 4 } } }, { $project: { who: 1 } }, join()],
      [
        { _id: 4, who: null, p: [people[3]] },
        { _id: 5, p: [people[3]] },
      ],
    ],
    [
      '$lookup into an array',
      [{ $match: { _id: 2 } }, join({ localField: 'tag', foreignField: 'tags' })],
      [{ ...orders[1], p: [people[2]] }],
    ],
    [
      '$lookup with a pipeline that sorts and limits',
      [
        { $match: { _id: 1 } },
        { $project: { who: 1 } },
        join({ pipeline: [{ $sort: { _id: -1 } }, { $limit: 1 }] }),
      ],
      [{ _id: 1, who: 'asha', p: [people[2]] }],
    ],
    [
      '$lookup from a missing collection',
      [{ $match: { _id: 5 } }, join({ from: 'nowhere' })],
      [{ _id: 5, total: 5, p: [] }],
    ],
  ]

  test.each(cases)('aggregation: %s', async (_rule, pipeline, rows) => {
    expect(await aggregate(pipeline)).toEqual(rows)
  })

  test('an aggregation returns rows in batches', async () => {
    const cursor = deployment.db.collection('orders').aggregate([{ $match: {} }], { batchSize: 3 })
    expect(await cursor.toArray()).toHaveLength(5)
  })

  test('aggregations do not change stored documents', async () => {
    for (const [, pipeline] of cases) await aggregate(pipeline)
    expect(await aggregate([])).toEqual(orders)
    expect(await deployment.db.collection('people').find().toArray()).toEqual(people)
  })

  const refused: [rule: string, pipeline: Fields[], code: number][] = [
    ['an unknown stage', [{ $foo: 1 }], 40324],
    ['two stages in one', [{ $limit: 1, $skip: 1 }], 40323],
    ['$limit 0', [{ $limit: 0 }], 15958],
    ['$group without _id', [{ $group: { n: { $sum: 1 } } }], 15955],
    ['an unknown accumulator', [{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
    ['$group with a plain field', [{ $group: { _id: 1, n: 1 } }], 40234],
    ['$group into a path', [{ $group: { _id: 1, 'a.b': { $sum: 1 } } }], 40235],
    ['an empty $project', [{ $project: {} }], 51272],
  ]

  test.each(refused)('aggregation rejects %s', async (_rule, pipeline, code) => {
    expect(await getErrorCode(aggregate(pipeline))).toBe(code)
  })
})
