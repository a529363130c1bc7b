import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ImportError } from './reading/import-error.ts'
import { openRowReport } from './row-report.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rows-'))
})
afterEach(() => rm(folder, { recursive: true }))

const row = (line: number, reason: string, cells = ['Milk', '28']) => ({ line, reason, cells })

it('the summary counts reasons that differ only in values or line numbers together', async () => {
  const report = await openRowReport(null)
  report.addRefused(row(2, "price: 'six' is not a number"))
  report.addRefused(row(3, "key: 'A' is that of line 2 already"))
  report.addRefused(row(5, "key: 'B' is that of line 4 already"))
  expect(report.summary()).toEqual([
    'Rejected rows: 3',
    '2 × key: … is that of line … already',
    '1 × price: … is not a number',
    '',
    "line 2: price: 'six' is not a number",
    "line 3: key: 'A' is that of line 2 already",
    "line 5: key: 'B' is that of line 4 already",
  ])
  await report.close()
})

it('the summary shows 20 rows and counts the others', async () => {
  const report = await openRowReport(null)
  for (let line = 2; line < 24; line += 1) report.addRefused(row(line, 'no name'))
  const lines = report.summary()
  expect(lines.filter((text) => text.startsWith('line '))).toHaveLength(20)
  expect(lines.at(-1)).toBe('… and 2 more')
})

it('the summary lists unreadable medicine data after the rejected rows', async () => {
  const report = await openRowReport(null)
  report.addUnread(row(4, "pack: 'full' has no readable amount"))
  const unread = [
    "Kept as text, because it can't be read: 1",
    '1 × pack: … has no readable amount',
    '',
    "line 4: pack: 'full' has no readable amount",
  ]
  expect(report.summary()).toEqual(unread)
  report.addRefused(row(5, 'no name'))
  const refused = ['Rejected rows: 1', '1 × no name', '', 'line 5: no name']
  expect(report.summary()).toEqual([...refused, '', ...unread])
})

it('the summary is empty when there is nothing to report', async () => {
  expect((await openRowReport(null)).summary()).toEqual([])
})

it('the file lists every row, with formulas escaped', async () => {
  const path = join(folder, 'refused.csv')
  const report = await openRowReport(path)
  report.addRefused(row(2, 'no price', ['=1+1', '']))
  report.addUnread(row(3, "pack: 'full' has no readable amount"))
  await report.close()
  expect(await readFile(path, 'utf8')).toBe(
    `line,reason,row,outcome\n2,"no price","'=1+1 | ","refused"\n` +
      `3,"pack: 'full' has no readable amount","Milk | 28","kept as text"\n`,
  )
})

it('reports a file that cannot be written with a sentence', async () => {
  const report = openRowReport(join(folder, 'missing', 'refused.csv'))
  await expect(report).rejects.toThrow(ImportError)
  await expect(report).rejects.toThrow(/^The report can't be written: /)
})
