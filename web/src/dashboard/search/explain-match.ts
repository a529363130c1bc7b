import type { MatchKind, SearchField } from '../../apollo/schema-types.generated.ts'

const fieldNames: Record<SearchField, string> = {
  BARCODE: 'barcode',
  HSN: 'HSN code',
  NAME: 'name',
  BRAND: 'brand',
  COMPOSITION: 'composition',
  SUB_CATEGORY: 'sub-category',
  CATEGORY: 'category',
  MANUFACTURER: 'manufacturer',
  UNIT: 'unit',
  DESCRIPTION: 'description',
}

const kindTexts: Record<MatchKind, string> = {
  SAME_WORD: 'is',
  SOUNDS_ALIKE: 'sounds alike and is',
  SAME_MEANING: 'means the same and is',
  BEGINNING: 'begins like this and is',
  SINGULAR_OR_PLURAL: 'is its singular or plural and is',
  RELATED: 'is related and is',
  COMPLETED: 'belongs to a phrase that begins like this and is',
  TYPING_ERROR: 'is spelled similarly and is',
}

interface MatchedWord {
  word: string
  fields: readonly SearchField[]
  kind: MatchKind
}

const list = new Intl.ListFormat('en')

/** Explains how a product's word matches: '“milk” means the same and is in the name and category'. */
export function explainMatch({ word, fields, kind }: MatchedWord): string {
  return `“${word}” ${kindTexts[kind]} in the ${list.format(fields.map((field) => fieldNames[field]))}`
}
