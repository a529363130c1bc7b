import type { SearchField } from '../../../../contract/types.generated.ts'
import { fieldNames, fieldOf } from '../../record/product-fields.ts'
import { MAX_DOUBTS } from './corrections.ts'
import { splitWords } from '../lexicon/words.ts'

/** The searchable texts of a product. */
export interface SearchDocument {
  name: string
  brand: string
  composition: string
  subCategories: string[]
  categories: string[]
  manufacturer: string
  unit: string
  description: string
  hsn: string
  barcodes: readonly string[]
}

/** The fields of a document, the most important first, with the points of a word that is in the search as well. */
export const FIELDS: readonly { name: SearchField; bit: number; points: number }[] = fieldNames
  .flatMap((name) => fieldOf(name).searched ?? [])
  .sort((a, b) => b.points - a.points)
  .map(({ as, points }, n) => ({ name: as, bit: 1 << n, points }))

const bitOf = (name: SearchField) => FIELDS.find((field) => field.name === name)?.bit ?? 0
const [NAME, BRAND, SUB_CATEGORY] = [bitOf('NAME'), bitOf('BRAND'), bitOf('SUB_CATEGORY')]

export const FIELD_BITS = FIELDS.length
export const FIELDS_MASK = (1 << FIELD_BITS) - 1

/** The bonus for a word of the name that is also in the sub-category: for 'milk', milk before milk cookies. */
const SAME_KIND = 0.2
const NAME_AND_KIND = NAME | SUB_CATEGORY
/** What is on the pack. Files of shops have the brand in the name or in a column of its own. */
const TITLE = NAME | BRAND

/**
 * The points of a word by kind of match, for each set of fields. Any match without typing errors is worth more than any
 * match with them.
 */
export const POINTS = {
  whole: pointsByFields(1),
  sameSound: pointsByFields(0.96),
  sameMeaning: pointsByFields(0.95),
  prefix: pointsByFields(0.62),
  /** Less than `prefix`, because a plural may be the beginning of another word, as 'flaxs' of 'flaxseeds'. */
  otherNumber: pointsByFields(0.61),
  /** In a name, as much as the word itself in a sub-category: for 'fever', paracetamol before other medicines for it. */
  related: pointsByFields(0.44),
  completed: pointsByFields(0.3),
}
/** The points of a word with typing errors, by the number of doubts about the correction. */
export const CORRECTION_POINTS = Array.from({ length: MAX_DOUBTS + 1 }, (_, doubts) =>
  pointsByFields(0.06 - 0.01 * doubts),
)

/** The bonus for a word that is the whole title. A word in a longer title gets a share of it. */
const SHORT_TITLE = 0.3
const IN_TITLE = 1

/** For each set of fields, a share of the points of the best one with its bonus, doubled, plus 1 for a title. */
function pointsByFields(share: number): Uint16Array {
  return Uint16Array.from({ length: 1 << FIELD_BITS }, (_, bits) => {
    const all = FIELDS.map(({ bit, points }) => (bits & bit ? points : 0))
    const isSameKind = (bits & NAME_AND_KIND) === NAME_AND_KIND
    const best = Math.max(...all) * (isSameKind ? 1 + SAME_KIND : 1)
    return Math.round(best * share) * 2 + (bits & TITLE ? 1 : 0)
  })
}

/** The points of a term in a document whose title has this many words. An optional term counts half. */
export function scoreTerm(points: number, titleLength: number, isOptional: boolean): number {
  const own = points >>> 1
  const worth = points & IN_TITLE ? own + Math.round((SHORT_TITLE * own) / titleLength) : own
  return isOptional ? worth >>> 1 : worth
}

/** What a product that is out of stock keeps of its points. */
const OUT_OF_STOCK = 0.8

/** The bonus for each level of popularity. */
const PER_LEVEL = 0.02
const MAX_LEVEL = 8

/** The popularity of a product of which this many pieces were ordered lately: doubles of pieces, capped. */
export function toPopularity(pieces: number): number {
  return Math.min(MAX_LEVEL, Math.floor(Math.log2(1 + pieces)))
}

/** The bonus for a title with all words of the search in their order. */
const IN_ORDER = 0.1

/** What makes a product more or less relevant than its words do. */
export interface Circumstances {
  isInStock: boolean
  isInOrder: boolean
  /** A level from `toPopularity`. */
  popularity: number
}

export function weigh(points: number, { isInStock, isInOrder, popularity }: Circumstances): number {
  const bonus = 1 + PER_LEVEL * popularity + (isInOrder ? IN_ORDER : 0)
  return Math.round(points * bonus * (isInStock ? 1 : OUT_OF_STOCK))
}

/** The points of a phrase: those of its weakest word. */
export function joinPoints(points: number, others: number): number {
  return Math.min(points >>> 1, others >>> 1) * 2 + (points & others & IN_TITLE)
}

/** The words of brand and name in their order. */
function toTitle({ brand, name }: SearchDocument): string[] {
  const words = splitWords(name)
  const isInName = words.join(' ').startsWith(splitWords(brand).join(' '))
  return [...(isInName ? [] : splitWords(brand)), ...words]
}

/** No word begins like this, so that no part of a code is found. */
const CODE = '#'

/** The word of the index for a code. */
export const toCodeWord = (code: string) => `${CODE}${code}`

/** A word of the index as people know it. */
export const shownWord = (word: string) => (word.startsWith(CODE) ? word.slice(1) : word)

/** The words of a document with the bits of their fields, and its title. */
export function fieldsByWord(document: SearchDocument) {
  const fields = new Map<string, number>()
  const mark = (word: string, bit: number) => fields.set(word, (fields.get(word) ?? 0) | bit)
  const add = (name: SearchField, ...texts: string[]) => {
    for (const text of texts) for (const word of splitWords(text)) mark(word, bitOf(name))
  }
  add('NAME', document.name)
  add('BRAND', document.brand)
  const titleLength = Math.max(1, fields.size)
  const title = toTitle(document)
  add('COMPOSITION', document.composition)
  add('SUB_CATEGORY', ...document.subCategories)
  add('CATEGORY', ...document.categories)
  add('MANUFACTURER', document.manufacturer)
  add('UNIT', document.unit)
  add('DESCRIPTION', document.description)
  if (document.hsn) mark(toCodeWord(document.hsn), bitOf('HSN'))
  for (const code of document.barcodes) mark(toCodeWord(code), bitOf('BARCODE'))
  return { fields, titleLength, title }
}
