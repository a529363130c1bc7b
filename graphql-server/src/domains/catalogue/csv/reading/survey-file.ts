import { type ColumnMapping, type Columns, findColumns, nameColumn } from './columns.ts'
import type { CsvFile } from './csv-rows.ts'
import { productFileMessages } from '../messages.ts'
import { ImportError } from './import-error.ts'
import { isPrescriptionHeader, judgeCells } from './prescription-columns.ts'

export interface Survey {
  columns: Columns
  /** The columns that are not imported. */
  unusedColumns: string[]
  /** Unread columns that seem to be about prescriptions and were not explicitly ignored. */
  prescriptionColumns: string[]
}

/**
 * Reads the whole file once before anything is written, so that an unreadable file, or one with too many rows, changes
 * nothing. Throws `ImportError`.
 */
export async function surveyFile(file: CsvFile, mapping: ColumnMapping): Promise<Survey> {
  let headers: string[] | null = null
  let columns: Columns | null = null
  let unread: WatchedColumn[] = []
  for await (const { cells } of file.rows()) {
    if (columns) for (const { index, judge } of unread) judge.add(cells[index] ?? '')
    else {
      headers = cells
      columns = findColumns(headers, mapping)
      unread = watchColumns(headers, columns)
    }
  }
  if (!columns || !headers) throw new ImportError(productFileMessages.FILE_EMPTY())
  const name = (index: number) => nameColumn(headers[index] ?? '', index)
  const found = unread.filter(({ isNamed, judge }) => isNamed || judge.isAboutPrescriptions())
  return {
    columns,
    unusedColumns: columns.unused.map(name),
    prescriptionColumns: found.map(({ index }) => name(index)),
  }
}

interface WatchedColumn {
  index: number
  /** Whether its header says that it is about prescriptions. */
  isNamed: boolean
  judge: ReturnType<typeof judgeCells>
}

/** The columns that no field reads, except explicitly ignored ones. Details are only texts. */
function watchColumns(headers: string[], { unused, details, ignored }: Columns): WatchedColumn[] {
  return [...new Set([...unused, ...details.map(({ index }) => index)])]
    .filter((index) => !ignored.has(index))
    .map((index) => ({
      index,
      isNamed: isPrescriptionHeader(headers[index] ?? ''),
      judge: judgeCells(),
    }))
}

/** Throws unless each column that seems to be about prescriptions is read or explicitly ignored. */
export function requireChoice([column, ...others]: string[]): void {
  if (column === undefined) return
  const columns = [column, ...others].join(', ')
  throw new ImportError(
    productFileMessages.PRESCRIPTION_COLUMNS_UNREAD({ columns }),
    `Read one with --map 'prescription=${column}'. Leave out unrelated columns with --ignore '${column}'.`,
    'ignoredColumns',
  )
}
