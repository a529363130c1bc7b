import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { longTextField, parseInput, pictureField, textField } from './input.ts'
import { UserFacingError } from './user-error.ts'

const schema = z.object({ text: textField('Name', 20) })
const longSchema = z.object({ text: longTextField('Description', 100) })
const pictureSchema = z.object({ text: pictureField })

/** Returns the parsed value, or the error message. */
function parse(text: string, fields: z.ZodType<{ text: string }> = schema): string {
  try {
    return parseInput(fields, { text }).text
  } catch (error) {
    if (error instanceof UserFacingError) return error.message
    throw error
  }
}

describe('textField', () => {
  it.each([
    ['spaces', '  Milk '],
    ['a direction mark, as in copied numbers', '\u202aMilk\u202c'],
    ['a byte order mark and a zero-width space', '\ufeff\u200bMilk\u200b'],
  ])('textField trims %s', (_what, text) => expect(parse(text)).toBe('Milk'))

  it.each([
    ['tabs', 'Toned\t\tMilk'],
    ['a zero-width space', 'Toned Mi\u200blk'],
    ['a direction mark', 'Toned \u200eMilk'],
    ['an override of the direction', 'Toned \u202eMilk\u202c'],
    ['isolates and a tab at the end', '\u2066Toned\u2069 Milk\t'],
    ['a soft hyphen and a word joiner', 'To\u00adned Mi\u2060lk'],
  ])('textField removes or replaces %s', (_what, text) => expect(parse(text)).toBe('Toned Milk'))

  it.each([
    ['nothing', ''],
    ['a zero-width space', '\u200b'],
    ['only joiners', '\u200d\u200c'],
    ['a filler', '\u3164'],
    ['a variation selector', '\ufe0f \u00a0'],
  ])('textField requires visible characters, not %s', (_what, text) =>
    expect(parse(text)).toBe('Name is required.'),
  )

  it.each([
    ['has a control character', 'Mi\u0007lk', 'Name must be one line of text.'],
    ['has half a surrogate pair', 'L\ud800one', 'Name must be plain text.'],
    ['has a line break', 'Mi\nlk', 'Name must be one line of text.'],
    ['has a line separator', 'Mi\u2028lk', 'Name must be one line of text.'],
    ['has a paragraph separator', 'Mi\u2029lk', 'Name must be one line of text.'],
  ])('textField rejects a name that %s', (_what, text, sentence) =>
    expect(parse(text)).toBe(sentence),
  )

  it.each([
    ['joiners of Indian scripts', 'क्\u200dष ज्\u200cञ'],
    ['an emoji of several parts', 'Tea 👩\u200d🌾 ❤\ufe0f'],
    ['Arabic', 'حليب طازج'],
  ])('textField keeps %s', (_what, text) => expect(parse(text)).toBe(text))

  it('textField rejects a megabyte of invisible characters for its length', () => {
    expect(parse(`a${'\u200b'.repeat(1_000_000)}b`)).toMatch(/at most 20/)
  })
})

it.each([
  ['half a surrogate pair', 'A\udc00', 'Description must be plain text.'],
  ['no visible characters', ' \u200b\n', 'Description is required.'],
])('longTextField rejects %s', (_what, text, sentence) => {
  expect(parse(text, longSchema)).toBe(sentence)
})

it('pictureField rejects an address with half a surrogate pair', () => {
  expect(parse('https://a.example/\ud800.png', pictureSchema)).toMatch(/An image must be/)
})
