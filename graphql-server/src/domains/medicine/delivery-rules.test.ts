import { expect, it } from 'vitest'
import type { NotDeliveredReason } from '../../contract/types.generated.ts'
import type { OrderedSchedule } from '../catalogue/medicine/medicine-fields.ts'
import { newShopDelivery } from '../shop/delivery-settings.ts'
import { describeNotDelivered, whyNotDelivered } from './delivery-rules.ts'

const SCHEDULES: (OrderedSchedule | null)[] = [null, 'H', 'H1', 'X']
const DISTRICT = ['5600', '560102']
const PLACES = {
  inside: ' 560 038 ',
  outside: '411001',
  unknown: null,
  malformed: 'Bengaluru',
} as const
const [ON, OFF] = [true, false]

interface Row {
  all: boolean
  h: boolean
  h1: boolean
  district: boolean
  /** Why schedules H and H1 are not delivered to a known PIN code in the district, and outside. */
  h_in: NotDeliveredReason | null
  h_out: NotDeliveredReason | null
  h1_in: NotDeliveredReason | null
  h1_out: NotDeliveredReason | null
}

const [ALL, H, H1, AREA] = ['PRESCRIPTION', 'SCHEDULE_H', 'SCHEDULE_H1', 'DISTRICT'] as const

/** Every combination of the settings. */
const TABLE: Row[] = [
  ...[ON, OFF].flatMap((h) =>
    [ON, OFF].flatMap((h1) =>
      [ON, OFF].map((district) => {
        const all = { h_in: ALL, h_out: ALL, h1_in: ALL, h1_out: ALL } as const
        return { all: OFF, h, h1, district, ...all }
      }),
    ),
  ),
  { all: ON, h: ON, h1: ON, district: OFF, h_in: null, h_out: null, h1_in: null, h1_out: null },
  { all: ON, h: ON, h1: ON, district: ON, h_in: null, h_out: AREA, h1_in: null, h1_out: AREA },
  { all: ON, h: ON, h1: OFF, district: OFF, h_in: null, h_out: null, h1_in: H1, h1_out: H1 },
  { all: ON, h: ON, h1: OFF, district: ON, h_in: null, h_out: AREA, h1_in: H1, h1_out: H1 },
  { all: ON, h: OFF, h1: ON, district: OFF, h_in: H, h_out: H, h1_in: null, h1_out: null },
  { all: ON, h: OFF, h1: ON, district: ON, h_in: H, h_out: H, h1_in: null, h1_out: AREA },
  { all: ON, h: OFF, h1: OFF, district: OFF, h_in: H, h_out: H, h1_in: H1, h1_out: H1 },
  { all: ON, h: OFF, h1: OFF, district: ON, h_in: H, h_out: H, h1_in: H1, h1_out: H1 },
]

function findExpected(row: Row, schedule: OrderedSchedule | null, isOutside: boolean) {
  if (schedule === 'H') return isOutside ? row.h_out : row.h_in
  if (schedule === 'H1') return isOutside ? row.h1_out : row.h1_in
  return null
}

it.each(TABLE)(
  'with delivery of medicines $all, schedule H $h, H1 $h1 and a district $district, each schedule is delivered as listed',
  (row) => {
    const settings = {
      deliverPrescriptionMedicines: row.all,
      deliverScheduleH: row.h,
      deliverScheduleH1: row.h1,
      medicineDistrict: row.district ? DISTRICT : [],
    }
    for (const schedule of SCHEDULES) {
      for (const [place, pincode] of Object.entries(PLACES)) {
        const isOutside = place === 'outside' || place === 'malformed'
        const expected = findExpected(row, schedule, isOutside)
        expect(whyNotDelivered({ schedule }, settings, pincode), `${schedule}, ${place}`).toBe(
          expected,
        )
      }
    }
  },
)

it('a new shop delivers schedule H everywhere, and schedule H1 nowhere', () => {
  expect(whyNotDelivered({ schedule: 'H' }, newShopDelivery, '411001')).toBeNull()
  expect(whyNotDelivered({ schedule: 'H1' }, newShopDelivery, '411001')).toBe('SCHEDULE_H1')
})

it('no setting allows the delivery of a narcotic or psychotropic medicine', () => {
  const settings = { ...newShopDelivery, deliverScheduleH1: true }
  for (const schedule of SCHEDULES) {
    const marked = { schedule, narcotic: true }
    expect(whyNotDelivered(marked, settings, null), `${schedule}`).toBe('NARCOTIC')
  }
})

it('the sentence about the district names the PIN code, shortened to 20 characters', () => {
  expect(describeNotDelivered('DISTRICT', ` 411001${'x'.repeat(50)}`)).toBe(
    "Collect it from the shop: we don't deliver prescription medicines to 411001xxxxxxxxxxxxxx.",
  )
  expect(describeNotDelivered('SCHEDULE_H1', null)).toContain('schedule H1')
})
