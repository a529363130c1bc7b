import type { ProductFilterInput, SearchField } from '../../../contract/types.generated.ts'
import { MAX_RATES } from '../../gst/rates.ts'
import { MAX_COMPOSITION } from '../medicine/composition.ts'

/** A field's kind decides how it is validated, stored, read from files and written to them. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'hsn'
  | 'country'
  | 'vegetarianMark'
  | 'barcodes'
  | 'pieces'
  | 'paise'
  | 'percent'
  | 'categories'
  | 'subCategories'
  | 'medicine'
  | 'pictures'
  | 'details'
  | 'gstRates'
  | 'limit'
  | 'flag'

/** A column in product files. */
export interface FileColumn {
  /** The name in exports and in `--map`. Headers match regardless of case, blanks, hyphens and underscores. */
  name: string
  /** Other headers that are recognized. */
  aliases?: readonly string[]
  /** Whether exports leave it out. */
  isImportedOnly?: boolean
}

export interface ProductField {
  kind: FieldKind
  /** The name in messages and in the dashboard. */
  label: string
  /** The input's label, if it differs. */
  inputLabel?: string
  /** The help text below the input. */
  hint?: string
  /** The maximum number of characters in a text, or of entries in a list, or the maximum number. */
  max?: number
  /** Whether admins must enter it. Files need only name and price. */
  isRequired?: boolean
  columns: readonly FileColumn[]
  /**
   * Columns in one group are edited together. By default, a field's columns are a group: a pack and a prescription from
   * different times would not describe any medicine.
   */
  group?: string
  /** Where partners see it: in webhook payloads, in the catalogue's digest, in REST. */
  shownIn: readonly ('webhook' | 'digest' | 'rest')[]
  /** The name in explained searches, and the points for a matching word. Codes match only as a whole. */
  searched?: { as: SearchField; points: number }
  /** The fields in `ProductFilterInput` that filter by it. */
  filteredBy?: readonly (keyof ProductFilterInput)[]
}

const EVERYWHERE = ['webhook', 'digest', 'rest'] as const

/**
 * The product fields that admins edit, in the order used by `--map`. Validation, storage, files and the dashboard's
 * form follow from this table. Add new fields at the end: older exports do not contain them.
 */
export const productFieldTable = {
  name: {
    kind: 'line',
    label: 'Name',
    max: 200,
    isRequired: true,
    columns: [{ name: 'name' }],
    shownIn: EVERYWHERE,
    searched: { as: 'NAME', points: 1000 },
  },
  /** For one piece, before the discount. */
  price: {
    kind: 'paise',
    label: 'Price',
    hint: '₹ for one piece, before the discount',
    isRequired: true,
    columns: [{ name: 'price' }, { name: 'salePrice', isImportedOnly: true }],
    shownIn: EVERYWHERE,
    filteredBy: ['minPrice', 'maxPrice'],
  },
  discount: {
    kind: 'percent',
    label: 'Discount',
    hint: 'In percent, 0 for none',
    isRequired: true,
    columns: [{ name: 'discount' }],
    shownIn: EVERYWHERE,
    filteredBy: ['minDiscountPercent'],
  },
  /** The number of pieces left. */
  stock: {
    kind: 'pieces',
    label: 'Stock',
    inputLabel: 'Number of Stock',
    hint: 'Pieces left to sell',
    isRequired: true,
    columns: [{ name: 'stock' }],
    shownIn: ['webhook', 'rest'],
    filteredBy: ['inStock'],
  },
  /** The size of one piece. */
  unit: {
    kind: 'line',
    label: 'Unit',
    hint: 'Size of one piece, such as 500 g',
    max: 100,
    isRequired: true,
    columns: [{ name: 'unit' }],
    shownIn: EVERYWHERE,
    searched: { as: 'UNIT', points: 280 },
  },
  categoryIds: {
    kind: 'categories',
    label: 'Category',
    max: 20,
    isRequired: true,
    columns: [{ name: 'category' }],
    group: 'categories',
    shownIn: EVERYWHERE,
    searched: { as: 'CATEGORY', points: 360 },
    filteredBy: ['categoryIds'],
  },
  subCategoryIds: {
    kind: 'subCategories',
    label: 'Sub Category',
    max: 20,
    isRequired: true,
    columns: [{ name: 'subCategory' }],
    group: 'categories',
    shownIn: EVERYWHERE,
    searched: { as: 'SUB_CATEGORY', points: 440 },
  },
  description: {
    kind: 'text',
    label: 'Description',
    max: 10_000,
    isRequired: true,
    columns: [{ name: 'description' }],
    shownIn: EVERYWHERE,
    searched: { as: 'DESCRIPTION', points: 200 },
  },
  brand: {
    kind: 'line',
    label: 'Brand',
    hint: 'Optional, such as Amul',
    max: 100,
    columns: [{ name: 'brand' }],
    shownIn: ['webhook'],
    searched: { as: 'BRAND', points: 1000 },
    filteredBy: ['brands'],
  },
  manufacturer: {
    kind: 'line',
    label: 'Manufacturer',
    hint: 'Optional',
    max: 200,
    columns: [{ name: 'manufacturer' }],
    shownIn: ['webhook'],
    searched: { as: 'MANUFACTURER', points: 320 },
  },
  /** The active ingredients. */
  composition: {
    kind: 'line',
    label: 'Composition',
    max: MAX_COMPOSITION,
    columns: [{ name: 'composition' }],
    shownIn: ['webhook'],
    searched: { as: 'COMPOSITION', points: 600 },
  },
  medicine: {
    kind: 'medicine',
    label: 'Medicine',
    columns: [{ name: 'pack' }, { name: 'prescription' }],
    shownIn: [],
  },
  /** The first one is the main image. */
  images: {
    kind: 'pictures',
    label: 'Image',
    max: 10,
    isRequired: true,
    columns: [{ name: 'image' }],
    shownIn: EVERYWHERE,
  },
  /** Added fields. A list, so that their names never become keys in a document. */
  details: {
    kind: 'details',
    label: 'Added fields',
    max: 50,
    isRequired: true,
    columns: [{ name: 'moreDetails' }],
    shownIn: EVERYWHERE,
  },
  hsn: {
    kind: 'hsn',
    label: 'HSN code',
    hint: 'Optional. 4, 6 or 8 digits, for the GST',
    columns: [{ name: 'hsn', aliases: ['hsnCode'] }],
    shownIn: ['webhook'],
    searched: { as: 'HSN', points: 5_000 },
  },
  barcodes: {
    kind: 'barcodes',
    label: 'Barcodes',
    hint: 'Optional. Scan or type them, with spaces between them',
    max: 8,
    columns: [{ name: 'barcodes', aliases: ['barcode', 'ean', 'gtin', 'upc'] }],
    shownIn: ['webhook'],
    searched: { as: 'BARCODE', points: 10_000 },
  },
  makerOrPacker: {
    kind: 'line',
    label: 'Maker or packer',
    hint: 'Name and address, as on the label',
    max: 300,
    columns: [{ name: 'makerOrPacker' }],
    shownIn: ['webhook'],
  },
  importer: {
    kind: 'line',
    label: 'Importer',
    hint: 'Name and address. Required by law if the product is imported',
    max: 300,
    columns: [{ name: 'importer' }],
    shownIn: ['webhook'],
  },
  /** An ISO 3166-1 alpha-2 code. */
  countryOfOrigin: {
    kind: 'country',
    label: 'Country of origin',
    columns: [{ name: 'countryOfOrigin' }],
    shownIn: ['webhook'],
    filteredBy: ['countriesOfOrigin'],
  },
  vegetarianMark: {
    kind: 'vegetarianMark',
    label: 'Vegetarian mark',
    columns: [{ name: 'vegetarianMark' }],
    shownIn: ['webhook'],
  },
  bestBefore: {
    kind: 'line',
    label: 'Best before',
    hint: 'Such as 9 months from packaging',
    max: 100,
    columns: [{ name: 'bestBefore' }],
    shownIn: ['webhook'],
  },
  netQuantity: {
    kind: 'line',
    label: 'Net quantity',
    hint: 'As on the label, such as 500 g',
    max: 100,
    columns: [{ name: 'netQuantity' }],
    shownIn: ['webhook'],
  },
  /** Sorted by day. */
  gstRates: {
    kind: 'gstRates',
    label: 'GST rate',
    max: MAX_RATES,
    columns: [{ name: 'gstRate', aliases: ['gstRates', 'gst%', 'gstPercent'] }],
    shownIn: ['webhook'],
  },
  /** 0 or missing if there is no limit. */
  maxPerOrder: {
    kind: 'limit',
    label: 'Most pieces per order',
    hint: 'Optional. Leave empty for no limit',
    max: 9_999,
    columns: [{ name: 'maxPerOrder' }],
    shownIn: ['webhook'],
  },
  /** A medicine under the NDPS Act, which is never delivered. */
  narcotic: {
    kind: 'flag',
    label: 'Narcotic or psychotropic',
    columns: [
      { name: 'narcotic', aliases: ['psychotropic', 'narcoticOrPsychotropic', 'ndps', 'nrx'] },
    ],
    shownIn: ['webhook'],
  },
} as const satisfies Record<string, ProductField>

type Table = typeof productFieldTable

export type FieldName = keyof Table

export type NameOf<Kind extends FieldKind> = {
  [Name in FieldName]: Table[Name]['kind'] extends Kind ? Name : never
}[FieldName]

/** The fields that every product has. */
export type RequiredName = {
  [Name in FieldName]: Table[Name] extends { isRequired: true } ? Name : never
}[FieldName]

const isFieldName = (name: string): name is FieldName => name in productFieldTable

/** All fields, in the table's order. */
export const fieldNames: readonly FieldName[] = Object.keys(productFieldTable).filter(isFieldName)

export const fieldOf = (name: FieldName): ProductField => productFieldTable[name]

/** The names of all fields with these kinds. */
export function namesOf<Kind extends FieldKind>(...kinds: readonly Kind[]): NameOf<Kind>[] {
  const isOfKind = (name: FieldName): name is NameOf<Kind> =>
    kinds.some((kind) => kind === fieldOf(name).kind)
  return fieldNames.filter(isOfKind)
}

/** The fields whose value is one text. Each has a column with the same name. */
export const textNames = namesOf('line', 'text', 'hsn', 'country')
/** The fields whose value is a list of codes. Each has a column with the same name. */
export const listNames = namesOf('barcodes')
