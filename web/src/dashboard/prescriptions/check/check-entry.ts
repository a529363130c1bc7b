import type { CheckPrescriptionInput } from '../../../apollo/schema-types.generated.ts'
import type { OrderToCheck_OrderFragment } from './OrderToCheck.generated.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import {
  findMissingFacts,
  isFact,
  trimFacts,
  type PrescriptionFacts,
} from './prescription-facts.ts'

export type OrderToCheck = OrderToCheck_OrderFragment
export type LineToCheck = OrderToCheck['lines'][number]

export type Verdict = 'APPROVED' | 'REJECTED'

/** An admin's entry for a line. */
export interface Decision {
  /** Null until it is chosen. */
  verdict: Verdict | null
  reason: string
  /** The packs on the prescription, as digits. */
  prescribed: string
}

/** An admin's entry for an order. */
export interface CheckEntry {
  /** By product id. A line without an entry is undecided. */
  decisions: Readonly<Record<string, Decision>>
  facts: PrescriptionFacts
}

const undecided: Decision = { verdict: null, reason: '', prescribed: '' }

export function getDecision({ decisions }: CheckEntry, { productId }: LineToCheck): Decision {
  return decisions[productId] ?? undecided
}

/** The lines that require a prescription. */
export function getLinesToCheck({ lines }: Pick<OrderToCheck, 'lines'>): LineToCheck[] {
  return lines.filter(({ schedule }) => schedule !== 'NONE')
}

export function getLinesWith(
  verdict: Verdict,
  order: OrderToCheck,
  entry: CheckEntry,
): LineToCheck[] {
  return getLinesToCheck(order).filter((line) => getDecision(entry, line).verdict === verdict)
}

/** The names of a line's form fields. */
export const verdictField = ({ productId }: LineToCheck) => `verdict ${productId}`
export const reasonField = ({ productId }: LineToCheck) => `reason ${productId}`
export const prescribedField = ({ productId }: LineToCheck) => `prescribed ${productId}`

/** Returns the missing values, in the form's order. The facts are required only to approve something. */
export function findProblems(order: OrderToCheck, entry: CheckEntry): FieldError[] {
  const lines = getLinesToCheck(order).flatMap(
    (line) => findLineProblem(line, getDecision(entry, line)) ?? [],
  )
  const isApproved = getLinesWith('APPROVED', order, entry).length > 0
  return isApproved ? [...lines, ...findMissingFacts(entry.facts)] : lines
}

function findLineProblem(
  line: LineToCheck,
  { verdict, reason, prescribed }: Decision,
): FieldError | null {
  if (verdict === null) {
    return { field: verdictField(line), message: 'Approve or reject this medicine.' }
  }
  if (verdict === 'APPROVED') {
    const message = 'Please enter how many packs are prescribed.'
    return Number(prescribed) > 0 ? null : { field: prescribedField(line), message }
  }
  const message = 'Please enter why you’re rejecting this medicine.'
  return reason.trim() === '' ? { field: reasonField(line), message } : null
}

/** Returns the mutation's input. Every line has a verdict. */
export function toInput(order: OrderToCheck, entry: CheckEntry): CheckPrescriptionInput {
  const decisions = getLinesToCheck(order).map((line) => {
    const { verdict, reason, prescribed } = getDecision(entry, line)
    const approved = verdict === 'APPROVED'
    return {
      ...{ productId: line.productId, approved, reason: reason.trim() },
      ...(approved && { prescribed: Number(prescribed) }),
    }
  })
  const { id: orderId, updatedAt: seenUpdatedAt } = order
  return { orderId, seenUpdatedAt, decisions, ...trimFacts(entry.facts) }
}

const IN_DECISION = /^decisions\.(\d+)\.prescribed$/

/** The name of the form's field for a field of the input. Null if the form has none. */
export function toFormField(order: OrderToCheck, field: string | null): string | null {
  if (field === null || isFact(field)) return field
  const line = getLinesToCheck(order)[Number(IN_DECISION.exec(field)?.[1])]
  return line ? prescribedField(line) : null
}
