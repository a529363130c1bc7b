import { z } from 'zod'
import { issue, optionalTextField } from '../../lib/input.ts'
import { inputMessages } from '../../lib/messages/shared-messages.ts'
import { parseIndianDay } from '../../lib/time/indian-time.ts'
import { WEEKDAYS, type DeliveryArea, type OpeningInterval } from './delivery-settings.ts'
import { shopMessages } from './messages.ts'
import { settingFields } from './setting-fields.ts'

const MIN_MINUTES = 5
/** The maximum number of PIN codes in one area. */
const MAX_PINS = 100
/** A PIN code or its first digits. Codes that begin with 9 belong to the army. */
const PINS = /^[1-8]\d{0,5}$/
const MIDNIGHT = '24:00'

const {
  deliveryAreas,
  deliveryMinutes,
  minOrder,
  maxCash,
  openingHours,
  holidays,
  medicineDistrict,
} = settingFields
const minutesRange = { min: MIN_MINUTES, max: deliveryMinutes.max }
const minutesError = issue(shopMessages.MINUTES_OUT_OF_RANGE(minutesRange))

function tooMany({ label, max }: { label: string; max: number }): string {
  return issue(inputMessages.TOO_MANY_ENTRIES({ label, max }))
}

const minutes = z
  .number()
  .int(minutesError)
  .min(minutesRange.min, minutesError)
  .max(minutesRange.max, minutesError)

const pin = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => PINS.test(text), issue(shopMessages.PINS_MALFORMED()))

const pins = z
  .array(pin)
  .min(1, issue(shopMessages.PINS_MALFORMED()))
  .max(MAX_PINS, tooMany({ label: 'An area', max: MAX_PINS }))

const district = z
  .array(pin)
  .max(medicineDistrict.max, tooMany(medicineDistrict))
  .transform((list) => [...new Set(list)])

const areas = z
  .array(z.object({ pins, minutes }))
  .max(deliveryAreas.max, tooMany(deliveryAreas))
  .superRefine((list, context) => {
    for (const { path, pin } of findRepeated(list)) {
      context.addIssue({
        path,
        code: 'custom',
        message: issue(shopMessages.PIN_IN_TWO_AREAS({ pin })),
      })
    }
  })

function findRepeated(list: readonly DeliveryArea[]) {
  const seen = new Set<string>()
  return list.flatMap((area, index) =>
    area.pins.flatMap((pin) => {
      const isRepeated = seen.has(pin)
      seen.add(pin)
      return isRepeated ? [{ path: [index, 'pins'], pin }] : []
    }),
  )
}

/** '07:00'. */
export const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: issue(shopMessages.CLOCK_TIME_MALFORMED()),
  abort: true,
})

/** Time inputs cannot show 24:00. */
const closingTime = z
  .string()
  .transform((text) => (text === '00:00' ? MIDNIGHT : text))
  .pipe(z.union([z.literal(MIDNIGHT), timeField], issue(shopMessages.CLOCK_TIME_MALFORMED())))

const interval = z
  .object({ weekday: z.enum(WEEKDAYS), opens: timeField, closes: closingTime })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: issue(shopMessages.CLOSES_BEFORE_OPENING()),
  })

const hours = z
  .array(interval)
  .min(1, issue(shopMessages.NEVER_OPEN()))
  .max(openingHours.max, tooMany(openingHours))
  .superRefine((list, context) => {
    for (const [index, one] of list.entries()) {
      if (!list.slice(0, index).some((other) => overlap(one, other))) continue
      context.addIssue({
        path: [index, 'opens'],
        code: 'custom',
        message: issue(shopMessages.HOURS_OVERLAP()),
      })
    }
  })
  .transform((list) => list.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))

function overlap(one: OpeningInterval, other: OpeningInterval): boolean {
  return one.weekday === other.weekday && one.opens < other.closes && other.opens < one.closes
}

const keyOf = ({ weekday, opens }: OpeningInterval) => `${WEEKDAYS.indexOf(weekday)} ${opens}`

const holidayList = z
  .array(
    z.object({
      day: z
        .string()
        .refine((text) => parseIndianDay(text) !== null, issue(shopMessages.HOLIDAY_MALFORMED())),
      name: optionalTextField('Name', 60),
    }),
  )
  .max(holidays.max, tooMany(holidays))
  .superRefine((list, context) => {
    for (const [index, { day }] of list.entries()) {
      if (!list.slice(0, index).some((other) => other.day === day)) continue
      context.addIssue({
        path: [index, 'day'],
        code: 'custom',
        message: issue(shopMessages.HOLIDAY_TWICE()),
      })
    }
  })
  .transform((list) => list.sort((one, other) => (one.day < other.day ? -1 : 1)))

/** The fields of the settings of delivery. */
export const deliveryFields = {
  deliveryAreas: areas,
  deliveryMinutes: minutes,
  minOrder: z
    .number()
    .int()
    .min(0)
    .max(minOrder.max, issue(shopMessages.MIN_ORDER_TOO_HIGH({ max: minOrder.max }))),
  maxCash: z
    .number()
    .int()
    .min(0)
    .max(maxCash.max, issue(shopMessages.MAX_CASH_TOO_HIGH({ max: maxCash.max }))),
  openingHours: hours,
  holidays: holidayList,
  deliverPrescriptionMedicines: z.boolean(),
  deliverScheduleH: z.boolean(),
  deliverScheduleH1: z.boolean(),
  medicineDistrict: district,
  pickUpForAll: z.boolean(),
}
