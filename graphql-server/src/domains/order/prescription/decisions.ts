import { z } from 'zod'
import { optionalTextField, parseInput } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'

const MAX_TEXT = 200

const fields = z.object({
  decisions: z.array(
    z.object({
      productId: z.string().toLowerCase(),
      approved: z.boolean(),
      reason: optionalTextField('Reason', MAX_TEXT).default(''),
    }),
  ),
  patient: optionalTextField('Patient', MAX_TEXT).default(''),
  prescriber: optionalTextField('Prescriber', MAX_TEXT).default(''),
})

type Decision = z.output<typeof fields>['decisions'][number]

/** The lines that stay in the order and the lines that leave it, with the pharmacist's reasons. */
export interface Decided {
  kept: OrderLineRecord[]
  rejected: OrderLineRecord[]
  patient: string
  prescriber: string
}

/**
 * Applies the decisions to an order's lines. Throws unless each line that requires a prescription has one decision,
 * each rejection has a reason, and each approved line has a prescription. Approved H1 medicines also need the people
 * that the register requires.
 */
export function decide(
  { lines, prescriptionIds = [] }: Pick<OrderRecord, 'lines' | 'prescriptionIds'>,
  input: unknown,
): Decided {
  const { decisions, patient, prescriber } = parseInput(fields, input)
  const byProduct = new Map(decisions.map((decision) => [decision.productId, decision]))
  requireOneForEach(lines, decisions, byProduct)
  const decided = lines.map((line) => applyDecision(line, findDecision(line, byProduct)))
  const kept = decided.filter(({ isKept }) => isKept).map(({ line }) => line)
  const rejected = decided.filter(({ isKept }) => !isKept).map(({ line }) => line)
  if (rejected.some(({ checkReason }) => !checkReason)) {
    throw userError(orderMessages.REJECTION_WITHOUT_REASON(), 'reason')
  }
  requireApprovable(kept, prescriptionIds.length > 0)
  if (kept.some(({ schedule }) => schedule === 'H1')) requirePeople(patient, prescriber)
  return { kept, rejected, patient, prescriber }
}

function requireOneForEach(
  lines: OrderLineRecord[],
  decisions: Decision[],
  byProduct: ReadonlyMap<string, Decision>,
): void {
  const required = lines.filter(({ schedule }) => schedule !== undefined)
  const isComplete =
    decisions.length === required.length && required.every((line) => findDecision(line, byProduct))
  if (isComplete) return
  throw userError(orderMessages.DECISIONS_INCOMPLETE(), 'decisions')
}

function findDecision({ productId }: OrderLineRecord, byProduct: ReadonlyMap<string, Decision>) {
  return byProduct.get(productId.toHexString())
}

function applyDecision(line: OrderLineRecord, decision: Decision | undefined) {
  if (!decision) return { isKept: true, line }
  const { approved, reason } = decision
  return { isKept: approved, line: reason === '' ? line : { ...line, checkReason: reason } }
}

/**
 * Throws if a line is approved that cannot be sold, because its medicine got its schedule after the order or payment
 * began.
 */
function requireApprovable(kept: OrderLineRecord[], hasPrescription: boolean): void {
  const unsold = kept.find(({ schedule }) => schedule === 'X')
  if (unsold) {
    const message = orderMessages.APPROVED_NOT_SOLD_ONLINE({ product: unsold.name })
    throw userError(message, 'decisions')
  }
  const uncovered = kept.find(({ schedule }) => schedule !== undefined)
  if (uncovered && !hasPrescription) {
    const message = orderMessages.APPROVED_WITHOUT_PRESCRIPTION({ product: uncovered.name })
    throw userError(message, 'decisions')
  }
}

function requirePeople(patient: string, prescriber: string): void {
  if (patient === '') throw userError(orderMessages.PATIENT_REQUIRED(), 'patient')
  if (prescriber === '') throw userError(orderMessages.PRESCRIBER_REQUIRED(), 'prescriber')
}
