import { startOfIndianDay } from '../../../lib/time/indian-time.ts'
import { financialYear } from '../document/series.ts'
import type { DocumentRecord } from '../document/document.model.ts'

/**
 * Whether a credit note was issued after the last day on which it can reduce the tax: 30 November after the financial
 * year of its invoice. Source: Central Goods and Services Tax Act, 2017, section 34 (2).
 */
export function isLate({ corrects, issuedAt }: Pick<DocumentRecord, 'corrects' | 'issuedAt'>) {
  if (!corrects) return false
  const year = Number(financialYear(corrects.issuedAt).slice(0, 4)) + 1
  return issuedAt >= startOfIndianDay(`${year}-12-01`)
}
