import { expect, it } from 'vitest'
import { formatPack } from './medicine-words.ts'

it.each([
  [15, 'TABLET', '15 tablets'],
  [1, 'CAPSULE', '1 capsule'],
  [60, 'ML', '60 ml'],
  [0.5, 'G', '0.5 g'],
  [1, 'PIECE', '1 piece'],
  [null, 'ML', ''],
] as const)('formatPack formats %s %s as %j', (packCount, packUnit, text) => {
  expect(formatPack({ packCount, packUnit })).toBe(text)
})
