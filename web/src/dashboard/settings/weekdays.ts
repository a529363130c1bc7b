import type { Weekday } from '../../apollo/schema-types.generated.ts'

/** The weekdays in order. */
export const weekdayNames: Record<Weekday, string> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
}

export const weekdays = Object.keys(weekdayNames).filter(isWeekday)

function isWeekday(name: string): name is Weekday {
  return Object.hasOwn(weekdayNames, name)
}
