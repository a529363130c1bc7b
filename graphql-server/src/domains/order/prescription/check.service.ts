import type { ClientSession } from 'mongoose'
import type { CheckPrescriptionInput } from '../../../contract/types.generated.ts'
import { listOf } from '../../../lib/database/cursor.ts'
import { findOldestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { userError } from '../../../lib/user-error.ts'
import { enqueueAll } from '../../../mail/outbox.ts'
import { sumTotals } from '../../cart/cart-totals.ts'
import type { UserRecord } from '../../account/user.model.ts'
import type { OpeningSettings } from '../../delivery/opening.ts'
import { promise } from '../../delivery/promise.ts'
import { giveBackStock } from '../../catalogue/stock/stock.service.ts'
import { usePrescriptions } from '../../prescription/prescription.service.ts'
import type { ValidityDays } from '../../shop/delivery-settings.ts'
import { creditRejected } from '../document/credit-order.service.ts'
import { orderMessages } from '../messages.ts'
import { Order, type OrderPage, type OrderRecord } from '../record/order.model.ts'
import type {
  CheckingPharmacistRecord,
  PrescriptionCheckRecord,
} from '../record/prescription-check.model.ts'
import { decideOrder, MAX_PAGE } from '../record/order.service.ts'
import { requireSeen } from '../record/seen-order.ts'
import { cancelEmpty } from '../record/cancel-empty.ts'
import { mergeUpdates } from '../record/order-update.ts'
import { checkMail } from '../mail/check-mail.ts'
import { newRefundMails } from '../mail/refund-mail.ts'
import { checkState } from '../record/check-state.ts'
import { decide, isScheduled, type Decided } from './decisions.ts'
import { requirePrescribed } from './earlier-supplies.service.ts'
import { paidState, refundsOf } from '../record/past-refunds.ts'
import { updateRefunds } from '../record/payment-changes.ts'
import { settle } from '../record/refunds.ts'

/** Lists the orders whose prescription has to be checked, oldest first. */
export async function listOrdersToCheck(args: PageArgs): Promise<OrderPage> {
  const page = pageRequest(listOf('orders to check'), args, MAX_PAGE)
  return findOldestPage(Order, { checkDue: true }, page)
}

/** The team member who checks a prescription. Without a registration, only rejections are possible. */
export type Checker = Pick<UserRecord, '_id' | 'role' | 'name' | 'pharmacist'>

/**
 * Records an order's prescription check, once. Rejected lines leave the order, and their items return to stock, in one
 * transaction. An order without lines is cancelled. The time until the delivery counts from the check. Throws unless
 * the check is pending and complete, a pharmacist approves, and its prescription is valid and covers the approved lines.
 */
export async function checkPrescription(
  checker: Checker,
  input: CheckPrescriptionInput,
  settings: OpeningSettings & ValidityDays,
): Promise<OrderRecord> {
  return decideOrder(checker._id, input, async (order, session) => {
    requireSeen(order, input)
    if (checkState(order) !== 'PENDING') throw notPending()
    const pharmacist = findPharmacist(checker, input)
    const isAdmin = checker.role === 'ADMIN'
    const decided = decide(order, input, { days: settings, isAdmin })
    await requireCovered(order, decided, input, session)
    return recordCheck(order, decided, { adminId: checker._id, pharmacist, settings }, session)
  })
}

/** Who answers for the approved lines. Null without one. Throws if it is not a pharmacist. */
function findPharmacist({ name, pharmacist }: Checker, { decisions }: CheckPrescriptionInput) {
  if (!decisions.some(({ approved }) => approved)) return null
  if (!pharmacist) throw userError(orderMessages.PHARMACIST_REQUIRED(), 'decisions')
  return { name, registration: pharmacist.registration }
}

/** Marks the prescriptions as used. Throws if more is supplied than prescribed, unless the pharmacist has confirmed it. */
async function requireCovered(
  order: OrderRecord,
  { kept, confirmQuantity }: Decided,
  { decisions }: CheckPrescriptionInput,
  session: ClientSession,
): Promise<void> {
  const approved = kept.filter(isScheduled)
  if (approved.length === 0) return
  const { userId, prescriptionIds = [] } = order
  if (!(await usePrescriptions(userId, prescriptionIds, session))) {
    throw userError(orderMessages.PRESCRIPTION_DELETED(), 'decisions')
  }
  if (!confirmQuantity) await requirePrescribed(order, approved, decisions, session)
}

interface Recording {
  adminId: UserRecord['_id']
  pharmacist: CheckingPharmacistRecord | null
  settings: OpeningSettings
}

async function recordCheck(
  order: OrderRecord,
  { kept, rejected, facts }: Decided,
  { adminId, pharmacist, settings }: Recording,
  session: ClientSession,
): Promise<OrderRecord> {
  const { _id, status } = order
  const at = new Date()
  const check: PrescriptionCheckRecord = {
    ...{ at, adminId, ...facts, rejected },
    ...(pharmacist && { pharmacist }),
  }
  const totals = sumTotals(kept)
  const promised = order.promise && { promise: promise(settings, order.promise.minutes, at) }
  const refunds = settle({ ...order, check, total: totals.total }, paidState(order))
  const checked = await Order.findOneAndUpdate(
    { _id, status, checkDue: true },
    mergeUpdates(
      {
        $set: {
          ...{ lines: kept, ...totals, ...(order.roundOff && { roundOff: 0 }) },
          ...promised,
          ...toPaths(check),
        },
        $unset: { checkDue: 1 },
      },
      updateRefunds(order, refunds, adminId),
      cancelEmpty(kept, at, adminId),
      await creditRejected(order, { kept, rejected }, session),
    ),
    { session, returnDocument: 'after' },
  ).lean()
  if (!checked) throw notPending()
  const refundMails = newRefundMails(_id, refundsOf(order), refunds)
  await enqueueAll([checkMail(_id), ...refundMails], session)
  await giveBackStock(rejected, { orderId: _id }, session)
  return checked
}

/** Sets the fields of a check by their paths, because its refund has a separate path. */
function toPaths(check: PrescriptionCheckRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(check).map(([key, value]) => [`check.${key}`, value]))
}

function notPending() {
  return userError(orderMessages.CHECK_NOT_PENDING(), 'orderId')
}
