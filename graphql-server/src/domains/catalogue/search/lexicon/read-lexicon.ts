import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLexicon, joinLexicons, type Lexicon } from './lexicon.ts'

const known = new Map<string, Lexicon>()

/** The lexicon of a folder, which is read once. */
export function getLexicon(folder: string): Lexicon {
  const lexicon = known.get(folder) ?? createLexicon(readLines(folder))
  known.set(folder, lexicon)
  return lexicon
}

/** The lexicon of a folder with more lines. */
export function extendLexicon(folder: string, lines: readonly string[]): Lexicon {
  return joinLexicons(getLexicon(folder), createLexicon(lines))
}

/** Reads all text files of a folder, in the form that its README describes. */
function readLines(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
