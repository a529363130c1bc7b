import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)

/** Sources whose sentences are for operators and developers, in the console, the log or the documentation of the APIs. */
const FOR_OPERATORS =
  /^(cli|database|settings|telemetry|payments)\/|^[a-z]+\.ts$|start-problems|(openapi|docs|access-notes)\.ts$/
/** Data, such as the policies of a new shop and the lists of the law, and labels of fields. */
const DATA = /policy-texts|medicine-lists|-fields\.ts$/
const NOT_WRITTEN_HERE = /\.test\.ts$|generated|conformance/
/** Calls whose texts no client reads, and the tables. */
const CALLS =
  /^(define(Messages|Texts)|super|warn)$|\.describe$|\blog\b.*\.(warn|info|error|debug)$/
/** Properties that describe the APIs. */
const DESCRIPTIONS = /^(summary|description|meaning|advice)$/
const SENTENCE = /^\p{Lu}.*\p{Ll} \p{Ll}.*[.!?]$/su

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => ![FOR_OPERATORS, DATA, NOT_WRITTEN_HERE].some((pattern) => pattern.test(file)))

it('every sentence that the server sends to clients is in a table of messages', () => {
  const found = files.flatMap((file) => {
    const content = readFileSync(new URL(file, folder), 'utf8')
    const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true)
    return findSentences(source).map((sentence) => `${file}: ${sentence}`)
  })
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

function findSentences(node: ts.Node): string[] {
  if (isNotForClients(node)) return []
  const text = readText(node)
  const inner: string[] = []
  ts.forEachChild(node, (child) => void inner.push(...findSentences(child)))
  return text !== null && SENTENCE.test(text) ? [text, ...inner] : inner
}

function isNotForClients(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return CALLS.test(node.expression.getText())
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith('Error')
  return ts.isPropertyAssignment(node) && DESCRIPTIONS.test(node.name.getText())
}

/** A text, with X for each value that is inserted. */
function readText(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join('')
}
