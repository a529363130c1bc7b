import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', '.git', '.data'])

function findDocuments(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : findDocuments(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

/** Leaves out code, which can look like links and headings. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(/^( *)```[\s\S]*?^\1```/gm, '')
}

/** The headings' anchors, as GitHub makes them. */
function findAnchors(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    const anchor = plain
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

/** A document's relative links: in the prose, to images, and in quoted HTML attributes. */
function findLinks(text: string): string[] {
  const outsideOfCode = text.replace(/`[^`\n]*`/g, '')
  return [...outsideOfCode.matchAll(/\]\(([^)\s]+)[^)]*\)|(?:href|src)="([^"]+)"/g)]
    .map(([, inText, inHtml]) => inText ?? inHtml ?? '')
    .filter((link) => !/^([a-z]+:|\/)/.test(link))
}

function isBroken(link: string, document: string): boolean {
  const [path = '', anchor] = decodeURI(link).split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(target)) return true
  if (anchor === undefined) return false
  return statSync(target).isDirectory() || !findAnchors(readText(target)).has(anchor)
}

describe('the documentation', () => {
  const documents = findDocuments(root)

  it('the documentation has links only to files and headings that exist', () => {
    const broken = documents.flatMap((document) =>
      findLinks(readText(document))
        .filter((link) => isBroken(link, document))
        .map((link) => `${relative(root, document)}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('the guides quote only log lines that the server writes', () => {
    const server = join(root, 'graphql-server/src')
    const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(server, file), 'utf8'))
      .join()
    const quoted = ['running', 'databases'].flatMap((guide) => [
      ...readText(join(root, `docs/${guide}.md`)).matchAll(/`([a-z]+(?:[ :]+[a-z]+){2,})`/g),
    ])
    const lines = quoted.map(([, line = '']) => line).filter((line) => !line.startsWith('npm '))
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter((line) => !sources.includes(line))).toEqual([])
  })

  it('each page of the documentation is linked from its index', () => {
    const index = readText(join(root, 'docs/README.md'))
    const files = readdirSync(join(root, 'docs')).filter((name) => /^(?!README).*\.md$/.test(name))
    expect(findLinks(index)).toEqual(expect.arrayContaining(files))
  })
})
