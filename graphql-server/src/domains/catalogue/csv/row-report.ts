import { stringify } from 'csv-stringify/sync'
import { open } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { ImportError } from './reading/import-error.ts'
import type { ReportedRow } from './import-options.ts'

/**
 * Collects rejected rows, skipped cells and unreadable medicine data. The file lists all of them. The summary for
 * people lists the first ones, and counts each reason.
 */
export interface RowReport {
  addRefused: (row: ReportedRow) => void
  addUnread: (row: ReportedRow) => void
  addConflict: (row: ReportedRow) => void
  addFinding: (row: ReportedRow) => void
  /** Lines for people. Empty if there is nothing to report. */
  summary: () => string[]
  close: () => Promise<void>
}

const MAX_SHOWN = 20
/** Escapes cells that spreadsheets would treat as formulas. */
const FOR_SPREADSHEETS = { quoted_string: true, escape_formulas: true }

/** `path` is the CSV file to write, which is opened immediately, or null for no file. */
export async function openRowReport(path: string | null): Promise<RowReport> {
  const file = path === null ? null : await openFile(path)
  file?.write(stringify([['line', 'reason', 'row', 'outcome']]))
  const refused = reasonList('Rejected rows')
  const unread = reasonList("Kept as text, because it can't be read")
  const findings = reasonList('Imported, but please check')
  const conflicts = reasonList(
    'Skipped, because the shop has changed the same field since the export',
  )
  const write = (
    { line, reason, cells }: ReportedRow,
    outcome: 'refused' | 'kept as text' | 'left' | 'to check',
  ) => file?.write(stringify([[line, reason, cells.join(' | '), outcome]], FOR_SPREADSHEETS))
  return {
    addRefused(row) {
      refused.add(row)
      write(row, 'refused')
    },
    addUnread(row) {
      unread.add(row)
      write(row, 'kept as text')
    },
    addConflict(row) {
      conflicts.add(row)
      write(row, 'left')
    },
    addFinding(row) {
      findings.add(row)
      write(row, 'to check')
    },
    summary() {
      const lists = [refused, conflicts, findings, unread].map((list) => list.lines())
      return lists
        .filter((lines) => lines.length > 0)
        .flatMap((lines, n) => (n > 0 ? ['', ...lines] : lines))
    },
    async close() {
      if (!file) return
      file.end()
      await finished(file)
    },
  }
}

/** Lists the first rows, and counts reasons that differ only in values or line numbers together. */
function reasonList(title: string) {
  const shown: string[] = []
  const counts = new Map<string, number>()
  return {
    add({ line, reason }: ReportedRow): void {
      if (shown.length < MAX_SHOWN) shown.push(`line ${line}: ${reason}`)
      const kind = reason.replace(/'.*'|(?<=line )\d+|^\d+/g, '…')
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    },
    lines(): string[] {
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      if (total === 0) return []
      const byReason = [...counts].sort((a, b) => b[1] - a[1]).map(([kind, n]) => `${n} × ${kind}`)
      const more = total > shown.length ? [`… and ${total - shown.length} more`] : []
      return [`${title}: ${total}`, ...byReason, '', ...shown, ...more]
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
