import type { GstRateInput } from '../../../../apollo/schema-types.generated.ts'
import { formatDate } from '../../../../lib/text/date.ts'
import type { FieldError } from '../../../../ui/forms/use-field-errors.ts'
import { lawfulRates } from '../product-fields.generated.ts'

/** A dated GST rate in the form. */
export interface RateEntry {
  /** As in the dropdown; empty while it is not chosen. */
  percent: string
  /** Empty for the first day on which the law had the rate. */
  from: string
}

interface DatedRate {
  percent: number
  from: string
}

const findLaw = (percent: number) => lawfulRates.find((rate) => rate.percent === percent)

export function toRateEntry({ percent, from }: DatedRate): RateEntry {
  return { percent: String(percent), from: from === findLaw(percent)?.from ? '' : from }
}

export function toRateInput({ percent, from }: RateEntry): GstRateInput {
  return { percent: Number(percent), from: from || null }
}

/** Returns an error if a rate is not chosen. */
export function validateRates(rates: readonly RateEntry[]): FieldError[] {
  const isMissing = rates.some(({ percent }) => percent === '')
  return isMissing ? [{ field: 'gstRates', message: 'Choose a GST rate for each day.' }] : []
}

/** '5%', or '5% from 22 Sept 2025'. */
export function describeRate({ percent, from }: RateEntry): string {
  return from === '' ? `${percent}%` : `${percent}% from ${formatDate(from)}`
}

/** The rates to choose from, with the last day of those that the law has ended. */
export const rateChoices = lawfulRates.map(({ percent, until }) => ({
  value: String(percent),
  text: until ? `${percent}% (until ${formatDate(until)})` : `${percent}%`,
}))
