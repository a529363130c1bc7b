import { expect, it } from 'vitest'
import type { Weekday } from '../../contract/types.generated.ts'
import { newShopDelivery, WEEKDAYS } from './delivery-settings.ts'
import { describeOpeningTimes } from './opening-times.ts'

const on = (weekdays: readonly Weekday[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))
const WORKDAYS: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']

it('opening hours that are the same every day are one line', () => {
  expect(describeOpeningTimes(newShopDelivery.openingHours)).toEqual(['Every day: all day'])
  expect(describeOpeningTimes(on(WEEKDAYS, '07:00', '22:30'))).toEqual([
    'Every day: 7 am to 10:30 pm',
  ])
})

it('neighbouring days with the same hours are one line, from Monday on', () => {
  const hours = [...on(WORKDAYS, '07:00', '13:00'), ...on(WORKDAYS, '16:00', '24:00')]
  expect(describeOpeningTimes(hours)).toEqual([
    'Monday to Saturday: 7 am to 1 pm and 4 pm to midnight',
    'Sunday: closed',
  ])
  expect(describeOpeningTimes(on(['TUESDAY'], '00:00', '12:00'))).toEqual([
    'Monday: closed',
    'Tuesday: midnight to 12 pm',
    'Wednesday to Sunday: closed',
  ])
})
