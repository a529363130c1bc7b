import { z } from 'zod'
import type { MedicineFinding } from '../../../contract/types.generated.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { userError } from '../../../lib/user-error.ts'
import { catalogueMessages } from '../messages.ts'
import {
  type CheckedMedicine,
  type CheckedSource,
  type CheckMedicine,
  createMedicineCheck,
  toCheckedMedicine,
} from './medicine-findings.ts'

export const MAX_FINDINGS = 50
const MAX_KEY = 400

/** The findings that an admin has looked at. */
export const checkedFindingsField = z
  .array(z.string().max(MAX_KEY))
  .max(MAX_FINDINGS)
  .nullish()
  .transform((keys) => keys ?? [])

const NONE: readonly string[] = []

/** Checks medicines, and remembers the results of a day for the values in the product table. */
function createChecks() {
  let of = { day: '', watched: NONE }
  let check = createMedicineCheck(NONE)
  let known = new WeakMap<CheckedMedicine, boolean>()
  return (watched: readonly string[]) => {
    const day = indianDay(new Date())
    if (watched !== of.watched) check = createMedicineCheck(watched)
    if (watched !== of.watched || day !== of.day) known = new WeakMap()
    of = { day, watched }
    const isToCheck = (medicine: CheckedMedicine | null): boolean => {
      if (!medicine) return false
      const result = known.get(medicine) ?? check(medicine, day).length > 0
      known.set(medicine, result)
      return result
    }
    return { isToCheck, find: (product: CheckedSource) => findFindings(product, check, day) }
  }
}

/** The check of the lists of the law and the shop's own list on this day. */
export const checksOf = createChecks()

const checkListed = createMedicineCheck(NONE)

/**
 * Throws if a list of the law names a schedule or a mark that the product does not have, unless an admin has confirmed
 * it. Bans and the shop's own list are shown, and need no confirmation.
 */
export function requireConfirmed(product: CheckedSource): void {
  const open = findFindings(product, checkListed, indianDay(new Date())).filter(
    ({ kind }) => kind === 'SCHEDULE' || kind === 'MARK',
  )
  if (open.length === 0) return
  const findings = open.map(({ message }) => message).join(' ')
  throw userError(catalogueMessages.MEDICINE_LISTED({ findings }), 'checkedFindings')
}

function findFindings(
  product: CheckedSource,
  check: CheckMedicine,
  day: string,
): MedicineFinding[] {
  const medicine = toCheckedMedicine(product)
  return medicine ? check(medicine, day) : []
}
