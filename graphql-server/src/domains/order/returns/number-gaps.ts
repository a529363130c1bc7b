import { InvoiceCounter, type NumberGap } from '../document/invoice-counter.model.ts'
import { financialYear, formatNumber, listSeries } from '../document/series.ts'
import type { ReturnPeriod } from './return-period.ts'

/** The numbers that were lost when a dump was restored, by series. */
export type NumberGaps = ReadonlyMap<string, readonly NumberGap[]>

/** Reads the gaps of the period's financial year. */
export async function readGaps({ start }: ReturnPeriod): Promise<NumberGaps> {
  const series = listSeries(financialYear(start))
  const counters = await InvoiceCounter.find({ _id: { $in: series } }).lean()
  return new Map(counters.map(({ _id, gaps = [] }) => [_id, gaps]))
}

/** The number with which the numbers around this one begin: the first one of the series, or the first one after a gap. */
export function startOfRun(all: NumberGaps, series: string, place: number): string {
  const starts = (all.get(series) ?? []).map(({ to }) => to + 1)
  return formatNumber(series, Math.max(1, ...starts.filter((start) => start <= place)))
}

export function isInGap(all: NumberGaps, series: string, place: number): boolean {
  return (all.get(series) ?? []).some(({ from, to }) => from <= place && place <= to)
}
