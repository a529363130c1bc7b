import { describe, expect, it } from 'vitest'
import { listNameKeys, toNameKey } from './name-keys.ts'

describe('listNameKeys', () => {
  it('lists the beginnings of a name from each word on', () => {
    expect(listNameKeys('Asha Rao')).toEqual([
      'as',
      'ash',
      'asha',
      'asha r',
      'asha ra',
      'asha rao',
      'ra',
      'rao',
    ])
  })

  it('name keys ignore case, punctuation and letter forms', () => {
    expect(toNameKey('  Dr. ASHA-Rao ')).toBe('dr asha rao')
    expect(toNameKey('Ａｓｈａ')).toBe('asha')
    expect(listNameKeys('आशा राव')).toContain(toNameKey('राव'))
  })

  it('lists few keys for a long name', () => {
    expect(listNameKeys('ab '.repeat(60)).length).toBeLessThan(200)
    expect(listNameKeys('x'.repeat(500)).length).toBeLessThan(200)
    expect(listNameKeys('…')).toEqual([])
  })
})
