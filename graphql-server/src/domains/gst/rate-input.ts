import { z } from 'zod'
import { issue } from '../../lib/input.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { fromPercent, toPercent } from '../../lib/money.ts'
import { startOfIndianDay } from '../../lib/time/indian-time.ts'
import { findEndedProblem } from './ended-rates.ts'
import { gstMessages } from './messages.ts'
import {
  FIRST_DAY,
  findRateProblem,
  firstDayOf,
  type GstRateRecord,
  MAX_RATES,
  sortRates,
} from './rates.ts'

/** A rate as it is entered. Without a day, it applies from the first day of the rate. */
export interface GivenRate {
  percent: number
  from?: string | null | undefined
}

type Problem = Message<'BAD_USER_INPUT'> | null

function readRate({ percent, from }: GivenRate): { rate: GstRateRecord; problem: Problem } {
  const points = fromPercent(percent)
  const rate = { rate: points, from: from ?? firstDayOf(points) ?? FIRST_DAY }
  const isExact = toPercent(points) === percent
  return {
    rate,
    problem: isExact ? findRateProblem(rate) : gstMessages.GST_RATE_UNKNOWN({ percent }),
  }
}

/** Reads a product's rates, sorted by day, with the first problem if there is one. */
export function readRates(given: readonly GivenRate[]): {
  rates: GstRateRecord[]
  problem: Problem
} {
  if (given.length > MAX_RATES)
    return { rates: [], problem: gstMessages.TOO_MANY_GST_RATES({ max: MAX_RATES }) }
  const read = given.map(readRate)
  const rates = sortRates(read.map(({ rate }) => rate))
  const problem = read.find((one) => one.problem !== null)?.problem ?? findRepeatedDay(rates)
  return { rates, problem }
}

function findRepeatedDay(rates: readonly GstRateRecord[]): Problem {
  const repeated = rates.find(({ from }, index) => from === rates[index + 1]?.from)
  return repeated ? gstMessages.GST_DAY_TWICE({ day: startOfIndianDay(repeated.from) }) : null
}

const givenRate = z.object({ percent: z.number(), from: z.string().nullish() })

/** Adds a problem to the whole field, where the form shows it. */
function addProblem(context: z.RefinementCtx, problem: Problem): void {
  if (problem) context.addIssue({ code: 'custom', message: issue(problem) })
}

/** A product's rates. One of them must apply now or later. */
export const gstRatesField = z.array(givenRate).transform((given, context) => {
  const { rates, problem } = readRates(given)
  addProblem(context, problem ?? findEndedProblem(rates))
  return rates
})

/** One rate. */
export const gstRateField = givenRate.transform((given, context) => {
  const { rate, problem } = readRate(given)
  addProblem(context, problem)
  return rate
})
