import { expect, it } from 'vitest'
import { toWordsLine } from './words-line.ts'

it.each([
  [{ word: 'coriander', names: 'kothmir' }, 'coriander: kothmir'],
  [
    { word: ' brinjal, eggplant ', names: 'baingan , vangi,' },
    'brinjal | eggplant: baingan, vangi',
  ],
  [{ word: 'detergent', names: 'rin, tide', areBrands: true }, 'detergent < rin, tide'],
  [{ word: 'coriander', names: ' , ' }, ''],
  [{ word: '', names: 'kothmir' }, ''],
])('toWordsLine writes %j as the line "%s"', (synonym, line) => {
  expect(toWordsLine({ areBrands: false, ...synonym })).toBe(line)
})
