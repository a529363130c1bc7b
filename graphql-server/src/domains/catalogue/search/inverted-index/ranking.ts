import type { SearchField } from '../../../../contract/types.generated.ts'
import { fieldNames, fieldOf } from '../../record/product-fields.ts'
import { MAX_DOUBTS } from './corrections.ts'
import { splitWords } from '../lexicon/words.ts'

/** A product's searchable texts. */
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

/** A document's fields, the most important first, with the points for a word that is also in the query. */
export const FIELDS: readonly { name: SearchField; bit: number; points: number }[] = fieldNames
  .flatMap((name) => fieldOf(name).searched ?? [])
  .sort((a, b) => b.points - a.points)
  .map(({ as, points }, n) => ({ name: as, bit: 1 << n, points }))

const bitOf = (name: SearchField) => FIELDS.find((field) => field.name === name)?.bit ?? 0
const [NAME, BRAND, SUB_CATEGORY] = [bitOf('NAME'), bitOf('BRAND'), bitOf('SUB_CATEGORY')]

export const FIELD_BITS = FIELDS.length
export const FIELDS_MASK = (1 << FIELD_BITS) - 1

/**
 * The bonus for a word that is in both the name and the sub-category. A search for 'milk' finds milk before milk
 * cookies.
 */
const SAME_KIND = 0.2
const NAME_AND_KIND = NAME | SUB_CATEGORY
/** The words on the pack. Shop files have the brand either in the name or in a separate column. */
const TITLE = NAME | BRAND

/**
 * The points for a word by kind of match, for each set of fields. Any match without typing errors is worth more than
 * any match with them.
 */
export const POINTS = {
  whole: pointsByFields(1),
  sameSound: pointsByFields(0.96),
  sameMeaning: pointsByFields(0.95),
  prefix: pointsByFields(0.62),
  /** Less than `prefix`, because a plural may be the beginning of another word, as in 'flaxs' and 'flaxseeds'. */
  otherNumber: pointsByFields(0.61),
  /**
   * In a name, as much as the word itself in a sub-category: 'fever' finds paracetamol before other medicines for it.
   */
  related: pointsByFields(0.44),
  completed: pointsByFields(0.3),
}
/** The points for a word with typing errors, by the number of doubts about the correction. */
export const CORRECTION_POINTS = Array.from({ length: MAX_DOUBTS + 1 }, (_, doubts) =>
  pointsByFields(0.06 - 0.01 * doubts),
)

/** The bonus for a word that is the whole title. Words in longer titles get a share. */
const SHORT_TITLE = 0.3
const IN_TITLE = 1

/** Computes a share of the best field's points and bonus for each set of fields, doubled, plus 1 for a title. */
function pointsByFields(share: number): Uint16Array {
  return Uint16Array.from({ length: 1 << FIELD_BITS }, (_, bits) => {
    const all = FIELDS.map(({ bit, points }) => (bits & bit ? points : 0))
    const isSameKind = (bits & NAME_AND_KIND) === NAME_AND_KIND
    const best = Math.max(...all) * (isSameKind ? 1 + SAME_KIND : 1)
    return Math.round(best * share) * 2 + (bits & TITLE ? 1 : 0)
  })
}

/** The points for a term in a document whose title has this many words. An optional term counts half. */
export function scoreTerm(points: number, titleLength: number, isOptional: boolean): number {
  const own = points >>> 1
  const worth = points & IN_TITLE ? own + Math.round((SHORT_TITLE * own) / titleLength) : own
  return isOptional ? worth >>> 1 : worth
}

/** Products that are out of stock keep this share of their points. */
const OUT_OF_STOCK = 0.8

/** The bonus for each popularity level. */
const PER_LEVEL = 0.02
const MAX_LEVEL = 8

/** Converts the number of recently ordered pieces to a popularity level: the number of doublings, capped. */
export function toPopularity(pieces: number): number {
  return Math.min(MAX_LEVEL, Math.floor(Math.log2(1 + pieces)))
}

/** The bonus for a title with all words of the query in order. */
const IN_ORDER = 0.1

/** Factors that change a product's relevance independently of its words. */
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

/** A phrase has the points of its weakest word. */
export function joinPoints(points: number, others: number): number {
  return Math.min(points >>> 1, others >>> 1) * 2 + (points & others & IN_TITLE)
}

/** The words of brand and name, in order. */
function toTitle({ brand, name }: SearchDocument): string[] {
  const words = splitWords(name)
  const isInName = words.join(' ').startsWith(splitWords(brand).join(' '))
  return [...(isInName ? [] : splitWords(brand)), ...words]
}

/** No word begins with this sign, so searches do not find parts of codes. */
const CODE = '#'

/** Converts a code to its word in the index. */
export const toCodeWord = (code: string) => `${CODE}${code}`

/** Converts a word in the index to its readable form. */
export const shownWord = (word: string) => (word.startsWith(CODE) ? word.slice(1) : word)

/** Returns a document's words with the bits of their fields, and its title. */
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
