import { stringify } from 'csv-stringify/sync'
import { open } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { ImportError } from './import-error.ts'
import type { RefusedRow } from './import-products.ts'

/** Collects refused rows: all of them in a file, and for people some of them and the count of each reason. */
export interface RefusalReport {
  add: (row: RefusedRow) => void
  /** Lines for people. Empty if no row was refused. */
  summary: () => string[]
  close: () => Promise<void>
}

const MAX_SHOWN = 20
/** Escapes cells that would be treated as formulas. */
const FOR_SPREADSHEETS = { quoted_string: true, escape_formulas: true }

/** `path` is the CSV file to write, which is opened immediately, or null for none. */
export async function refusalReport(path: string | null): Promise<RefusalReport> {
  const file = path === null ? null : await openFile(path)
  file?.write(stringify([['line', 'reason', 'row']]))
  const shown: string[] = []
  const counts = new Map<string, number>()
  return {
    add({ line, reason, cells }) {
      if (shown.length < MAX_SHOWN) shown.push(`line ${line}: ${reason}`)
      const kind = reason.replace(/'.*'|(?<=line )\d+|^\d+/g, '…')
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      file?.write(stringify([[line, reason, cells.join(' | ')]], FOR_SPREADSHEETS))
    },
    summary() {
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      if (total === 0) return []
      const byReason = [...counts].sort((a, b) => b[1] - a[1]).map(([kind, n]) => `${n} × ${kind}`)
      const more = total > shown.length ? [`… and ${total - shown.length} more`] : []
      return [`Refused rows: ${total}`, ...byReason, '', ...shown, ...more]
    },
    async close() {
      if (!file) return
      file.end()
      await finished(file)
    },
  }
}

async function openFile(path: string) {
  const file = await open(path, 'w').catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new ImportError(`The report can't be written: ${why}`)
  })
  return file.createWriteStream()
}
