import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importArguments } from '../../src/cli/import-arguments.ts'
import { openCsv } from '../../src/domains/catalogue/csv/reading/csv-rows.ts'
import { importProducts } from '../../src/domains/catalogue/csv/import-products.ts'

/** Imports a file with these contents and flags, like the command line. */
export async function importFile(contents: string | Buffer, ...flags: string[]) {
  return importFileWaiting(0, contents, ...flags)
}

/** Does the same, but waits up to `outageLimitMs` for outages to end. */
export async function importFileWaiting(
  outageLimitMs: number,
  contents: string | Buffer,
  ...flags: string[]
) {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'shop.csv')
    await writeFile(path, contents)
    const args = importArguments(['import', path, ...flags])
    if (!args) throw new Error('Only help was asked for.')
    const refused: string[] = []
    const unread: string[] = []
    const conflicts: string[] = []
    const findings: string[] = []
    const summary = await importProducts(await openCsv(path), {
      ...args,
      outageLimitMs,
      onProgress: () => undefined,
      onRefused: ({ line, reason }) => refused.push(`${line}: ${reason}`),
      onUnread: ({ line, reason }) => unread.push(`${line}: ${reason}`),
      onFinding: ({ line, reason }) => findings.push(`${line}: ${reason}`),
      onConflict: ({ line, reason }) => conflicts.push(`${line}: ${reason}`),
    })
    return { summary, refused, unread, conflicts, findings }
  } finally {
    await rm(folder, { recursive: true })
  }
}
