import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spread, spreadWithin } from './spread.ts'

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
const paise = fc.nat({ max: 100_000_000 })

it.each([
  { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { amount: 100, weights: [0, 1, 2], parts: [0, 33, 67] },
  { amount: 1, weights: [1, 3], parts: [0, 1] },
  { amount: 5, weights: [0, 0], parts: [0, 0] },
  { amount: 0, weights: [2, 3], parts: [0, 0] },
  { amount: 7, weights: [], parts: [] },
])('$amount paise with weights $weights are divided into $parts', ({ amount, weights, parts }) => {
  expect(spread(amount, weights)).toEqual(parts)
})

it('parts add up to the amount, and differ from their exact shares by less than a paisa', () => {
  fc.assert(
    fc.property(paise, fc.array(paise, { minLength: 1, maxLength: 50 }), (amount, weights) => {
      const parts = spread(amount, weights)
      const whole = sum(weights)
      if (whole === 0) return
      expect(sum(parts)).toBe(amount)
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1)
    }),
  )
})

it('parts never exceed their limits, and take the whole amount if the limits allow it', () => {
  const part = fc.record({ weight: paise, limit: paise })
  fc.assert(
    fc.property(paise, fc.array(part, { maxLength: 20 }), (amount, parts) => {
      const divided = spreadWithin(amount, parts)
      const limits = parts.map(({ limit }) => limit)
      expect(sum(divided)).toBe(Math.min(amount, sum(limits)))
      expect(divided.every((each, index) => each >= 0 && each <= (limits[index] ?? 0))).toBe(true)
    }),
  )
})
