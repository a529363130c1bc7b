import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { RefusedRow } from './import-products.ts'

/** Collects refused rows: all of them in a file, some of them and their number by reason for people. */
export interface RefusalReport {
  add: (row: RefusedRow) => void
  /** Lines for people, empty when nothing was refused. */
  summary: () => string[]
  close: () => Promise<void>
}

const SHOWN = 20

/** `path` names the file to write, a CSV file; null writes none. */
export function refusalReport(path: string | null): RefusalReport {
  const file = path === null ? null : createWriteStream(path)
  file?.write('line,reason,row\n')
  const shown: string[] = []
  const counts = new Map<string, number>()
  return {
    add({ line, reason, cells }) {
      if (shown.length < SHOWN) shown.push(`line ${line}: ${reason}`)
      const kind = reason.replace(/'.*'|(?<=line )\d+|^\d+/g, '…')
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      file?.write(`${line},${cell(reason)},${cell(cells.join(' | '))}\n`)
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

/** Quoted; and what a spreadsheet would take for a formula is defused. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
