import { hasVisibleText } from '../../../../lib/text-checks.ts'
import { readComposition } from '../../medicine/composition.ts'
import type { MedicineRecord } from '../../medicine/medicine-fields.ts'
import { readPack, toMedicine } from '../../medicine/pack.ts'
import { productRowMessages } from '../messages.ts'
import { quote } from './quote.ts'
import { PRESCRIPTION_TEXTS, readPrescription } from '../../medicine/prescription.ts'

/** A row's cells with medicine data. Those without a column are missing. */
export interface MedicineCells {
  prescription?: string | undefined
  pack?: string | undefined
  unit?: string | undefined
  composition?: string | undefined
}

/** The medicine data, or why the row is rejected. Without a prescription column, the data is unknown. */
export type ReadMedicine =
  | {
      /** Null if the product is not a medicine. */
      medicine?: MedicineRecord | null
      /** The pack, if it cannot be read and no other field contains it. */
      unreadPack?: string
      /** Sentences about unreadable cells. */
      unread: string[]
      reason?: never
    }
  | { reason: string }

/** Reads the medicine data. Without a pack column, the unit is read as the pack. */
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
