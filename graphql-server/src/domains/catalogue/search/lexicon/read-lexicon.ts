import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLexicon, joinLexicons, type Lexicon } from './lexicon.ts'

const known = new Map<string, Lexicon>()

/** Returns a folder's lexicon, which is read only once. */
export function getLexicon(folder: string): Lexicon {
  const lexicon = known.get(folder) ?? createLexicon(readLines(folder))
  known.set(folder, lexicon)
  return lexicon
}

/** Extends a folder's lexicon with more lines. */
export function extendLexicon(folder: string, lines: readonly string[]): Lexicon {
  return joinLexicons(getLexicon(folder), createLexicon(lines))
}

/** Reads all text files in a folder. Its README describes the format. */
function readLines(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
