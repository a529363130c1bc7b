import { hasVisibleText } from '../../../../lib/text-checks.ts'
import { readComposition } from '../../medicine/composition.ts'
import type { MedicineRecord } from '../../medicine/medicine-fields.ts'
import { readPack, toMedicine } from '../../medicine/pack.ts'
import { productRowMessages } from '../messages.ts'
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
    const texts = { cell: quote(prescription), accepted: PRESCRIPTION_TEXTS }
    return { reason: productRowMessages.PRESCRIPTION_UNREADABLE(texts).message }
  }
  const contents = readPack(pack ?? unit ?? '')
  const isKept = contents !== null || !pack || pack === unit
  return {
    medicine: toMedicine(contents, schedule),
    ...(!isKept && { unreadPack: pack }),
    unread: [
      ...(contents ? [] : explainPack(pack === undefined ? 'unit' : 'pack', pack ?? unit)),
      ...(readComposition(composition ?? '') ? [] : explainComposition(composition)),
    ],
  }
}

function explainPack(column: 'unit' | 'pack', text: string | undefined): string[] {
  if (text === undefined) return []
  const message =
    text === ''
      ? productRowMessages.CELL_EMPTY({ column })
      : productRowMessages.AMOUNT_UNREADABLE({ column, cell: quote(text) })
  return [message.message]
}

function explainComposition(text: string | undefined): string[] {
  if (text === undefined) return []
  const message =
    text === ''
      ? productRowMessages.CELL_EMPTY({ column: 'composition' })
      : productRowMessages.STRENGTH_UNREADABLE({ cell: quote(text) })
  return [message.message]
}
