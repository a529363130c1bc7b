import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import * as parts from '../src/apollo/document-parts.ts'
import { LayoutDocument } from '../src/apollo/layout.generated.ts'
import { shorten } from './small-documents-plugin.ts'

it('a shortened document is equal to the generated one', () => {
  const file = new URL('../src/apollo/layout.generated.ts', import.meta.url)
  const [, json = ''] =
    /LayoutDocument = (\{.*\}) as unknown/.exec(readFileSync(file, 'utf8')) ?? []
  const short = shorten(json)
  expect(short.length).toBeLessThan(json.length * 0.8)
  expect(JSON.stringify(runInNewContext(`(${short})`, { ...parts }))).toBe(
    JSON.stringify(LayoutDocument),
  )
})
