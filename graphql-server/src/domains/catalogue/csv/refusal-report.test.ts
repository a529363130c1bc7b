import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ImportError } from './import-error.ts'
import { refusalReport } from './refusal-report.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refusals-'))
})
afterEach(() => rm(folder, { recursive: true }))

const refused = (line: number, reason: string, cells = ['Milk', '28']) => ({ line, reason, cells })

it('the summary counts reasons that differ only in values or line numbers together', async () => {
  const report = await refusalReport(null)
  report.add(refused(2, "price: 'six' is not a number"))
  report.add(refused(3, "key: 'A' is that of line 2 already"))
  report.add(refused(5, "key: 'B' is that of line 4 already"))
  expect(report.summary()).toEqual([
    'Refused rows: 3',
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
  const report = await refusalReport(null)
  for (let line = 2; line < 24; line += 1) report.add(refused(line, 'no name'))
  const lines = report.summary()
  expect(lines.filter((text) => text.startsWith('line '))).toHaveLength(20)
  expect(lines.at(-1)).toBe('… and 2 more')
})

it('the summary is empty when no row was refused', async () => {
  expect((await refusalReport(null)).summary()).toEqual([])
})

it('the file lists every row, with formulas escaped', async () => {
  const path = join(folder, 'refused.csv')
  const report = await refusalReport(path)
  report.add(refused(2, 'no price', ['=1+1', '']))
  await report.close()
  expect(await readFile(path, 'utf8')).toBe(`line,reason,row\n2,"no price","'=1+1 | "\n`)
})

it('a file that can not be written is an error with a sentence', async () => {
  const report = refusalReport(join(folder, 'missing', 'refused.csv'))
  await expect(report).rejects.toThrow(ImportError)
  await expect(report).rejects.toThrow(/^The report can't be written: /)
})
