import type { Paise } from '../../../lib/money.ts'
import { describeCmp08, type Cmp08 } from './cmp08.ts'
import { describeGstr3b, type Gstr3b } from './gstr3b.ts'
import { readGaps } from './number-gaps.ts'
import { readDocuments } from './return-documents.ts'
import { findProblems, type ReturnFinding } from './return-findings.ts'
import { parsePeriod } from './return-period.ts'
import { sumReturn } from './return-sums.ts'
import { listTableTotals, type TableTotals } from './return-tables.ts'

/** The content of a GSTR-1 return, and the figures for GSTR-3B and CMP-08 from the same documents. */
export interface GstReturnReport {
  period: string
  documentCount: number
  charged: Paise
  credited: Paise
  roundOff: Paise
  tables: TableTotals[]
  findings: ReturnFinding[]
  gstr3b: Gstr3b
  cmp08: Cmp08
}

/**
 * Adds up the return for a month or a quarter, and finds what is missing or inconsistent. Reads all documents of the
 * period. Throws if the period is malformed.
 */
export async function describeReturn(period: string): Promise<GstReturnReport> {
  const parsed = parsePeriod(period)
  const sums = await sumReturn(readDocuments(parsed), await readGaps(parsed))
  const { documentCount, charged, credited, roundOff } = sums
  return {
    ...{ period, documentCount, charged, credited, roundOff },
    tables: listTableTotals(sums),
    findings: await findProblems(parsed, sums),
    gstr3b: describeGstr3b(sums),
    cmp08: describeCmp08(sums.composition),
  }
}
