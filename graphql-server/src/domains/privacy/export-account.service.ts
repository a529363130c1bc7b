import type { Types } from 'mongoose'
import { listSessions } from '../../auth/sessions.ts'
import { inChunks, mapStream } from '../../lib/chunks.ts'
import { toPercent } from '../../lib/money.ts'
import { streamJson } from '../../lib/stream-json.ts'
import { getOrderMails } from '../account/profile.service.ts'
import { listInvitationsTo } from '../account/team/invitation.service.ts'
import type { UserRecord } from '../account/user.model.ts'
import type { AddressRecord, AddressText } from '../address/address.model.ts'
import { streamAddresses } from '../address/address.service.ts'
import { streamCartLines } from '../cart/cart.service.ts'
import { findCustomerNotes } from '../customer/customer-notes.service.ts'
import { streamViews } from '../customer/customer-view.service.ts'
import type { DocumentRecord } from '../order/document/document.model.ts'
import { findDocuments } from '../order/document/document.loaders.ts'
import type { AmendmentRecord } from '../order/record/amendment.model.ts'
import type { OrderChangeRecord } from '../order/record/order-change.model.ts'
import type { OrderRecord, PaymentStatementRowRecord } from '../order/record/order.model.ts'
import type { OrderLineRecord } from '../order/record/order-line.model.ts'
import type { PrescriptionCheckRecord } from '../order/record/prescription-check.model.ts'
import { refundsOf } from '../order/record/past-refunds.ts'
import type { PastRefundRecord, RefundRecord } from '../order/record/refund.model.ts'
import { streamOrders } from '../order/record/order.service.ts'
import type { OrderLinkRecord } from '../order/phone/order-link.model.ts'
import { streamOrderLinks } from '../order/phone/order-link.service.ts'
import { getUpiTransactionId } from '../order/payment/upi-transaction.service.ts'
import { streamTickets } from '../ticket/ticket-list.service.ts'
import type { TicketRecord } from '../ticket/ticket.model.ts'
import { streamViewsOf } from '../prescription/prescription-view.service.ts'
import { streamPrescriptions } from '../prescription/prescription.service.ts'

/** Limits the documents that are read at once. */
const ORDERS_AT_ONCE = 20

/**
 * Exports all data about a user as a JSON document in parts, so that its length does not matter: profile, sessions, team
 * invitations, addresses (including removed ones), cart, prescriptions without their files, when the team opened them,
 * tickets without their images, the shop's notes, orders that the team has prepared, and orders. Amounts are in paise,
 * times in UTC. Passwords, codes and the reasons for blocking cash are left out.
 */
export async function* exportAccount(user: UserRecord): AsyncGenerator<string> {
  yield* streamJson({
    exportedAt: new Date(),
    currency: 'INR',
    profile: toProfile(user),
    sessions: (await listSessions(user._id)).map(({ device, startedAt, refreshedAt }) => ({
      ...{ device, startedAt, lastUsedAt: refreshedAt },
    })),
    teamInvitations: (await listInvitationsTo(user)).map(({ role, invitedAt, expiresAt }) => ({
      ...{ role, invitedAt, expiresAt },
    })),
    addresses: mapStream(streamAddresses(user._id), (address) => ({
      ...toAddress(address),
      active: address.active,
    })),
    cart: mapStream(streamCartLines(user._id), ({ productId, name, quantity, seenPrice }) => ({
      ...{ productId, name, quantity, seenPrice },
    })),
    prescriptions: mapStream(streamPrescriptions(user._id), ({ _id, type, size, uploadedAt }) => ({
      ...{ id: _id, type, size, uploadedAt },
    })),
    prescriptionsOpened: mapStream(streamViewsOf(user._id), ({ prescriptionId, at }) => ({
      ...{ id: prescriptionId, at },
    })),
    tickets: mapStream(streamTickets(user._id), toTicket),
    notedByShop: await exportNotes(user._id),
    preparedOrders: mapStream(streamOrderLinks(user._id), toPrepared),
    orders: exportOrders(user._id),
  })
  yield '\n'
}

async function* exportOrders(userId: Types.ObjectId) {
  for await (const orders of inChunks(streamOrders(userId), ORDERS_AT_ONCE)) {
    const documents = await findDocuments(orders.map(({ _id }) => _id))
    for (const order of orders) {
      const own = documents.get(order._id.toHexString()) ?? []
      yield { ...toOrder(order), documents: own.map(toDocument) }
    }
  }
}

/** Exports a guest's ticket without its images as a JSON document. */
export function exportTicket(ticket: TicketRecord): string[] {
  return [`${JSON.stringify({ exportedAt: new Date(), ...toTicket(ticket) })}\n`]
}

function toPrepared(link: OrderLinkRecord) {
  const { addressId, phone, lines, fulfilment, deliveryNote, ifItemMissing } = link
  const { createdAt, expiresAt, orderId = null } = link
  return {
    ...{ addressId, phone, lines, fulfilment, deliveryNote, ifItemMissing },
    ...{ createdAt, expiresAt, orderId },
  }
}

/** The stored invoices and credit notes. Invoices without GST are part of the order. */
function toDocument({
  number,
  kind,
  issuedAt,
  seller,
  buyerName,
  buyerGstin,
  ...document
}: DocumentRecord) {
  const { placeOfSupply, lines, total, corrects } = document
  return {
    ...{ number, kind, issuedAt, seller, buyerName, buyerGstin, placeOfSupply, lines, total },
    ...(corrects && { corrects: corrects.number }),
  }
}

function toProfile(user: UserRecord) {
  const { _id, name, email, emailVerified, mobile, avatar, role, status } = user
  const { lastLoginAt, joinedTeamAt = null, createdAt, updatedAt } = user
  return {
    ...{ id: _id, name, email, emailVerified, mobile, avatar, role, status },
    ...{ orderMails: getOrderMails(user), lastLoginAt, joinedTeamAt, createdAt, updatedAt },
  }
}

/** The shop's note about the user, the blocks of cash, and the times at which admins read the user's data. */
async function exportNotes(userId: Types.ObjectId) {
  const notes = await findCustomerNotes(userId)
  const { note = '', cashBlock, cashBlockChanges = [] } = notes ?? {}
  return {
    ...{ note, cashBlockedSince: cashBlock?.at ?? null },
    cashBlockChanges: cashBlockChanges.map(({ isBlocked, at }) => ({ isBlocked, at })),
    readAt: mapStream(streamViews(userId), ({ at }) => at),
  }
}

function toTicket(ticket: TicketRecord) {
  const { number, name, email, phone, reason, text, status, createdAt, orderNumber, lines } = ticket
  return {
    ...{ number, name, email, phone, orderNumber, reason, text, lines, status, createdAt },
    entries: ticket.entries.map(({ kind, at, text: message, amount }) => ({
      ...{ kind, at, text: message, amount },
    })),
    ownCaseReasons: ticket.ownCaseReasons,
  }
}

function toOrder(order: OrderRecord) {
  const { number, status, deliveryAddress, totalQuantity, subtotal, total, savings } = order
  const { prescriptionIds = [], check, invoice = null, buyer = null } = order
  return {
    ...{ number, placedAt: order.createdAt, status, replaces: order.replaces },
    ...{ promise: order.promise, delivery: order.pickUp ? 'PICK_UP' : 'DELIVERY' },
    history: order.history.map(({ status: to, at, reason }) => ({ status: to, at, reason })),
    payment: toPayment(order),
    refunds: refundsOf(order).map(toListed),
    ...{ deliveryAddress: toAddress(deliveryAddress), deliveryNote: order.deliveryNote },
    lines: order.lines.map(toLine),
    ...{ placedByTeam: order.placement?.how, ownCaseReasons: order.ownCaseReasons },
    ...{ ifItemMissing: order.ifItemMissing, changes: order.changes?.map(toChange) },
    ...{ prescriptionIds, ...(check && toCheck(check)) },
    ...{ totalQuantity, subtotal, total, roundOff: order.roundOff, savings, buyer, invoice },
    amendments: order.amendments?.map(toAmendment),
  }
}

function toAmendment({ at, reason, document, name, before, after }: AmendmentRecord) {
  return { at, reason, document, name, before, after }
}

function toChange({ at, name, from, to, substitute, how }: OrderChangeRecord) {
  return { at, name, from, to, substitute, how }
}

function toCheck(check: PrescriptionCheckRecord) {
  const { at, patient, prescriber, prescription, pharmacist, rejected, refund } = check
  return {
    prescriptionCheck: {
      at,
      patient,
      prescriber,
      prescription,
      pharmacist,
      refund: refund && toRefund(refund),
    },
    rejectedLines: rejected.map(toLine),
  }
}

function toAddress(address: AddressText & Partial<Pick<AddressRecord, 'label'>>) {
  const { addressLine, city, state, country, pincode, mobile } = address
  const { landmark, label, stateConfirmed } = address
  const text = { addressLine, city, state, country, pincode, mobile, landmark, label }
  return { ...text, ...(stateConfirmed && { confirmedState: state }) }
}

function toPayment(order: OrderRecord) {
  const { method, state, history = [], refund, statementRow, cash } = order.payment
  const { upiReference = null } = order.payment
  return {
    ...{ method, state, upiReference, upiTransactionId: getUpiTransactionId(order) },
    history: history.map(({ state: to, at }) => ({ state: to, at })),
    ...(cash && { cash: { amount: cash.amount, at: cash.at } }),
    ...(statementRow && { bankTransfer: toTransfer(statementRow) }),
    refund: refund && toRefund(refund),
  }
}

function toListed({ reason, state, amount, lines = [], ...refund }: RefundRecord) {
  const { addedAt = null, refundedAt = null, cashAt = null, atDoor = false } = refund
  const returned = atDoor ? 'AT_THE_DOOR' : null
  return {
    reason,
    state,
    amount,
    lines,
    returned,
    ...toRefund(refund),
    addedAt,
    refundedAt,
    cashAt,
  }
}

function toRefund({ upiId, reference }: PastRefundRecord) {
  return { upiId: upiId ?? null, reference: reference ?? null }
}

function toTransfer({ date, description, reference, amount }: PaymentStatementRowRecord) {
  return { date, description, reference, amount }
}

function toLine({ discount, ...line }: OrderLineRecord) {
  return { ...line, discountPercent: toPercent(discount) }
}
