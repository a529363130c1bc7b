import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { momentOf } from '../../../lib/time/indian-time.ts'
import { say } from './order-letters.ts'
import { describeArrivals } from './order-blocks.ts'

const at = (time: string) => momentOf('2026-11-27', time)
const soon = { number: 'ORD-1', promise: { minutes: 10, by: at('18:10') } }
const checked = { number: 'ORD-2', promise: { minutes: 10 } }
const old = { number: 'ORD-3' }

const blocks = (...sentences: string[]) =>
  sentences.map((message) => say({ message, code: null, reason: '', params: [] }))

beforeEach(() => {
  vi.useFakeTimers({ now: at('18:00') })
})
afterEach(() => vi.useRealTimers())

it('an email about one order says when it comes', () => {
  expect(describeArrivals([soon])).toEqual(blocks('Your order comes today by 6:10 pm.'))
})

it('an email about several orders says when each of them comes', () => {
  expect(describeArrivals([soon, checked, old])).toEqual(
    blocks(
      'Order ORD-1 comes today by 6:10 pm.',
      'Order ORD-2 comes after the prescription check.',
    ),
  )
})

it('an email about an order to collect says that the customer will be told', () => {
  const collected = { number: 'ORD-4', pickUp: true } as const
  expect(describeArrivals([collected])).toEqual(
    blocks("We'll tell you when your order is ready to collect."),
  )
  expect(describeArrivals([soon, collected])).toEqual(
    blocks(
      'Order ORD-1 comes today by 6:10 pm.',
      "We'll tell you when order ORD-4 is ready to collect.",
    ),
  )
})

it('an email that was delayed does not name a time that has passed', () => {
  vi.setSystemTime(at('18:11'))
  expect(describeArrivals([soon])).toEqual([])
})
