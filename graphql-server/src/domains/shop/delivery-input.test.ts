import { expect, it } from 'vitest'
import { parseInput } from '../../lib/input.ts'
import { UserFacingError } from '../../lib/user-error.ts'
import { describeSetting } from './setting-fields.ts'
import { settingInput } from './setting-input.ts'

const friday = (opens: string, closes: string) => ({ weekday: 'FRIDAY', opens, closes })
const area = (pins: string[], minutes = 30) => ({ pins, minutes })
const holiday = (day: string, name = '') => ({ day, name })

function findErrors(input: object) {
  try {
    parseInput(settingInput, input)
    return []
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    return error.userErrors.map(({ field, reason }) => [field, reason])
  }
}

it.each<[input: object, field: string, reason: string]>([
  [{ deliveryAreas: [area([])] }, 'deliveryAreas.0.pins', 'PINS_MALFORMED'],
  [{ deliveryAreas: [area(['5600', '56003x'])] }, 'deliveryAreas.0.pins.1', 'PINS_MALFORMED'],
  [{ deliveryAreas: [area(['900056'])] }, 'deliveryAreas.0.pins.0', 'PINS_MALFORMED'],
  [{ deliveryAreas: [area(['5600381'])] }, 'deliveryAreas.0.pins.0', 'PINS_MALFORMED'],
  [
    { deliveryAreas: [area(['56']), area(['57', '56'])] },
    'deliveryAreas.1.pins',
    'PIN_IN_TWO_AREAS',
  ],
  [
    { deliveryAreas: [area(Array.from({ length: 101 }, (_, at) => String(100 + at)))] },
    'deliveryAreas.0.pins',
    'TOO_MANY_ENTRIES',
  ],
  [
    { deliveryAreas: Array.from({ length: 11 }, (_, at) => area([String(10 + at)])) },
    'deliveryAreas',
    'TOO_MANY_ENTRIES',
  ],
  [{ deliveryAreas: [area(['56'], 4)] }, 'deliveryAreas.0.minutes', 'MINUTES_OUT_OF_RANGE'],
  [{ deliveryMinutes: 1_441 }, 'deliveryMinutes', 'MINUTES_OUT_OF_RANGE'],
  [{ minOrder: 1_000_001 }, 'minOrder', 'MIN_ORDER_TOO_HIGH'],
  [{ openingHours: [] }, 'openingHours', 'NEVER_OPEN'],
  [{ openingHours: [friday('7:00', '22:00')] }, 'openingHours.0.opens', 'CLOCK_TIME_MALFORMED'],
  [{ openingHours: [friday('07:00', '')] }, 'openingHours.0.closes', 'CLOCK_TIME_MALFORMED'],
  [{ openingHours: [friday('22:00', '02:00')] }, 'openingHours.0.closes', 'CLOSES_BEFORE_OPENING'],
  [{ openingHours: [friday('07:00', '07:00')] }, 'openingHours.0.closes', 'CLOSES_BEFORE_OPENING'],
  [
    { openingHours: [friday('07:00', '13:00'), friday('12:59', '20:00')] },
    'openingHours.1.opens',
    'HOURS_OVERLAP',
  ],
  [{ holidays: [holiday('2026-02-30')] }, 'holidays.0.day', 'HOLIDAY_MALFORMED'],
  [{ holidays: [holiday('2026-12-25'), holiday('2026-12-25')] }, 'holidays.1.day', 'HOLIDAY_TWICE'],
])('the settings %j are rejected at the field %s', (input, field, reason) => {
  expect(findErrors(input)).toEqual([[field, reason]])
})

it('accepts hours that meet, and sorts hours and holidays', () => {
  const monday = { weekday: 'MONDAY', opens: '16:00', closes: '00:00' }
  const morning = { weekday: 'MONDAY', opens: '07:00', closes: '16:00' }
  const input = {
    openingHours: [friday('16:00', '22:00'), friday('07:00', '16:00'), morning, monday],
    holidays: [holiday('2027-01-26', ' Republic Day '), holiday('2026-12-25')],
    deliveryAreas: [area(['560 038', '5600'])],
  }
  expect(parseInput(settingInput, input)).toEqual({
    openingHours: [
      morning,
      { ...monday, closes: '24:00' },
      friday('07:00', '16:00'),
      friday('16:00', '22:00'),
    ],
    holidays: [holiday('2026-12-25'), holiday('2027-01-26', 'Republic Day')],
    deliveryAreas: [area(['560038', '5600'])],
  })
})

it('describes the settings of delivery for the history', () => {
  expect([
    describeSetting('deliveryAreas', [area(['560038', '5600'])]),
    describeSetting('deliveryMinutes', 45),
    describeSetting('minOrder', 19_900),
    describeSetting('openingHours', [{ weekday: 'FRIDAY', opens: '07:00', closes: '24:00' }]),
    describeSetting('holidays', [holiday('2026-12-25', 'Christmas'), holiday('2027-01-26')]),
  ]).toEqual([
    '560038, 5600: 30 minutes',
    '45 minutes',
    '₹199',
    'Friday 07:00–24:00',
    '2026-12-25: Christmas | 2027-01-26',
  ])
})
