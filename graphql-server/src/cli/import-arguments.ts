import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { MoneyUnit } from '../domains/catalogue/csv/reading/amounts.ts'
import type { ColumnMapping } from '../domains/catalogue/csv/reading/columns.ts'
import { FIELDS } from '../domains/catalogue/csv/reading/file-columns.ts'
import { ImportError } from '../domains/catalogue/csv/reading/import-error.ts'

export const HELP = `Usage: npm run catalogue -- import FILE [options]

Imports the products of a CSV file (plain or gzip, UTF-8, with commas, semicolons or tabs) into the
store. Missing categories and sub-categories are created. A repeated import only changes what has
changed in the file. Fields without a column do not change.

  --map FIELD=COLUMN,…   Columns with other names than their fields. An empty COLUMN ignores the field.
                         COLUMN+COLUMN joins two columns with a space, such as name=brand+product.
                         Fields: ${FIELDS.join(', ')}.
                         name and price are required. A sale price becomes a discount. image contains
                         one or several URLs, separated by spaces or |. A row with a prescription or a pack
                         is a medicine, if the file has a prescription column or --set prescription=TEXT.
  --set FIELD=TEXT       The same text for all rows, for a field without a column, such as price=100.
                         Repeat the option for other fields.
  --details COLUMN,…     Columns to import as added fields of the product; NAME=COLUMN sets the name.
  --ignore COLUMN        A column to leave out although it seems to say what is sold on prescription. Without
                         it, such a column must be read with --map prescription=COLUMN. Repeat the option for
                         other columns.
  --key COLUMN           The column that identifies the goods, whatever the file is called. By default that is
                         the column sku; without one, rows are identified by their barcodes, and rows without
                         barcodes by name, unit, category, sub-category, details, brand, manufacturer and
                         composition, and repeated ones by their order. With --key barcode, each row must have
                         a barcode.
  --source NAME          Keeps the goods of this list apart, for lists that number their rows on their own: the
                         same key from another source is another product.
  --stock NUMBER         The stock of new products whose row has none (0 by default).
  --paise                Prices are in paise instead of rupees.
  --dry-run              Reads and counts everything, and writes nothing.
  --report FILE          Writes every refused row, and every text about a medicine that can't be read, with
                         its line and reason to a CSV file.
  --help                 Shows this help.

Exit code: 0 when all rows were imported, 1 when some rows were refused, 2 when the import failed.
`

export interface ImportArguments {
  file: string
  mapping: ColumnMapping
  source: string
  sharesGoods: boolean
  moneyUnit: MoneyUnit
  stock?: number
  dryRun: boolean
  report: string | null
}

/** Returns null when help is requested. Throws `ImportError` for invalid arguments. */
export function importArguments(args: string[]): ImportArguments | null {
  const { values, positionals } = parse(args)
  if (values.help) return null
  const [command, file, ...others] = positionals
  if (command !== 'import' || !file || others.length > 0) {
    throw new ImportError('Usage: npm run catalogue -- import FILE [options]. See --help.')
  }
  return {
    file,
    mapping: {
      map: pairs(values.map, '--map'),
      details: pairs(values.details, '--details'),
      constants: new Map(values.set?.map(constant)),
      key: values.key ?? null,
      ignored: values.ignore ?? [],
    },
    source: values.source ?? basename(file).replace(/(\.csv|\.gz|\.txt)+$/i, ''),
    sharesGoods: values.source === undefined,
    moneyUnit: values.paise ? 'paise' : 'rupees',
    ...(values.stock === undefined ? {} : { stock: wholeNumber(values.stock) }),
    dryRun: values['dry-run'] ?? false,
    report: values.report ?? null,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        details: { type: 'string', multiple: true },
        set: { type: 'string', multiple: true },
        ignore: { type: 'string', multiple: true },
        key: { type: 'string' },
        source: { type: 'string' },
        stock: { type: 'string' },
        paise: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new ImportError(error instanceof Error ? error.message : String(error))
  }
}

/** Parses 'a=b,c=d' into pairs. A detail without '=' is named after its column: 'food_type' becomes 'Food type'. */
function pairs(texts: string[] = [], option: '--map' | '--details'): Map<string, string> {
  const parts = texts.flatMap((text) => text.split(',')).filter((part) => part.trim() !== '')
  return new Map(
    parts.map((part) => {
      const at = part.indexOf('=')
      if (at > 0) return [part.slice(0, at).trim(), part.slice(at + 1).trim()]
      if (option === '--map')
        throw new ImportError(`--map: '${part}' is not of the form field=column.`)
      const words = part.trim().replaceAll('_', ' ')
      return [words.charAt(0).toUpperCase() + words.slice(1), part.trim()]
    }),
  )
}

/** Parses 'category=Nuts, dried fruit'. */
function constant(text: string): [field: string, text: string] {
  const at = text.indexOf('=')
  if (at < 1) throw new ImportError(`--set: '${text}' is not of the form field=text.`)
  return [text.slice(0, at).trim(), text.slice(at + 1)]
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ImportError('--stock must be an integer of at least 0.')
  return Number(text)
}
