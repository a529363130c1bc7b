import { Schema } from 'mongoose'
import { z } from 'zod'
import type { DrugSchedule, MedicineForm, PackUnit } from '../../../contract/types.generated.ts'
import { issue } from '../../../lib/input.ts'
import { productFieldMessages } from '../messages.ts'

/** The stored data about a medicine. Its ingredients are read from the product's composition. */
export interface MedicineRecord {
  form: MedicineForm
  /** Null if unknown. At most three decimals. */
  packCount: number | null
  packUnit: PackUnit
  schedule: DrugSchedule
}

/** The fields that contain medicine data. */
export interface MedicineSource {
  composition?: string | undefined
  medicine?: MedicineRecord | null | undefined
}

export const FORMS = [
  'TABLET',
  'CAPSULE',
  'SYRUP',
  'SUSPENSION',
  'INJECTION',
  'CREAM',
  'OINTMENT',
  'GEL',
  'DROPS',
  'INHALER',
  'POWDER',
  'OTHER',
] as const satisfies MedicineForm[]

export const PACK_UNITS = ['TABLET', 'CAPSULE', 'ML', 'G', 'PIECE'] as const satisfies PackUnit[]

export const SCHEDULES = ['NONE', 'H', 'H1', 'X'] as const satisfies DrugSchedule[]

export const MAX_PACK_COUNT = 100_000

/** Medicine data as an admin enters it. */
export const medicineField = z.object({
  form: z.enum(FORMS),
  packCount: z
    .number(issue(productFieldMessages.NOT_A_NUMBER({ label: 'Pack' })))
    .gt(0, issue(productFieldMessages.NUMBER_NOT_POSITIVE({ label: 'Pack' })))
    .max(
      MAX_PACK_COUNT,
      issue(productFieldMessages.NUMBER_TOO_HIGH({ label: 'Pack', max: MAX_PACK_COUNT })),
    )
    .refine((count) => Number(count.toFixed(3)) === count, {
      message: issue(productFieldMessages.TOO_MANY_DECIMALS({ label: 'Pack', max: 3 })),
    })
    .nullish()
    .transform((count) => count ?? null),
  packUnit: z.enum(PACK_UNITS),
  schedule: z.enum(SCHEDULES),
})

export const medicineSchema = new Schema<MedicineRecord>(
  {
    form: { type: String, enum: FORMS, required: true },
    packCount: { type: Number, default: null },
    packUnit: { type: String, enum: PACK_UNITS, required: true },
    schedule: { type: String, enum: SCHEDULES, required: true },
  },
  { _id: false },
)

type Scheduled = Pick<MedicineRecord, 'schedule'>

/** The schedules that are sold online on prescription. */
export type PrescribedSchedule = 'H' | 'H1'

/** The schedules in order lines. X occurs if a medicine got this schedule after it was reserved or ordered. */
export type OrderedSchedule = PrescribedSchedule | 'X'

/** Any object with a product's schedule. */
export interface ScheduledProduct {
  medicine?: Scheduled | null
}

export function needsPrescription({ schedule }: Scheduled): boolean {
  return schedule !== 'NONE'
}

/** Medicines of schedule X are sold over the counter only. */
export function isSoldOnline({ medicine }: ScheduledProduct): boolean {
  return medicine?.schedule !== 'X'
}

/** A product's schedule for an order line, or null if it is sold freely. */
export function orderedSchedule({ medicine }: ScheduledProduct): OrderedSchedule | null {
  const schedule = medicine?.schedule ?? 'NONE'
  return schedule === 'NONE' ? null : schedule
}

/** The schedule that makes an order require a prescription, or null. */
export function prescriptionSchedule({ medicine }: ScheduledProduct): PrescribedSchedule | null {
  const schedule = medicine?.schedule
  return schedule === 'H' || schedule === 'H1' ? schedule : null
}
