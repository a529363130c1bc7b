import { toOneLine } from '../../../../lib/text-checks.ts'
import { english } from '../../../../lib/messages/format.ts'
import { productFileMessages } from '../messages.ts'
import { ImportError } from './import-error.ts'
import { EXPORTED_COLUMN, type Field, FIELDS, fileColumns } from './file-columns.ts'

const MAX_LISTED = 20
const MAX_LISTED_NAME = 100

/** The positions of cells in a row, counted from 0. */
export interface Columns {
  /** The cells for each field. Several cells are joined with a space. */
  indexes: Partial<Record<Field, number[]>>
  /** Texts for fields without a column. */
  constants: Partial<Record<Field, string>>
  /** Added fields, in the requested order. */
  details: { name: string; index: number }[]
  key: number | null
  /** Whether a row's barcodes identify its product. */
  isByBarcode: boolean
  /** Whether each row must have a key. False if the column's name alone makes it the key. */
  isKeyRequired: boolean
  /** The cell with the product's id, which only exports have. */
  id: number | null
  /** The cell with the digests of the exported cells. */
  exported: number | null
  width: number
  /** The columns that are not imported. */
  unused: number[]
  /** Columns that are deliberately ignored, although they may require a prescription. */
  ignored: Set<number>
}

export interface ColumnMapping {
  /** Headers by field. An empty header ignores the field. */
  map: Map<string, string>
  /** Headers by the added field's name. */
  details: Map<string, string>
  /** Texts for fields without a column. */
  constants: Map<string, string>
  key: string | null
  /** Headers of columns that are deliberately ignored, although they may require a prescription. */
  ignored: string[]
}

/**
 * Finds the columns in the header line: those in `map`, or else those with the field's name, ignoring case and hyphens.
 * A column 'pack' counts only next to a prescription, because grocery files have one too. Throws `ImportError` for a
 * column that is missing or occurs twice.
 */
export function findColumns(headers: string[], mapping: ColumnMapping): Columns {
  const { map, details, constants, ignored } = mapping
  requireKnown(map, '--map')
  requireKnown(constants, '--set')
  const indexes = findIndexes(headers, mapping)
  const key = findKey(headers, mapping.key, indexes)
  const columns = {
    indexes,
    constants: Object.fromEntries(constants),
    details: Array.from(details, ([name, header]) => ({
      name,
      index: findColumn(headers, header, '--details') ?? -1,
    })).filter(({ index }) => index >= 0),
    key,
    isByBarcode: indexes.barcodes !== undefined && (key === null || indexes.barcodes.includes(key)),
    isKeyRequired: mapping.key !== null,
    id: idIndex(headers),
    exported: idIndex(headers) === null ? null : indexOf(headers, EXPORTED_COLUMN),
    width: headers.length,
    ignored: new Set(ignored.flatMap((name) => findNamed(headers, name))),
  }
  requireFields(columns, headers)
  return { ...columns, unused: listUnused(headers, columns) }
}

function requireKnown(fields: Map<string, string>, option: string): void {
  for (const field of fields.keys()) {
    if (isField(field)) continue
    throw new ImportError(
      `${option}: unknown field '${field}'. The fields are: ${FIELDS.join(', ')}.`,
    )
  }
}

function findIndexes(
  headers: string[],
  { map, constants }: Pick<ColumnMapping, 'map' | 'constants'>,
): Columns['indexes'] {
  const indexes: Columns['indexes'] = {}
  for (const field of FIELDS) {
    const name = map.get(field)
    const found = name === undefined ? indexesLike(headers, field) : findJoined(headers, name)
    if (found.length > 0) indexes[field] = found
  }
  const hasMedicines = indexes.prescription !== undefined || constants.has('prescription')
  if (!hasMedicines && !map.has('pack')) delete indexes.pack
  for (const field of FIELDS) {
    const like = map.has(field) ? [] : (indexes[field] ?? [])
    if (like.length > 1) throw ambiguous(field, headers, like)
  }
  return indexes
}

/** Finds the columns in 'brand+product', unless one column has that name. */
function findJoined(headers: string[], names: string): number[] {
  const isOne = headers.some((header) => header.trim() === names.trim())
  return (isOne ? [names] : names.split('+')).flatMap((name) => {
    const index = findColumn(headers, name, '--map')
    return index === null ? [] : [index]
  })
}

function listUnused(headers: string[], columns: Omit<Columns, 'unused'>): number[] {
  const used = new Set([
    ...Object.values(columns.indexes).flat(),
    ...columns.details.map(({ index }) => index),
    ...[columns.key, columns.id, columns.exported].filter((index) => index !== null),
  ])
  return [...headers.keys()].filter((index) => !used.has(index))
}

/**
 * A column's display name: its header on one line and clipped. A file that is not a table can have a header of any
 * length.
 */
export function nameColumn(header: string, index: number): string {
  return clip(toOneLine(header.slice(0, 2 * MAX_LISTED_NAME))) || `Column ${index + 1}`
}

/** Finds the columns with this header or display name. */
function findNamed(headers: string[], name: string): number[] {
  const isNamed = (header: string, index: number) =>
    header.trim() === name.trim() || nameColumn(header, index) === name
  const found = headers.flatMap((header, index) => (isNamed(header, index) ? [index] : []))
  if (found.length === 0) throw noColumn('--ignore', name, headers)
  return found
}

/** Other files may have a column 'id' too, but only exports have both columns. */
function idIndex(headers: string[]): number | null {
  return headers.includes('moreDetails') && headers.includes('id')
    ? findColumn(headers, 'id', '--map')
    : null
}

/**
 * Finds the column with this name. Ignoring case, 'sku' also finds 'SKU', and 'barcode' finds 'EAN', if there is only
 * one.
 */
function findKey(
  headers: string[],
  name: string | null,
  { barcodes = [] }: Columns['indexes'],
): number | null {
  if (name === null) return findSku(headers)
  const isHeader = headers.some((header) => header.trim() === name.trim())
  if (!isHeader && bare(name) === 'sku')
    return findSku(headers) ?? findColumn(headers, name, '--key')
  const isBarcode = namesOfField('barcodes').includes(bare(name))
  const [column] = !isHeader && isBarcode ? barcodes : []
  return column ?? findColumn(headers, name, '--key')
}

/** A column 'SKU' identifies rows automatically. */
function findSku(headers: string[]): number | null {
  const [index, ...others] = headers.flatMap((header, at) => (bare(header) === 'sku' ? [at] : []))
  return others.length === 0 ? (index ?? null) : null
}

function indexOf(headers: string[], name: string): number | null {
  const index = headers.findIndex((header) => header.trim() === name)
  return index === -1 ? null : index
}

function isField(text: string): text is Field {
  return FIELDS.some((field) => field === text)
}

function requireFields(
  { indexes, constants }: Pick<Columns, 'indexes' | 'constants'>,
  headers: string[],
): void {
  const isGiven = (field: Field) => indexes[field] !== undefined || constants[field] !== undefined
  for (const field of FIELDS) {
    if (indexes[field] && constants[field] !== undefined) {
      throw new ImportError(
        `--set: the file has a column for ${field}. Ignore it with --map ${field}=`,
      )
    }
  }
  for (const field of ['name', 'price'] as const) {
    if (!isGiven(field)) {
      throw new ImportError(
        productFileMessages.COLUMN_MISSING({ column: field, columns: listColumns(headers) }),
        `Choose one with --map ${field}=COLUMN, or give all rows the same with --set ${field}=TEXT.`,
      )
    }
  }
  if (isGiven('pack') && !isGiven('prescription')) {
    throw new ImportError(
      productFileMessages.PRESCRIPTION_COLUMN_MISSING({ columns: listColumns(headers) }),
      'Choose one with --map prescription=COLUMN, or give all rows the same with --set prescription=TEXT.',
    )
  }
  if (indexes.salePrice && indexes.discount) {
    throw new ImportError(
      productFileMessages.SALE_PRICE_AND_DISCOUNT(),
      'Ignore one with --map discount= or --map salePrice=',
    )
  }
}

/** 'Sub-Category', 'sub_category' and 'subcategory' all match subCategory. */
function indexesLike(headers: string[], field: Field): number[] {
  const fieldNames = namesOfField(field)
  return headers.flatMap((header, index) => (fieldNames.includes(bare(header)) ? [index] : []))
}

/** A field's column names, without case and hyphens. */
function namesOfField(field: Field): string[] {
  const { aliases = [] } = fileColumns.find(({ name }) => name === field) ?? {}
  return [field, ...aliases].map(bare)
}

function ambiguous(field: Field, headers: string[], indexes: number[]): ImportError {
  const names = [...new Set(indexes.flatMap((index) => headers[index]?.trim() ?? []))]
  const [name = field, ...others] = names
  if (others.length === 0)
    return new ImportError(productFileMessages.COLUMN_REPEATED({ column: clip(name) }))
  return new ImportError(
    productFileMessages.COLUMNS_AMBIGUOUS({ field, columns: names.map(clip).join(', ') }),
    `Choose one with --map ${field}=COLUMN.`,
  )
}

const bare = (text: string) =>
  text
    .slice(0, MAX_LISTED_NAME)
    .toLowerCase()
    .replace(/[\s_-]/g, '')

function findColumn(headers: string[], name: string, option: string): number | null {
  if (name === '') return null
  const indexes = headers.flatMap((header, index) => (header.trim() === name.trim() ? [index] : []))
  if (indexes.length > 1)
    throw new ImportError(productFileMessages.COLUMN_REPEATED({ column: clip(name) }))
  const [index] = indexes
  if (index === undefined) throw noColumn(option, name, headers)
  return index
}

function noColumn(option: string, name: string, headers: string[]): ImportError {
  return new ImportError(
    productFileMessages.COLUMN_MISSING({ column: clip(name), columns: listColumns(headers) }),
    `Correct ${option}.`,
  )
}

/** Lists the first columns by their display names. */
function listColumns(headers: string[]): string {
  const shown = headers.slice(0, MAX_LISTED).map(nameColumn)
  const others = headers.length - shown.length
  return others > 0 ? `${shown.join(', ')} and ${english.number(others)} more` : shown.join(', ')
}

function clip(name: string): string {
  return name.length > MAX_LISTED_NAME ? `${name.slice(0, MAX_LISTED_NAME)}…` : name
}
