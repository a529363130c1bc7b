import type { CheckPrescriptionInput } from '../../../apollo/schema-types.generated.ts'
import type { OrderToCheck_OrderFragment } from './OrderToCheck.generated.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'

export type OrderToCheck = OrderToCheck_OrderFragment
export type LineToCheck = OrderToCheck['lines'][number]

export type Verdict = 'APPROVED' | 'REJECTED'

/** An admin's entry for a line. */
export interface Decision {
  /** Null until it is chosen. */
  verdict: Verdict | null
  reason: string
}

/** An admin's entry for an order. */
export interface CheckEntry {
  /** By product id. A line without an entry is undecided. */
  decisions: Readonly<Record<string, Decision>>
  patient: string
  prescriber: string
}

const undecided: Decision = { verdict: null, reason: '' }

export function getDecision({ decisions }: CheckEntry, { productId }: LineToCheck): Decision {
  return decisions[productId] ?? undecided
}

/** The lines that require a prescription. */
export function getLinesToCheck({ lines }: Pick<OrderToCheck, 'lines'>): LineToCheck[] {
  return lines.filter(({ schedule }) => schedule !== 'NONE')
}

export function getRejectedLines(order: OrderToCheck, entry: CheckEntry): LineToCheck[] {
  return getLinesToCheck(order).filter((line) => getDecision(entry, line).verdict === 'REJECTED')
}

/** The names of a line's form fields. */
export const verdictField = ({ productId }: LineToCheck) => `verdict ${productId}`
export const reasonField = ({ productId }: LineToCheck) => `reason ${productId}`

/** Returns the missing values, in the form's order. */
export function findProblems(order: OrderToCheck, entry: CheckEntry): FieldError[] {
  const lines = getLinesToCheck(order)
  const needsNames = lines.some(
    (line) => line.schedule === 'H1' && getDecision(entry, line).verdict === 'APPROVED',
  )
  const problems = lines.flatMap((line) => findLineProblem(line, getDecision(entry, line)) ?? [])
  if (needsNames && isBlank(entry.patient)) problems.push(noPatient)
  if (needsNames && isBlank(entry.prescriber)) problems.push(noPrescriber)
  return problems
}

function findLineProblem(line: LineToCheck, { verdict, reason }: Decision): FieldError | null {
  if (verdict === null) {
    return { field: verdictField(line), message: 'Approve or reject this medicine.' }
  }
  const isUnexplained = verdict === 'REJECTED' && isBlank(reason)
  return isUnexplained
    ? { field: reasonField(line), message: 'Please enter why you’re rejecting this medicine.' }
    : null
}

const noPatient = { field: 'patient', message: 'Please enter the patient’s name.' }
const noPrescriber = { field: 'prescriber', message: 'Please enter the prescriber’s name.' }

const isBlank = (text: string) => text.trim() === ''

/** Returns the mutation's input. Every line has a verdict. */
export function toInput(order: OrderToCheck, entry: CheckEntry): CheckPrescriptionInput {
  const decisions = getLinesToCheck(order).map((line) => {
    const { verdict, reason } = getDecision(entry, line)
    return { productId: line.productId, approved: verdict === 'APPROVED', reason: reason.trim() }
  })
  const { patient, prescriber } = entry
  const { id: orderId, updatedAt: seenUpdatedAt } = order
  return {
    orderId,
    seenUpdatedAt,
    decisions,
    patient: patient.trim(),
    prescriber: prescriber.trim(),
  }
}
