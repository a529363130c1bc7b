import { Lexer, Source, TokenKind } from 'graphql'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Checks the words in everything that people read: `npm run lint:words`, or with files as arguments. Prints each
 * forbidden word with its place, and the frequency of words that writers overuse in comments and documentation. Source
 * of the limits: the same words in comments of four well-kept projects, at 6 to 18 ("of") and below 0.5 (the others).
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
  kind: 'comments' | 'docs' | 'other'
}

const IGNORED = /generated|released|errors\.md$|glossary\.md$|check-words/

function listFiles(): string[] {
  const given = process.argv.slice(2)
  const args = ['ls-files', '--', ...(given.length > 0 ? given : ['.'])]
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n')
  return files.filter((file) => /\.(tsx?|graphql|md)$/.test(file) && !IGNORED.test(file))
}

function readTexts(file: string): Text[] {
  const content = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return readDocument(file, content)
  if (file.endsWith('.graphql')) return readSchema(file, content)
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
    if (isText)
      texts.push({ place: `${file}:${token.line}`, text: withoutCode(token.value), kind: 'docs' })
  }
  return texts
}

/** A module's comments, its sentences, and the text of its elements. Strings in tests are data, except for test names. */
function readCode(file: string, content: string): Text[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true)
  const isTest = /\.test\.|\/(test|e2e|bench)\//.test(file)
  const texts: Text[] = []
  const add = (position: number, text: string, kind: Text['kind']) => {
    const { line } = source.getLineAndCharacterOfPosition(position)
    texts.push({ place: `${file}:${line + 1}`, text: withoutCode(text), kind })
  }
  const seen = new Set<number>()
  const visit = (node: ts.Node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(content, node.getFullStart()) ?? []) {
      if (!seen.has(pos)) add(pos, content.slice(pos, end), 'comments')
      seen.add(pos)
    }
    const sentence = readSentence(node)
    if (sentence !== null && (!isTest || isTestName(node))) add(node.getStart(), sentence, 'other')
    node.getChildren().forEach(visit)
  }
  visit(source)
  return texts
}

/** A text with a space, which is likely to be for people, or an element's text. */
function readSentence(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  return isText && /\p{L} \p{L}/u.test(node.text) ? node.text : null
}

/** Whether a string is the first argument of `it`, `describe` or what `it.each` returns. */
function isTestName({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^(it|describe)\b/.test(parent.expression.getText())
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, ' ').replace(/https?:\S+/g, ' ')
}

/** Prints each forbidden word with its place. Returns their number. */
function reportForbidden(texts: readonly Text[]): number {
  const found = texts.flatMap(({ place, text }) =>
    FORBIDDEN.flatMap(([pattern, replacement]) => {
      const word = pattern.exec(text)?.[0]
      return word === undefined ? [] : `${place}: '${word}' (${replacement})`
    }),
  )
  for (const line of found) process.stdout.write(`${line}\n`)
  return found.length
}

/** Prints the frequencies. Returns the number of those above their limit. */
function reportFrequencies(texts: readonly Text[], kind: Text['kind']): number {
  const all = texts.map((text) => (text.kind === kind ? text.text : '')).join('\n')
  const words = all.match(/\p{L}+/gu)?.length ?? 0
  const frequencies = FREQUENCIES.map(([name, pattern, most]) => {
    const frequency = ((all.match(pattern)?.length ?? 0) * 1000) / Math.max(1, words)
    const problem = frequency > most ? ': too often' : ''
    process.stdout.write(
      `${kind}: '${name}' ${frequency.toFixed(2)} in 1,000 words, limit ${most}${problem}\n`,
    )
    return frequency > most
  })
  return frequencies.filter(Boolean).length
}

const texts = listFiles().flatMap(readTexts)
const problems =
  reportForbidden(texts) + reportFrequencies(texts, 'comments') + reportFrequencies(texts, 'docs')
process.exitCode = problems > 0 ? 1 : 0
