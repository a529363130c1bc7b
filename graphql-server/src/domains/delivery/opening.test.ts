import { expect, it } from 'vitest'
import { momentOf } from '../../lib/time/indian-time.ts'
import { newShopDelivery, WEEKDAYS } from '../shop/delivery-settings.ts'
import { nextClosing } from './opening.ts'

const everyDay = (opens: string, closes: string) =>
  WEEKDAYS.map((weekday) => ({ weekday, opens, closes }))

it('the shop closes at the end of openings that meet', () => {
  const settings = (openingHours: ReturnType<typeof everyDay>) => ({ openingHours, holidays: [] })
  const [thursday, friday] = ['2026-11-26', '2026-11-27']
  const now = momentOf(thursday, '18:00')
  expect(nextClosing(settings(everyDay('07:00', '22:00')), now)).toEqual(
    momentOf(thursday, '22:00'),
  )
  const late = [...everyDay('00:00', '02:00'), ...everyDay('16:00', '24:00')]
  expect(nextClosing(settings(late), now)).toEqual(momentOf(friday, '02:00'))
  expect(nextClosing(newShopDelivery, now)).toBeNull()
})
