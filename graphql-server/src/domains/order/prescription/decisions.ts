import { z } from 'zod'
import type { UserError } from '../../../contract/types.generated.ts'
import { issue, optionalTextField, parseInput } from '../../../lib/input.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { userError, UserFacingError } from '../../../lib/user-error.ts'
import type { ValidityDays } from '../../shop/delivery-settings.ts'
import { orderMessages } from '../messages.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import type { PrescriptionCheckRecord } from '../record/prescription-check.model.ts'
import { factFields, listFactErrors } from './prescription-facts.ts'
import { requireValid } from './validity.ts'

const MAX_REASON = 200
const MAX_PRESCRIBED = 1_000
const prescribedIssue = issue(orderMessages.PRESCRIBED_OUT_OF_RANGE({ max: MAX_PRESCRIBED }))

const fields = z.object({
  decisions: z.array(
    z.object({
      productId: z.string().toLowerCase(),
      approved: z.boolean(),
      reason: optionalTextField('Reason', MAX_REASON).default(''),
      prescribed: z
        .number()
        .int(prescribedIssue)
        .min(1, prescribedIssue)
        .max(MAX_PRESCRIBED, prescribedIssue)
        .nullish(),
    }),
  ),
  ...factFields,
  confirmQuantity: z.boolean().default(false),
})

type Entered = z.output<typeof fields>
type Decision = Entered['decisions'][number]

/** What decides whether a prescription is valid. */
export interface CheckRules {
  days: ValidityDays
  /** Whether the pharmacist can accept an expired prescription. */
  isAdmin: boolean
}

/** The lines that stay in the order and the lines that leave it, with the pharmacist's reasons. */
export interface Decided {
  kept: OrderLineRecord[]
  rejected: OrderLineRecord[]
  facts: Pick<PrescriptionCheckRecord, 'patient' | 'prescriber' | 'prescription'>
  /** Whether more may be supplied than prescribed. */
  confirmQuantity: boolean
}

export const isScheduled = ({ schedule }: OrderLineRecord) => schedule !== undefined

/**
 * Applies the decisions to an order's lines. Throws unless each line that requires a prescription has one decision,
 * each rejection has a reason, and each approved line has a prescription. If a line is approved, also throws unless the
 * facts of the prescription are complete, and it is valid.
 */
export function decide(
  order: Pick<OrderRecord, 'lines' | 'prescriptionIds' | 'createdAt'>,
  input: unknown,
  rules: CheckRules,
): Decided {
  const { lines, prescriptionIds = [] } = order
  const entered = parseInput(fields, input)
  const { decisions, confirmQuantity } = entered
  const byProduct = new Map(decisions.map((decision) => [decision.productId, decision]))
  requireOneForEach(lines, decisions, byProduct)
  const decided = lines.map((line) => applyDecision(line, findDecision(line, byProduct)))
  const kept = decided.filter(({ isKept }) => isKept).map(({ line }) => line)
  const rejected = decided.filter(({ isKept }) => !isKept).map(({ line }) => line)
  if (rejected.some(({ checkReason }) => !checkReason)) {
    throw userError(orderMessages.REJECTION_WITHOUT_REASON(), 'reason')
  }
  requireApprovable(kept, prescriptionIds.length > 0)
  const facts = readFacts(entered, kept.filter(isScheduled), order, rules)
  return { kept, rejected, facts, confirmQuantity }
}

function requireOneForEach(
  lines: OrderLineRecord[],
  decisions: Decision[],
  byProduct: ReadonlyMap<string, Decision>,
): void {
  const required = lines.filter(isScheduled)
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
  const { approved, reason, prescribed } = decision
  const noted: OrderLineRecord = {
    ...line,
    ...(reason !== '' && { checkReason: reason }),
    ...(approved && prescribed && { prescribed }),
  }
  return { isKept: approved, line: noted }
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
  const uncovered = kept.find(isScheduled)
  if (uncovered && !hasPrescription) {
    const message = orderMessages.APPROVED_WITHOUT_PRESCRIPTION({ product: uncovered.name })
    throw userError(message, 'decisions')
  }
}

/** Nothing is required of a prescription with which nothing is supplied. */
function readFacts(
  entered: Entered,
  approved: OrderLineRecord[],
  { createdAt }: Pick<OrderRecord, 'createdAt'>,
  { days, isAdmin }: CheckRules,
): Decided['facts'] {
  const { patient, prescriber, issuedOn, kind, overrideReason, ...others } = entered
  if (approved.length === 0) return { patient, prescriber }
  const errors = [...listFactErrors(entered), ...listUnprescribed(entered, approved)]
  if (errors.length > 0 || !kind) throw new UserFacingError(errors)
  const dated = { issuedOn, kind, placedOn: indianDay(createdAt) }
  const kept = requireValid(dated, days, { overrideReason, isAdmin })
  const { patientAddress, prescriberAddress, prescriberRegistration } = others
  const addresses = { patientAddress, prescriberAddress, prescriberRegistration }
  const prescription = { issuedOn, kind, ...addresses, ...(kept && { overrideReason: kept }) }
  return { patient, prescriber, prescription }
}

function listUnprescribed({ decisions }: Entered, approved: OrderLineRecord[]): UserError[] {
  const byProduct = new Map(approved.map((line) => [line.productId.toHexString(), line]))
  return decisions.flatMap(({ productId }, index) => {
    const line = byProduct.get(productId)
    if (!line || line.prescribed) return []
    const message = orderMessages.PRESCRIBED_REQUIRED({ product: line.name })
    return { ...message, field: prescribedField(index) }
  })
}

/** The input field of a decision's packs. */
export const prescribedField = (index: number) => `decisions.${index}.prescribed`
