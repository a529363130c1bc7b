import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { MoneyUnit } from '../domains/catalogue/csv/reading/amounts.ts'
import type { ColumnMapping } from '../domains/catalogue/csv/reading/columns.ts'
import { FIELDS } from '../domains/catalogue/csv/reading/file-columns.ts'
import { ImportError } from '../domains/catalogue/csv/reading/import-error.ts'

export const HELP = `Usage: npm run catalogue -- import FILE [options]

Imports products from a CSV file (plain or gzip, UTF-8, with commas, semicolons or tabs). Missing
categories and sub-categories are created. A repeated import only applies changes in the file.
Fields without a column do not change.

  --map FIELD=COLUMN,…   Columns whose names differ from their fields. An empty COLUMN ignores the field.
                         COLUMN+COLUMN joins two columns with a space, such as name=brand+product.
                         Fields: ${FIELDS.join(', ')}.
                         name and price are required. A sale price becomes a discount. image contains
                         one or several URLs, separated by spaces or |. A row with a prescription or a pack
                         is a medicine, if the file has a prescription column or --set prescription=TEXT.
  --set FIELD=TEXT       The same value for all rows, for a field without a column, such as price=100.
                         Repeat the option for other fields.
  --details COLUMN,…     Columns to import as product details. NAME=COLUMN sets the name.
  --ignore COLUMN        A column to ignore although it seems to say which products need a prescription.
                         Without this option, such a column must be read with --map prescription=COLUMN.
                         Repeat the option for other columns.
  --key COLUMN           The column that identifies products, whatever the file's name. The default is the
                         column sku. Without it, rows are identified by their barcodes, and rows without
                         barcodes by name, unit, category, sub-category, details, brand, manufacturer and
                         composition, and repeated ones by their order. With --key barcode, each row must have
                         a barcode.
  --source NAME          Keeps this list's products separate, for lists that number their rows independently:
                         the same key from another source is another product.
  --stock NUMBER         The stock for new products whose row has no stock (0 by default).
  --new-gst-rates        Replaces GST rates that the law has ended by the rates that most likely followed, such as
                         12% by 5%. Without this option, such rows are rejected.
  --paise                Prices are in paise instead of rupees.
  --dry-run              Reads and counts everything, but writes nothing.
  --report FILE          Writes all rejected rows and all unreadable medicine details to a CSV file, with
                         their lines and reasons.
  --help                 Shows this help.

Exit code: 0 if all rows were imported, 1 if some rows were rejected, 2 if the import failed.
`

export interface ImportArguments {
  file: string
  mapping: ColumnMapping
  source: string
  sharesGoods: boolean
  moneyUnit: MoneyUnit
  stock?: number
  dryRun: boolean
  newGstRates: boolean
  report: string | null
}

/** Returns null if help is requested. Throws `ImportError` for invalid arguments. */
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
    newGstRates: values['new-gst-rates'] ?? false,
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
        'new-gst-rates': { type: 'boolean' },
        report: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new ImportError(error instanceof Error ? error.message : String(error))
  }
}

/** Parses 'a=b,c=d'. A detail without '=' is named after its column: 'food_type' becomes 'Food type'. */
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
