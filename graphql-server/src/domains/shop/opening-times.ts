import type { Weekday } from '../../contract/types.generated.ts'
import { english } from '../../lib/messages/format.ts'
import { momentOf } from '../../lib/time/indian-time.ts'
import { WEEKDAYS, type OpeningInterval } from './delivery-settings.ts'
import { openingTexts as texts } from './messages.ts'

const [SUNDAY, ...FROM_MONDAY] = WEEKDAYS
const WEEK: readonly Weekday[] = [...FROM_MONDAY, SUNDAY]
const ANY_DAY = '2024-01-01'

/** Describes the opening hours: neighbouring days with the same hours are one line. Closed days are named too. */
export function describeOpeningTimes(openingHours: readonly OpeningInterval[]): string[] {
  const groups: { days: Weekday[]; times: string }[] = []
  for (const day of WEEK) {
    const times = describeDay(openingHours.filter(({ weekday }) => weekday === day))
    const last = groups.at(-1)
    if (last?.times === times) last.days.push(day)
    else groups.push({ days: [day], times })
  }
  return groups.map(({ days, times }) => texts.OPEN_ON({ days: describeDays(days), times }).message)
}

function describeDays(days: Weekday[]): string {
  const [first, last] = [days[0] ?? SUNDAY, days.at(-1) ?? SUNDAY]
  if (days.length === WEEK.length) return texts.EVERY_DAY().message
  if (first === last) return nameOf(first)
  return texts.DAYS({ first: nameOf(first), last: nameOf(last) }).message
}

function describeDay(intervals: OpeningInterval[]): string {
  if (intervals.length === 0) return texts.NOT_OPEN().message
  const times = intervals.map(({ opens, closes }) =>
    opens === '00:00' && closes === '24:00'
      ? texts.ALL_DAY().message
      : texts.TIMES({ opens: describeTime(opens), closes: describeTime(closes) }).message,
  )
  return english.list(times)
}

function describeTime(time: string): string {
  const isMidnight = time === '00:00' || time === '24:00'
  return isMidnight ? texts.MIDNIGHT().message : english.time(momentOf(ANY_DAY, time))
}

function nameOf(day: Weekday): string {
  return day.charAt(0) + day.slice(1).toLowerCase()
}
