import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: '.config/eslint.config.js',
  ruleFilter: ({ ruleId }) => ruleId === 'store/loose-texts',
})

/** Whether the rule reports the element, in a file of the web app. */
async function isReported(jsx: string): Promise<boolean> {
  const code = `import type { ReactNode } from 'react'
    declare const count: number, name: string | null, isNew: boolean, icon: ReactNode, names: string[]
    export const part = ${jsx}`
  const [result] = await eslint.lintText(code, { filePath: 'web/src/app/App.tsx' })
  expect(result?.fatalErrorCount).toBe(0)
  return result?.messages.length !== 0
}

it.each([
  '<p>{count} items</p>',
  '<p><b>Total</b> {count}</p>',
  '<p>{isNew && <b>New</b>} items</p>',
  '<p>{icon} items</p>',
  '<p>{isNew ? <b>New</b> : name} <i /></p>',
  '<p><b>Names</b> {names.map((each) => each)}</p>',
  '<>items</>',
])('a text that a translation would break is reported: %s', async (jsx) => {
  expect(await isReported(jsx)).toBe(true)
})

it.each([
  '<p>{`${count} items`}</p>',
  '<p>{count}</p>',
  '<p>items {isNew && <b>New</b>}</p>',
  '<p><b>Total</b> items</p>',
  '<p>{icon} <span>{count}</span></p>',
  '<p>{name && <b>{name}</b>} {count > 0 && <i />}</p>',
])('a text that stays where it is may be beside others: %s', async (jsx) => {
  expect(await isReported(jsx)).toBe(false)
})
