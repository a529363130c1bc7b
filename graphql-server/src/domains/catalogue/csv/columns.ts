import { ImportError } from './import-error.ts'

/** The fields of a product that a column can fill, by their names in `--map`. */
export const FIELDS = [
  'name',
  'price',
  'salePrice',
  'discount',
  'stock',
  'unit',
  'category',
  'subCategory',
  'description',
  'image',
  'moreDetails',
] as const

export type Field = (typeof FIELDS)[number]

/** The positions of the cells in a row, counted from 0. */
export interface Columns {
  indexes: Partial<Record<Field, number>>
  /** Added fields, in the requested order. */
  details: { name: string; index: number }[]
  key: number | null
  /** The cell with the id of a product, which only exports of the store have. */
  id: number | null
  width: number
}

export interface ColumnMapping {
  /** Headers by field. An empty header ignores the field. */
  map: Map<string, string>
  /** Headers by the name of the added field. */
  details: Map<string, string>
  key: string | null
}

/**
 * Finds the columns in the header line: those in `map`, or else those with the name of the field, ignoring case and
 * hyphens. Throws `ImportError` for a column that is missing or occurs twice.
 */
export function findColumns(headers: string[], { map, details, key }: ColumnMapping): Columns {
  for (const field of map.keys()) {
    if (!isField(field)) {
      throw new ImportError(
        `--map: unknown field '${field}'. The fields are: ${FIELDS.join(', ')}.`,
      )
    }
  }
  const indexes: Columns['indexes'] = {}
  for (const field of FIELDS) {
    const name = map.get(field)
    const index =
      name === undefined ? indexLike(headers, field) : findColumn(headers, name, '--map')
    if (index !== null) indexes[field] = index
  }
  requireFields(indexes, headers)
  return {
    indexes,
    details: Array.from(details, ([name, header]) => ({
      name,
      index: findColumn(headers, header, '--details') ?? -1,
    })).filter(({ index }) => index >= 0),
    key: key === null ? null : findColumn(headers, key, '--key'),
    id: idIndex(headers),
    width: headers.length,
  }
}

/** Other files may have a column 'id' too; only exports have this other column. */
function idIndex(headers: string[]): number | null {
  return headers.includes('moreDetails') && headers.includes('id') ? headers.indexOf('id') : null
}

function isField(text: string): text is Field {
  return FIELDS.some((field) => field === text)
}

function requireFields(indexes: Columns['indexes'], headers: string[]): void {
  for (const field of ['name', 'price'] as const) {
    if (indexes[field] === undefined) {
      throw new ImportError(
        `There is no column ${field}. ${listColumns(headers)}`,
        `Choose one with --map ${field}=COLUMN.`,
      )
    }
  }
  if (indexes.salePrice !== undefined && indexes.discount !== undefined) {
    throw new ImportError(
      'The file has columns for both the sale price and the discount. Only one of them is allowed.',
      'Ignore one with --map discount= or --map salePrice=',
    )
  }
}

/** 'Sub-Category', 'sub_category' and 'subcategory' all match subCategory. Returns null without a match. */
function indexLike(headers: string[], field: Field): number | null {
  const index = headers.findIndex((header) => bare(header) === bare(field))
  return index < 0 ? null : index
}

const bare = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')

function findColumn(headers: string[], name: string, option: string): number | null {
  if (name === '') return null
  const indexes = headers.flatMap((header, index) => (header.trim() === name.trim() ? [index] : []))
  if (indexes.length > 1) throw new ImportError(`The file has the column '${name}' twice.`)
  const [index] = indexes
  if (index === undefined) {
    throw new ImportError(`${option}: the file has no column '${name}'. ${listColumns(headers)}`)
  }
  return index
}

function listColumns(headers: string[]): string {
  return `The columns are: ${headers.map((header) => header.trim()).join(', ')}.`
}
