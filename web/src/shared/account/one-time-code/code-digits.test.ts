import { describe, expect, it } from 'vitest'
import { eraseBefore, noDigits, type, write } from './code-digits.ts'

/** '12  56' stands for six boxes, with the third and fourth empty. */
const boxes = (text: string) => Array.from(text, (digit) => digit.trim())
const shown = ({ digits, next }: { digits: readonly string[]; next: number }) =>
  `${digits.map((digit) => digit || ' ').join('')}|${next}`

describe('a code in six boxes', () => {
  it.each([
    ['a digit, and goes on', '      ', 0, '4', '4     |1'],
    ['the last digit, and stays', '12345 ', 5, '6', '123456|5'],
    ['the new digit behind the old one', '123   ', 1, '29', '193   |2'],
    ['the new digit before the old one', '123   ', 1, '92', '193   |2'],
    ['the same digit, and goes on', '123   ', 1, '22', '123   |2'],
    ['a Devanagari digit as a plain one', '1     ', 1, '२', '12    |2'],
    ['nothing for a character that is not a digit', '1     ', 1, 'x', '1     |1'],
    ['an empty value, which empties the box', '123   ', 1, '', '1 3   |1'],
    ['a whole code that a phone fills in', '9     ', 0, '482913', '482913|5'],
    ['a whole code into any box', '99    ', 3, '482913', '482913|5'],
  ])('typing enters %s', (_what, before, box, text, after) => {
    expect(shown(type(boxes(before), box, text))).toBe(after)
  })

  it.each([
    ['all at once', 0, '482913', '482913|5'],
    ['with a space, as in the email', 2, ' 482 913\n', '482913|5'],
    ['with the words around it', 0, 'Your code is 482913.', '482913|5'],
    ['cut off after six digits', 0, '48291377', '482913|5'],
    ['in part, from that box on', 2, '48', '  48  |4'],
    ['in part, as far as there are boxes', 4, '482', '    48|5'],
    ['without any digit as nothing', 2, 'hello', '      |2'],
  ])('a code can be pasted %s', (_how, box, text, after) => {
    expect(shown(write(noDigits, box, text))).toBe(after)
  })

  it('eraseBefore deletes the digit before an empty box', () => {
    expect(shown(eraseBefore(boxes('123   '), 3))).toBe('12    |2')
    expect(shown(eraseBefore(noDigits, 0))).toBe('      |0')
  })
})
