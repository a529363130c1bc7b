import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folders } from '../../../../settings/folders.ts'
import { createLexicon, type Meaning } from './lexicon.ts'
import { getLexicon } from './read-lexicon.ts'

const phrases = (meanings: readonly Meaning[]) => meanings.map(({ words }) => words.join(' '))

describe('a lexicon', () => {
  const lexicon = createLexicon([
    'black pepper: kali mirch, काली मिर्च',
    'brinjal | eggplant: baingan',
    'paracetamol | caffeine < saridon',
    'fever: bukhar, tez bukhar > thermometer | paracetamol',
    '-: ki, for',
  ])

  it('finds the other words of a line for each of its words', () => {
    expect(phrases(lexicon.find(['kali', 'mirch']))).toEqual(['black pepper', 'काली मिर्च'])
    expect(phrases(lexicon.find(['black', 'pepper']))).toEqual(['kali mirch', 'काली मिर्च'])
    expect(phrases(lexicon.find(['brinjal']))).toEqual(['eggplant', 'baingan'])
    expect(lexicon.find(['pepper'])).toEqual([])
  })

  it('leads from the right of a < to the left, and not back', () => {
    expect(lexicon.find(['saridon'])).toEqual([
      { words: ['paracetamol'], isRelated: true },
      { words: ['caffeine'], isRelated: true },
    ])
    expect(lexicon.find(['caffeine'])).toEqual([])
  })

  it('leads from all words before a > to the words after it, and not back', () => {
    expect(lexicon.find(['bukhar'])).toEqual([
      { words: ['fever'], isRelated: false },
      { words: ['tez', 'bukhar'], isRelated: false },
      { words: ['thermometer'], isRelated: true },
      { words: ['paracetamol'], isRelated: true },
    ])
    expect(lexicon.find(['thermometer'])).toEqual([])
  })

  it('finds spellings that sound alike', () => {
    expect(phrases(lexicon.find(['kaali', 'mirch']))).toContain('black pepper')
    expect(phrases(lexicon.find(['bengan']))).toContain('brinjal')
  })

  it('completes a word that is being typed', () => {
    expect(phrases(lexicon.complete('bain'))).toEqual(['brinjal', 'eggplant'])
    expect(lexicon.complete('xyz')).toEqual([])
  })

  it('knows words that say little, and the length of its phrases', () => {
    expect(lexicon.isParticle('for')).toBe(true)
    expect(lexicon.isParticle('brinjal')).toBe(false)
    expect(lexicon.longest).toBe(2)
    expect(createLexicon([]).longest).toBe(0)
  })

  it.each(['milk', 'milk: ', 'milk : doodh : dudh', ': doodh'])(
    'throws for a malformed line: %j',
    (line) => {
      expect(() => createLexicon([line])).toThrow(line)
    },
  )
})

describe('the words of the repository', () => {
  const files = readdirSync(folders.searchWords).filter((file) => file.endsWith('.txt'))
  const read = (file: string) => readFileSync(join(folders.searchWords, file), 'utf8')

  it('the repository has more than 4,000 words, with a source in each file', () => {
    const words = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .flatMap((line) => line.split(/[:<]/)[1]?.split(',') ?? []),
    )
    expect(words.length).toBeGreaterThan(4_000)
    for (const file of files) expect(read(file), file).toMatch(/^# Source: .+/m)
  })

  it.each([
    ['doodh', 'milk'],
    ['दूध', 'milk'],
    ['jhadu', 'broom'],
    ['khansi ki dawa', 'cough syrup'],
    ['loose motion', 'ors'],
    ['bp tablet', 'amlodipine'],
    ['combiflam', 'ibuprofen'],
    ['kaaju', 'cashew'],
  ])("the repository's words lead from %s to %s", (text, meaning) => {
    const lexicon = getLexicon(folders.searchWords)
    expect(phrases(lexicon.find(text.split(' ')))).toContain(meaning)
  })

  it("the repository's words occur once in each file, in lower case and without signs", () => {
    for (const file of files) {
      const lines = read(file)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
      for (const line of lines) {
        const list = line.split(/[:<|,]/).map((word) => word.trim())
        expect(new Set(list).size, line).toBe(list.length)
        expect(line, file).toBe(line.toLowerCase().normalize('NFC'))
      }
    }
  })
})
