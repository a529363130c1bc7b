import { describe, expect, it } from 'vitest'
import { formatIndianTime, momentOf } from '../../lib/time/indian-time.ts'
import { newShopDelivery, WEEKDAYS, type DeliverySettings } from '../shop/delivery-settings.ts'
import { describeExpected, describeOutlook } from './describe.ts'
import { expectDelivery } from './expected.ts'
import { foresee, isDeliverable, promise, type Promised } from './promise.ts'

/** 27 November 2026 is a Friday. */
const at = (time: string, day = '2026-11-27') => momentOf(day, time)
const daily = (opens: string, closes: string) =>
  WEEKDAYS.map((weekday) => ({ weekday, opens, closes }))
const shop: DeliverySettings = {
  ...newShopDelivery,
  deliveryAreas: [
    { pins: ['5600', '560100'], minutes: 25 },
    { pins: ['560038'], minutes: 10 },
    { pins: ['56'], minutes: 120 },
  ],
  openingHours: daily('07:00', '22:00'),
}
const pause = { reason: 'Heavy rain', until: at('17:00') }

const say = (
  settings: Partial<DeliverySettings>,
  { now = at('17:43'), pincode = '560038', afterCheck = false }: Partial<Question> = {},
) => {
  const outlook = foresee({ ...shop, ...settings }, pincode, now)
  return describeOutlook(outlook, { pincode, afterCheck, now }).message
}

interface Question {
  now: Date
  pincode: string | null
  afterCheck: boolean
}

describe('the sentence about a delivery before the order', () => {
  it.each<[string, string, Partial<DeliverySettings>, Partial<Question>]>([
    ['an open shop', 'Your order comes today by 5:55 pm.', {}, {}],
    [
      'a time on a five-minute step',
      'Your order comes today by 5:55 pm.',
      {},
      { now: at('17:45') },
    ],
    ['a slower area', 'Your order comes today by 6:10 pm.', {}, { pincode: '560017' }],
    [
      'an order near midnight',
      'Your order comes tomorrow by 12:10 am.',
      { openingHours: daily('00:00', '24:00') },
      { now: at('23:57') },
    ],
    [
      'the evening',
      "We're closed now. Your order comes tomorrow from 7 am.",
      {},
      { now: at('22:00') },
    ],
    [
      'the early morning',
      "We're closed now. Your order comes today from 7 am.",
      {},
      { now: at('06:59') },
    ],
    ['the moment of opening', 'Your order comes today by 7:10 am.', {}, { now: at('07:00') }],
    ['the last minute', 'Your order comes today by 10:10 pm.', {}, { now: at('21:59') }],
    [
      'a lunch break',
      "We're closed now. Your order comes today from 4:30 pm.",
      { openingHours: [...daily('07:00', '13:00'), ...daily('16:30', '22:00')] },
      { now: at('13:00') },
    ],
    [
      'a closed day',
      "We're closed now. Your order comes tomorrow from 7 am.",
      { openingHours: daily('07:00', '22:00').filter(({ weekday }) => weekday !== 'FRIDAY') },
      {},
    ],
    [
      'a holiday',
      "We're closed now. Your order comes tomorrow from 7 am.",
      { holidays: [{ day: '2026-11-27', name: 'Founding day' }] },
      {},
    ],
    [
      'holidays in a row',
      "We're closed now. Your order comes on Monday from 7 am.",
      { holidays: ['27', '28', '29'].map((day) => ({ day: `2026-11-${day}`, name: '' })) },
      {},
    ],
    [
      'a shop that opens once a week',
      "We're closed now. Your order comes on 4 December from 9 am.",
      { openingHours: [{ weekday: 'FRIDAY', opens: '09:00', closes: '10:00' }] },
      {},
    ],
    [
      'hours that meet at midnight',
      'Your order comes tomorrow by 12:05 am.',
      {
        openingHours: [
          { weekday: 'FRIDAY', opens: '18:00', closes: '24:00' },
          { weekday: 'SATURDAY', opens: '00:00', closes: '02:00' },
        ],
      },
      { now: at('23:55') },
    ],
    [
      'a prescription',
      'After the prescription check, your order comes within 25 minutes.',
      {},
      { pincode: '560017', afterCheck: true },
    ],
    [
      'a prescription in the evening',
      "We're closed now. After the prescription check, your order comes tomorrow from 7 am.",
      {},
      { now: at('23:00'), afterCheck: true },
    ],
    [
      'a pause',
      'We have paused orders: Heavy rain. We are back today at 5 pm.',
      { pause },
      { now: at('16:59') },
    ],
    [
      'a pause over night',
      'We have paused orders: Heavy rain. We are back tomorrow at 7:30 am.',
      { pause: { ...pause, until: at('07:30', '2026-11-28') } },
      {},
    ],
    [
      'a pause that has ended',
      'Your order comes today by 5:10 pm.',
      { pause },
      { now: at('17:00') },
    ],
    [
      'another town, even during a pause',
      "We don't deliver to 403001 yet.",
      { pause },
      { pincode: '403001', now: at('16:00') },
    ],
    [
      'an unknown PIN code',
      'Set your PIN code to see when your order comes.',
      {},
      { pincode: null },
    ],
    [
      'an unknown PIN code without areas',
      'Your order comes today by 5:55 pm.',
      { deliveryAreas: [] },
      { pincode: null },
    ],
    [
      'a PIN code without areas',
      'Your order comes today by 5:55 pm.',
      { deliveryAreas: [] },
      { pincode: '403001' },
    ],
  ])('the sentence for %s is "%s"', (_case, sentence, settings, question) => {
    expect(say(settings, question)).toBe(sentence)
  })

  it('a sentence repeats at most 20 characters of what a customer has typed', () => {
    expect(say({}, { pincode: 'x'.repeat(1_000) })).toBe(
      `We don't deliver to ${'x'.repeat(20)} yet.`,
    )
  })
})

it.each([
  ['560038', 10],
  ['560 038', 10],
  ['560001', 25],
  ['560100', 25],
  ['562101', 120],
])('an order to %s takes %i minutes, by the area with the most digits', (pincode, minutes) => {
  expect(foresee(shop, pincode, at('12:00'))).toMatchObject({ state: 'OPEN', minutes })
})

it.each(['', '56003', '5600381', '400001', 'Bengaluru'])(
  'the address "%s" is outside an area of PIN codes',
  (pincode) => {
    expect(isDeliverable(shop, pincode)).toBe(false)
    expect(isDeliverable({ ...shop, deliveryAreas: [] }, pincode)).toBe(true)
  },
)

describe('an order that was placed', () => {
  const by: Promised = { minutes: 10, by: at('18:10') }
  const from: Promised = { minutes: 10, from: at('07:00') }

  it.each<[string, string, Promised, Date]>([
    ['on time', 'today by 6:10 pm', by, at('18:10')],
    ['late', 'running late: expected by 6:30 pm', by, at('18:11')],
    ['four minutes later', 'running late: expected by 6:30 pm', by, at('18:15')],
    ['later', 'running late: expected by 6:35 pm', by, at('18:16')],
    [
      'late in a slow area',
      'running late: expected by 7:15 pm',
      { ...by, minutes: 120 },
      at('18:11'),
    ],
    ['late after closing', 'running late: expected tomorrow from 7 am', by, at('22:30')],
    ['a day later', 'running late', by, at('18:11', '2026-11-28')],
    ['for the next opening', 'today from 7 am', from, at('08:00')],
    [
      'for the next opening in a slow area',
      'today from 7 am',
      { ...from, minutes: 120 },
      at('09:00'),
    ],
    ['an hour after the opening', 'running late: expected by 8:20 am', from, at('08:01')],
    ['before the prescription check', 'after the prescription check', { minutes: 10 }, at('23:00')],
  ])('an order %s comes "%s"', (_case, when, promised, now) => {
    expect(describeExpected(expectDelivery(promised, shop, now), now).when).toBe(when)
  })

  it('the new time of a late order is not late itself', () => {
    for (let minute = 1; minute < 200; minute += 7) {
      const now = new Date(at('18:10').getTime() + minute * 60_000)
      const expected = expectDelivery(by, shop, now)
      expect(expected.isLate).toBe(true)
      expect(expected.by?.getTime()).toBeGreaterThan(now.getTime())
    }
  })
})

it('a promise is never earlier than the minutes of the area', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = new Date(at('00:00').getTime() + minute * 60_000 + 1)
    const { by, from } = promise(shop, 25, now)
    const earliest = by ? now.getTime() + 25 * 60_000 : now.getTime()
    expect((by ?? from)?.getTime(), formatIndianTime(now)).toBeGreaterThanOrEqual(earliest)
  }
})
