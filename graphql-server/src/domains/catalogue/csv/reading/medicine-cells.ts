import { hasVisibleText } from '../../../../lib/text-checks.ts'
import { readComposition } from '../../medicine/composition.ts'
import type { MedicineRecord } from '../../medicine/medicine-fields.ts'
import { readPack, toMedicine } from '../../medicine/pack.ts'
import { quote } from './quote.ts'
import { PRESCRIPTION_TEXTS, readPrescription } from '../../medicine/prescription.ts'

/** The cells of a row that say something about a medicine. Missing if the file has no such column. */
export interface MedicineCells {
  prescription?: string | undefined
  pack?: string | undefined
  unit?: string | undefined
  composition?: string | undefined
}

/** The facts, or why the row is refused. Without a prescription column, nothing is known. */
export type ReadMedicine =
  | {
      /** Null if the product is no medicine. */
      medicine?: MedicineRecord | null
      /** The pack, if it can't be read and no other field has its text. */
      unreadPack?: string
      /** What can't be read, as reasons for people. */
      unread: string[]
      reason?: never
    }
  | { reason: string }

/** Without a pack column, the unit says what a pack contains. */
export function readMedicine(cells: MedicineCells): ReadMedicine {
  const { prescription, pack, unit, composition } = cells
  if (prescription === undefined) return { unread: [] }
  if (![prescription, pack ?? ''].some(hasVisibleText)) return { medicine: null, unread: [] }
  const schedule = readPrescription(prescription)
  if (schedule === null) {
    return {
      reason: `prescription: '${quote(prescription)}' can't be read. Use ${PRESCRIPTION_TEXTS}`,
    }
  }
  const contents = readPack(pack ?? unit ?? '')
  const isKept = contents !== null || !pack || pack === unit
  return {
    medicine: toMedicine(contents, schedule),
    ...(!isKept && { unreadPack: pack }),
    unread: [
      ...(contents ? [] : explain(pack === undefined ? 'unit' : 'pack', pack ?? unit, 'amount')),
      ...(readComposition(composition ?? '')
        ? []
        : explain('composition', composition, 'strength')),
    ],
  }
}

function explain(field: keyof MedicineCells, text: string | undefined, missing: string): string[] {
  if (text === undefined) return []
  return [
    text === '' ? `${field}: is empty` : `${field}: '${quote(text)}' has no readable ${missing}`,
  ]
}
