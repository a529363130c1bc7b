import { Linter } from 'eslint'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'
import { looseTextsRule } from './loose-texts-rule.mjs'

const cwd = import.meta.dirname
const linter = new Linter({ cwd })
/** Type-checks this file alone: loading the whole web app's types takes a minute. */
const config = defineConfig({
  files: ['*.tsx'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.tsx'] },
      tsconfigRootDir: cwd,
    },
  },
  plugins: { store: { rules: { 'loose-texts': looseTextsRule } } },
  rules: { 'store/loose-texts': 'error' },
})

/** Whether the rule reports the element. */
function isReported(jsx: string): boolean {
  const code = `declare global {
      namespace JSX {
        interface Element { type: string }
        interface IntrinsicElements { b: object; i: object; p: object; span: object }
      }
    }
    type ReactNode = string | number | object | null
    declare const count: number, name: string | null, isNew: boolean, icon: ReactNode, names: string[]
    export const part = ${jsx}`
  const messages = linter.verify(code, config, 'part.tsx')
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  return messages.length > 0
}

it.each([
  '<p>{count} items</p>',
  '<p><b>Total</b> {count}</p>',
  '<p>{isNew && <b>New</b>} items</p>',
  '<p>{icon} items</p>',
  '<p>{isNew ? <b>New</b> : name} <i /></p>',
  '<p><b>Names</b> {names.map((each) => each)}</p>',
  '<>items</>',
])('the rule for loose texts reports a text that a translation would break: %s', (jsx) => {
  expect(isReported(jsx)).toBe(true)
})

it.each([
  '<p>{`${count} items`}</p>',
  '<p>{count}</p>',
  '<p>items {isNew && <b>New</b>}</p>',
  '<p><b>Total</b> items</p>',
  '<p>{icon} <span>{count}</span></p>',
  '<p>{name && <b>{name}</b>} {count > 0 && <i />}</p>',
])('the rule for loose texts accepts a text that stays where it is: %s', (jsx) => {
  expect(isReported(jsx)).toBe(false)
})
