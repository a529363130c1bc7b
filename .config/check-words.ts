import { Lexer } from 'graphql'
import { Source, TokenKind } from 'graphql'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Checks the words of everything that people read: `npm run lint:words`, or with files as arguments. Prints each
 * forbidden word with its place, and the words that are too frequent in comments and documentation.
 */

/** The words that the glossary forbids, with their replacement. */
const FORBIDDEN: readonly [pattern: RegExp, replacement: string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\bsign(ed|s|ing)?[ -](in|out|up)\b/i, 'log in, log out, register'],
  [/\b(shopper|buyer)s?\b/i, 'customer'],
  [/\brefus(e|es|ed|al|als|ing)\b/i, 'reject'],
  [/\bpictures?\b/i, 'image'],
  [/\b(the|this|a) store\b/i, 'shop or server'],
  [/\bany more\b/i, 'no longer'],
  [/\bcan not\b/i, 'cannot'],
  [/\bmeanwhile\b/i, 'in the meantime, since'],
]

/** The highest number of these words in 1,000 words of comments, and of documentation. */
const FREQUENCIES: readonly [name: string, pattern: RegExp, most: number][] = [
  ['of', /\bof\b/gi, 22],
  ['what', /\bwhat\b/gi, 1],
  ['again', /\bagain\b/gi, 0.6],
  ['none', /\bnone\b/gi, 0.3],
  ['that of', /\b(that|those) of\b/gi, 0.1],
]

interface Text {
  place: string
  text: string
  /** The texts whose frequencies are checked. */
  kind: 'comments' | 'docs' | 'other'
}

const IGNORED = /generated|released|package-lock|^docs\/architecture\/glossary\.md|^\.config\/check-words/

function listFiles(): string[] {
  const given = process.argv.slice(2)
  const args = ['ls-files', '--', ...(given.length > 0 ? given : ['.'])]
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n')
  return files.filter((file) => /\.(tsx?|graphql|md|css)$/.test(file) && !IGNORED.test(file))
}

function readTexts(file: string): Text[] {
  const content = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return readDocument(file, content)
  if (file.endsWith('.graphql')) return readSchema(file, content)
  if (file.endsWith('.css')) return readStyles(file, content)
  return readCode(file, content)
}

/** The paragraphs of a document, without code. */
function readDocument(file: string, content: string): Text[] {
  const prose = content
    .replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`|\]\([^)]*\)/g, ' ')
  return prose
    .split('\n')
    .map((text, line) => ({ place: `${file}:${line + 1}`, text, kind: 'docs' as const }))
}

/** The descriptions of a schema. */
function readSchema(file: string, content: string): Text[] {
  const lexer = new Lexer(new Source(content))
  const texts: Text[] = []
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    const isText = token.kind === TokenKind.STRING || token.kind === TokenKind.BLOCK_STRING
    if (isText) texts.push({ place: `${file}:${token.line}`, text: withoutCode(token.value), kind: 'docs' })
  }
  return texts
}

function readStyles(file: string, content: string): Text[] {
  return [...content.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => {
    const line = content.slice(0, index).split('\n').length
    return { place: `${file}:${line}`, text: withoutCode(text), kind: 'comments' }
  })
}

/** The comments, sentences and texts of elements in a module. */
function readCode(file: string, content: string): Text[] {
  const language = file.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true)
  const placeOf = (position: number) =>
    `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`
  const texts: Text[] = []
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, language, content)
  void scanner
  const seen = new Set<number>()
  const visit = (node: ts.Node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(content, node.getFullStart()) ?? []) {
      if (seen.has(pos)) continue
      seen.add(pos)
      texts.push({ place: placeOf(pos), text: withoutCode(content.slice(pos, end)), kind: 'comments' })
    }
    const sentence = readSentence(node)
    if (sentence !== null) texts.push({ place: placeOf(node.getStart()), text: sentence, kind: 'other' })
    node.getChildren().forEach(visit)
  }
  visit(source)
  return texts
}

/** A text with a blank, which is likely to be for people, or the text of an element. */
function readSentence(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
  return isText && /\p{L} \p{L}/u.test(node.text) ? node.text : null
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, ' ').replace(/https?:\S+/g, ' ')
}

const texts = listFiles().flatMap(readTexts)
let problems = 0
for (const { place, text } of texts) {
  for (const [pattern, replacement] of FORBIDDEN) {
    const found = pattern.exec(text)
    if (!found) continue
    problems += 1
    console.log(`${place}: '${found[0]}' (${replacement})`)
  }
}
for (const kind of ['comments', 'docs'] as const) {
  const all = texts.filter((text) => text.kind === kind).map(({ text }) => text).join('\n')
  const words = all.match(/\p{L}+/gu)?.length ?? 0
  for (const [name, pattern, most] of FREQUENCIES) {
    const count = (all.match(pattern)?.length ?? 0) * 1000 / Math.max(1, words)
    const isTooHigh = count > most
    if (isTooHigh) problems += 1
    console.log(`${kind}: '${name}' ${count.toFixed(2)} of ${most} in 1,000 words${isTooHigh ? ': too often' : ''}`)
  }
}
process.exitCode = problems > 0 ? 1 : 0
