import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { MoneyUnit } from '../domains/catalogue/csv/amounts.ts'
import { type ColumnWishes, FIELDS } from '../domains/catalogue/csv/columns.ts'
import { ImportError } from '../domains/catalogue/csv/import-error.ts'

export const HELP = `Usage: npm run catalogue -- import FILE [options]

Brings the products of a CSV file (plain or gzip, UTF-8) into the store. Categories and sub-categories
are made as they are met. Running it again changes only what the file changed. A field whose column the
file does not have stays as it is in the store.

  --map FIELD=COLUMN,…   Columns that are not called like their field. An empty COLUMN leaves it out.
                         Fields: ${FIELDS.join(', ')}.
                         name and price are needed. A sale price becomes the discount. image holds one
                         address or several, separated by spaces or |.
  --details COLUMN,…     Columns that become further facts of the product; NAME=COLUMN names the fact.
  --key COLUMN           What identifies a row. Without it rows are known by name, unit, category,
                         sub-category and details, and repeats of these by their order.
  --source NAME          Whose rows these are, by default the file's name without its endings: the same
                         key of another source is another product.
  --stock NUMBER         Pieces of new products whose row tells no stock (else 0).
  --paise                Prices are in paise, not in rupees.
  --dry-run              Reads and counts everything, writes nothing.
  --report FILE          Writes every refused row with line and reason to a CSV file.
  --help                 Shows this.

Exit code: 0 when every row was taken, 1 when some rows were refused, 2 when the import could not run
or not go on.
`

export interface ImportArguments {
  file: string
  wishes: ColumnWishes
  source: string
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
    throw new ImportError('Usage: npm run catalogue -- import FILE [options]; --help tells more.')
  }
  return {
    file,
    wishes: {
      map: pairs(values.map, '--map'),
      details: pairs(values.details, '--details'),
      key: values.key ?? null,
    },
    source: values.source ?? basename(file).replace(/(\.csv|\.gz|\.txt)+$/i, ''),
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

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ImportError('--stock must be an integer of at least 0.')
  return Number(text)
}
