import { expect, it } from 'vitest'
import { roundUp } from './chart-scale.ts'

it.each([
  [0, 1],
  [0.01, 1],
  [1, 1],
  [7, 10],
  [10.5, 20],
  [345, 400],
  [401, 500],
  [2_914.5, 4_000],
  [1_20_000, 2_00_000],
  [10_00_000, 10_00_000],
])('a scale for ₹%d ends at ₹%d', (rupees, top) => {
  expect(roundUp(rupees * 100)).toBe(top * 100)
})
