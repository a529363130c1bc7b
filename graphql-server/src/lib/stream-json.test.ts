import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { streamJson } from './stream-json.ts'

async function write(value: unknown): Promise<string> {
  let text = ''
  for await (const part of streamJson(value)) text += part
  return text
}

async function* stream(...items: unknown[]) {
  for (const item of items) yield await Promise.resolve(item)
}

it('a value is written as by JSON.stringify', async () => {
  const at = new Date()
  const value = {
    ...{ text: 'a "quote"', none: null, missing: undefined, list: [1, { at }], empty: {} },
    ...{ at, id: new Types.ObjectId(), nested: { missing: undefined, deep: { yes: true } } },
  }
  expect(await write(value)).toBe(JSON.stringify(value))
})

it('a sequence is written as a list, at any depth', async () => {
  const value = { none: stream(), some: stream(1, { a: [2] }), nested: { one: stream('x') } }
  expect(await write(value)).toBe('{"none":[],"some":[1,{"a":[2]}],"nested":{"one":["x"]}}')
})
