import { partitionPoint } from '../../../../lib/binary-search.ts'
import { queryWords } from './words.ts'
import { soundOf } from './sounds.ts'

/** Other words for a phrase. */
export interface Meaning {
  words: readonly string[]
  /** True for something similar, such as a brand's ingredient. False for the same meaning. */
  isRelated: boolean
}

/** The meanings of words in a search. Phrases are lists of words without duplicates. */
export interface Lexicon {
  /** The number of words in the longest phrase. */
  readonly longest: number
  /** Finds a phrase's meanings, in this spelling or in one that sounds alike. */
  find(phrase: readonly string[]): readonly Meaning[]
  /** Finds the meanings of longer phrases that begin like this, while the user is typing. */
  complete(beginning: string): readonly Meaning[]
  /** Whether the word says little about a product, such as 'for'. */
  isParticle(word: string): boolean
}

const MAX_COMPLETIONS = 5

/** Reads lines in the format that `search-words/README.md` describes. Throws for a malformed line. */
export function createLexicon(lines: Iterable<string>): Lexicon {
  const meanings = new Map<string, Meaning[]>()
  const particles = new Set<string>()

  function add(phrases: Phrase[], others: Phrase[], isRelated: boolean): void {
    for (const phrase of phrases) {
      const known = meanings.get(toKey(phrase)) ?? []
      const rest = others.filter((other) => other !== phrase)
      meanings.set(toKey(phrase), [...known, ...rest.map((words) => ({ words, isRelated }))])
    }
  }

  for (const line of lines) {
    const { isParticles, isRelated, left, right, further } = parseLine(line)
    if (isParticles) for (const [word] of right) particles.add(word)
    else if (isRelated) add(right, left, true)
    else add([...left, ...right], [...left, ...right], false)
    add([...left, ...right], further, true)
  }

  const sounds = bySound(meanings)
  const sorted = [...meanings.keys()].sort()
  return {
    longest: Math.max(0, ...sorted.map((key) => key.split(' ').length)),
    find: (phrase) => meanings.get(toKey(phrase)) ?? sounds.get(toSound(phrase)) ?? [],
    complete(beginning) {
      const from = partitionPoint(sorted.length, (at) => (sorted[at] ?? '') <= beginning)
      const keys = sorted.slice(from, from + MAX_COMPLETIONS)
      return keys
        .filter((key) => key.startsWith(beginning))
        .flatMap((key) => meanings.get(key) ?? [])
    },
    isParticle: (word) => particles.has(word),
  }
}

/** Combines the meanings and particles of two lexicons. */
export function joinLexicons(one: Lexicon, other: Lexicon): Lexicon {
  return {
    longest: Math.max(one.longest, other.longest),
    find: (phrase) => [...one.find(phrase), ...other.find(phrase)],
    complete: (beginning) => [...one.complete(beginning), ...other.complete(beginning)],
    isParticle: (word) => one.isParticle(word) || other.isParticle(word),
  }
}

/** Lists the words and phrases in a line. Throws for a malformed line. */
export function listPhrases(line: string): string[] {
  const { isParticles, left, right, further } = parseLine(line)
  return [...(isParticles ? [] : left), ...right, ...further].map(toKey)
}

type Phrase = [string, ...string[]]

const toKey = (phrase: readonly string[]) => phrase.join(' ')
const toSound = (phrase: readonly string[]) => phrase.map(soundOf).join(' ')

/** Groups meanings by the sounds of their phrases. Phrases that sound alike share their meanings. */
function bySound(meanings: ReadonlyMap<string, Meaning[]>): Map<string, Meaning[]> {
  const sounds = new Map<string, Meaning[]>()
  for (const [key, list] of meanings) {
    const sound = toSound(key.split(' '))
    sounds.set(sound, [...(sounds.get(sound) ?? []), ...list])
  }
  return sounds
}

function parseLine(line: string) {
  const [, left, sign, right, further] =
    /^([^:<>]+)([:<])([^:<>]+)(?:>([^:<>]+))?$/.exec(line) ?? []
  const parts = {
    isParticles: left?.trim() === '-',
    isRelated: sign === '<',
    left: parsePhrases(left?.split('|')),
    right: parsePhrases(right?.split(',')),
    further: parsePhrases(further?.split('|')),
  }
  const isComplete = parts.right.length > 0 && (parts.isParticles || parts.left.length > 0)
  if (!isComplete) throw new Error(`Not a line of search words: ${line}`)
  return parts
}

function parsePhrases(texts: string[] = []): Phrase[] {
  return texts.flatMap((text): Phrase[] => {
    const [first, ...rest] = queryWords(text)
    return first === undefined ? [] : [[first, ...rest]]
  })
}
