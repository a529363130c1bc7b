import { splitWords } from './words.ts'

/** The searchable texts of a product. */
export interface SearchDocument {
  /** 24 hexadecimal digits. A greater id means a newer product. */
  id: string
  name: string
  subCategories: string[]
  categories: string[]
  unit: string
  description: string
}

/** The fields of a document, one bit each. */
const NAME = 1
const SUB_CATEGORY = 2
const CATEGORY = 4
const UNIT = 8
const DESCRIPTION = 16
const ALL_FIELDS = [NAME, SUB_CATEGORY, CATEGORY, UNIT, DESCRIPTION]
export const FIELD_BITS = ALL_FIELDS.length
export const FIELDS_MASK = (1 << FIELD_BITS) - 1

/** The bonus for a word of the name that is also in the sub-category: for 'milk', milk before milk cookies. */
const SAME_KIND = 0.2
const NAME_AND_KIND = NAME | SUB_CATEGORY

/**
 * The points of a word by kind of match and field. Any match without typing errors is worth more than any match with
 * them; within these, fields count in the order above.
 */
export const POINTS = {
  whole: pointsByFields([100, 44, 36, 28, 20]),
  otherNumber: pointsByFields([90, 40, 32, 26, 18]),
  sameMeaning: pointsByFields([95, 42, 34, 27, 19]),
  prefix: pointsByFields([60, 30, 24, 20, 14]),
  sameSound: pointsByFields([58, 29, 23, 19, 13]),
  related: pointsByFields([50, 26, 21, 17, 12]),
  completed: pointsByFields([30, 16, 13, 11, 10]),
  oneTypo: pointsByFields([10, 6, 5, 4, 3]),
  twoTypos: pointsByFields([8, 5, 4, 3, 2]),
}

/** The bonus for a word that is the whole name. A word in a longer name gets a share of it. */
const SHORT_NAME = 0.3

/** For each set of fields, the points of the best one with its bonus, doubled, plus 1 for a name. */
function pointsByFields(worth: number[]): Uint16Array {
  return Uint16Array.from({ length: 1 << FIELD_BITS }, (_, bits) => {
    const best = Math.max(0, ...worth.filter((_points, field) => bits & (1 << field)))
    const isSameKind = (bits & NAME_AND_KIND) === NAME_AND_KIND
    return Math.round(best * (isSameKind ? 1 + SAME_KIND : 1)) * 2 + (bits & NAME)
  })
}

/** The points of a word in a document whose name has this many words. */
export function scoreWord(points: number, nameLength: number): number {
  const worth = points >>> 1
  return points & NAME ? worth + Math.round((SHORT_NAME * worth) / nameLength) : worth
}

/** The points of a phrase: those of its weakest word. */
export function joinPoints(points: number, others: number): number {
  return Math.min(points >>> 1, others >>> 1) * 2 + (points & others & NAME)
}

/** The words of a document with the bits of their fields, and the length of its name. */
export function fieldsByWord(document: SearchDocument) {
  const fields = new Map<string, number>()
  const add = (text: string, field: number) => {
    const words = splitWords(text)
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | field)
    return words.length
  }
  const nameLength = Math.max(1, add(document.name, NAME))
  for (const name of document.subCategories) add(name, SUB_CATEGORY)
  for (const name of document.categories) add(name, CATEGORY)
  add(document.unit, UNIT)
  add(document.description, DESCRIPTION)
  return { fields, nameLength }
}
