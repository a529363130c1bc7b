import { expect, it } from 'vitest'
import { type PartnerKey, summarizeUsage } from './usage.ts'

const key = (usage: [day: string, requests: number, refused: number][]): PartnerKey => ({
  id: '1',
  name: 'Price comparison',
  prefix: 'kc_7Q2M9X4T',
  scopes: ['CATALOGUE_READ'],
  requestsPerMinute: 600,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: null,
  lastUsedAt: null,
  revokedAt: null,
  failingWebhooks: 0,
  usage: usage.map(([day, requests, refused]) => ({ day, requests, refused })),
})

const now = Date.parse('2026-11-21T23:59:59.999Z')

it('summarizeUsage lists 30 days with today last', () => {
  const usage = summarizeUsage(
    key([
      ['2026-11-21T00:00:00.000Z', 7, 2],
      ['2026-11-20T00:00:00.000Z', 5, 1],
      ['2026-10-23T00:00:00.000Z', 3, 0],
      ['2026-10-22T00:00:00.000Z', 100, 100],
    ]),
    now,
  )
  expect(usage).toMatchObject({ today: 7, total: 15, refused: 3 })
  expect(usage.days).toEqual([3, ...Array<number>(27).fill(0), 5, 7])
})

it('summarizeUsage lists no usage for a key that was never used', () => {
  expect(summarizeUsage(key([]), now)).toEqual({
    days: Array<number>(30).fill(0),
    today: 0,
    total: 0,
    refused: 0,
  })
})
