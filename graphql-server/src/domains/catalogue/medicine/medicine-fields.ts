import { Schema } from 'mongoose'
import { z } from 'zod'
import type { DrugSchedule, MedicineForm, PackUnit } from '../../../contract/types.generated.ts'
import { issue } from '../../../lib/input.ts'
import { productFieldMessages } from '../messages.ts'

/** What is stored about a medicine. Its ingredients are read from the composition of the product. */
export interface MedicineRecord {
  form: MedicineForm
  /** Null if unknown. At most three decimals. */
  packCount: number | null
  packUnit: PackUnit
  schedule: DrugSchedule
}

/** What the facts about a medicine are read from. */
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

/** The facts about a medicine as entered by an admin. */
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

/** The schedules of medicines that are sold online on prescription. */
export type PrescribedSchedule = 'H' | 'H1'

/** The schedules of order lines. One of schedule X was reserved or ordered before the medicine had it. */
export type OrderedSchedule = PrescribedSchedule | 'X'

/** A product of which only the schedule matters. */
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

/** The schedule of a product as an order line has it, or null for everything that is sold freely. */
export function orderedSchedule({ medicine }: ScheduledProduct): OrderedSchedule | null {
  const schedule = medicine?.schedule ?? 'NONE'
  return schedule === 'NONE' ? null : schedule
}

/** The schedule because of which an order of the product requires a prescription, or null. */
export function prescriptionSchedule({ medicine }: ScheduledProduct): PrescribedSchedule | null {
  const schedule = medicine?.schedule
  return schedule === 'H' || schedule === 'H1' ? schedule : null
}
