import type { PrescriptionKind } from '../../../contract/types.generated.ts'
import { addDays, startOfIndianDay } from '../../../lib/time/indian-time.ts'
import { userError } from '../../../lib/user-error.ts'
import type { ValidityDays } from '../../shop/delivery-settings.ts'
import { orderMessages } from '../messages.ts'

/** A prescription's date and the days with which it is compared, such as '2026-11-20', in Indian time. */
export interface DatedPrescription {
  issuedOn: string
  kind: PrescriptionKind
  /** The day on which the order was placed. The law counts until the prescription is presented. */
  placedOn: string
}

/** Why a prescription cannot be used for an order. Only an expired one can be accepted. */
export type DateProblem = 'AFTER_ORDER' | 'TOO_OLD' | 'EXPIRED'

/** Compares a prescription's date with its order. Returns null if it is valid. */
export function checkValidity(dated: DatedPrescription, days: ValidityDays): DateProblem | null {
  const { issuedOn, placedOn } = dated
  if (issuedOn > placedOn) return 'AFTER_ORDER'
  if (issuedOn < yearBefore(placedOn)) return 'TOO_OLD'
  return placedOn > lastDay(dated, days) ? 'EXPIRED' : null
}

/** The last day on which an order can be placed with the prescription. */
function lastDay(
  { issuedOn, kind }: DatedPrescription,
  { prescriptionDaysAcute, prescriptionDaysChronic }: ValidityDays,
): string {
  return addDays(issuedOn, kind === 'ACUTE' ? prescriptionDaysAcute : prescriptionDaysChronic)
}

/** The same day a year earlier. Compared as text, so 29 February does not have to exist in that year. */
function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
}

interface Override {
  /** The reason to accept an expired prescription. Empty without an override. */
  overrideReason: string
  isAdmin: boolean
}

/**
 * Throws unless the prescription is valid, or an admin accepts it with a reason although it has expired. Returns the
 * reason if it was needed.
 */
export function requireValid(
  dated: DatedPrescription,
  days: ValidityDays,
  { overrideReason, isAdmin }: Override,
): string | undefined {
  if (overrideReason !== '' && !isAdmin) {
    throw userError(orderMessages.OVERRIDE_ONLY_BY_ADMINS(), 'overrideReason')
  }
  const problem = checkValidity(dated, days)
  if (problem === null) return undefined
  if (problem === 'EXPIRED' && overrideReason !== '') return overrideReason
  throw userError(describe(problem, dated, days), 'issuedOn')
}

function describe(problem: DateProblem, dated: DatedPrescription, days: ValidityDays) {
  if (problem === 'AFTER_ORDER') return orderMessages.PRESCRIPTION_DATE_AFTER_ORDER()
  if (problem === 'TOO_OLD') return orderMessages.PRESCRIPTION_TOO_OLD()
  return orderMessages.PRESCRIPTION_EXPIRED({
    issuedOn: startOfIndianDay(dated.issuedOn),
    lastDay: startOfIndianDay(lastDay(dated, days)),
    placedOn: startOfIndianDay(dated.placedOn),
  })
}
