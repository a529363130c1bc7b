import { describe, expect, it } from 'vitest'
import { holdsFile } from './holds-file.ts'
import { multipartForm } from './multipart.ts'

const file = (name: string) => new File([name], name)

function parseJson(form: FormData, key: string): unknown {
  const text = form.get(key)
  return typeof text === 'string' ? JSON.parse(text) : text
}

describe('a multipart request', () => {
  it('holdsFile finds files in variables at any depth', () => {
    expect(holdsFile({ input: { pictures: [{ file: file('a') }] } })).toBe(true)
    expect(holdsFile({ input: { text: 'a', none: null, list: [1, undefined] } })).toBe(false)
    expect(holdsFile(undefined)).toBe(false)
  })

  it('multipartForm maps each file to its path, and contains null there', () => {
    const variables = { input: { files: [file('a'), file('b')], note: 'two', none: null } }
    const form = multipartForm({ operationName: 'Two', query: 'mutation Two', variables })
    expect(parseJson(form, 'operations')).toEqual({
      operationName: 'Two',
      query: 'mutation Two',
      variables: { input: { files: [null, null], note: 'two', none: null } },
    })
    expect(parseJson(form, 'map')).toEqual({
      0: ['variables.input.files.0'],
      1: ['variables.input.files.1'],
    })
    expect(form.get('1')).toMatchObject({ name: 'b' })
  })
})
