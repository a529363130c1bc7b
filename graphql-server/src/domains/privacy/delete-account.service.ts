import mongoose, { type ClientSession } from 'mongoose'
import { z } from 'zod'
import { deleteCodes } from '../../auth/one-time-codes.ts'
import { deleteCounters } from '../../auth/limiter.ts'
import { endAllSessions } from '../../auth/sessions.ts'
import { parseInput } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { enqueue } from '../../mail/outbox.ts'
import { deleteSubmissions } from '../../submissions/submit-once.ts'
import { discardPicture } from '../../uploads/pictures.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { accountDeletedMail } from '../account/mails/account-deleted-mail.ts'
import { accountMessages } from '../account/messages.ts'
import { requirePassword, type PasswordCheck } from '../account/password-check.ts'
import { deleteUser, lockOtherAdmin } from '../account/people.service.ts'
import { deletePhoneUser } from '../account/phone-customer.service.ts'
import { deleteInvitations } from '../account/team/invitation.service.ts'
import type { UserRecord } from '../account/user.model.ts'
import { deleteAddresses } from '../address/address.service.ts'
import { deleteCart } from '../cart/cart.service.ts'
import { deleteOrderLinks } from '../order/phone/order-link.service.ts'
import { deleteSubscriptionsOf } from '../dashboard/push/push-subscription.service.ts'
import { deleteCustomerNotes } from '../customer/customer-notes.service.ts'
import { deleteCustomerViews } from '../customer/customer-view.service.ts'
import { deleteDeliveryNotes, findUnfinishedOrder } from '../order/record/order.service.ts'
import { isRefundDue } from '../order/record/refunds.ts'
import { deleteExpiredReservation } from '../order/checkout/reservation.service.ts'
import { anonymizeViewsOf } from '../prescription/prescription-view.service.ts'
import { markForDeletion, removeMarked } from '../private-file/private-files.service.ts'
import { anonymizeTickets } from '../ticket/ticket.service.ts'
import { privacyMessages } from './messages.ts'
import { PRIVATE_FILE_KINDS } from './private-file-kinds.ts'

interface Files {
  pictures: FileStorage
  prescriptionFiles: FileStorage
}

const fields = z.object({ currentPassword: z.string() })

/**
 * Deletes the account with its addresses, cart, private files, codes, invitations, sessions and order links, and the
 * shop's notes about the customer. Enqueues a last email. Orders keep the data that invoices need, and tickets their
 * products and amounts. Throws NOT_DELETABLE while money or products are on their way, and for the last admin.
 */
export async function deleteAccount(
  user: UserRecord,
  input: unknown,
  services: Files & PasswordCheck,
): Promise<void> {
  const { currentPassword } = parseInput(fields, input)
  const missing = accountMessages.PASSWORD_MISSING()
  await requirePassword(user, currentPassword, missing, services)
  await erase((session) => deleteUser(user, session), services)
}

/** Deletes a customer whom the team has added, like `deleteAccount`. Throws for customers with a login. */
export async function deletePhoneCustomer(customerId: string, files: Files): Promise<void> {
  await erase((session) => deletePhoneUser(customerId, session), files)
}

type DeleteUser = (session: ClientSession) => Promise<UserRecord>

async function erase(deleteUserRecord: DeleteUser, files: Files): Promise<void> {
  const deleted = await mongoose.connection.transaction(async (session) => {
    const user = await deleteUserRecord(session)
    await eraseRecords(user, session)
    return user
  })
  for (const kind of PRIVATE_FILE_KINDS) {
    await removeMarked(kind, files.prescriptionFiles, deleted._id)
  }
  await discardPicture(files.pictures, deleted.avatar)
}

async function eraseRecords(user: UserRecord, session: ClientSession): Promise<void> {
  const { _id, emailKey } = user
  // These come before the check for orders. An order that is being placed conflicts with one of these two writes.
  await deleteCart(_id, session)
  await requireDeletable(user, session)
  await deleteAddresses(_id, session)
  await deleteCustomerNotes(_id, session)
  await deleteCustomerViews(_id, session)
  await deleteSubmissions(_id, session)
  await deleteOrderLinks(_id, session)
  await deleteDeliveryNotes(_id, session)
  await anonymizeViewsOf(_id, session)
  await deleteSubscriptionsOf(_id, session)
  for (const kind of PRIVATE_FILE_KINDS) await markForDeletion(kind, _id, session)
  await anonymizeTickets({ userId: _id }, session)
  await deleteCodes(emailKey, session)
  await deleteInvitations(user, session)
  await endAllSessions(_id, session)
  await deleteCounters(_id, session)
  if (user.email) await enqueue(accountDeletedMail(user), session)
}

async function requireDeletable({ _id, role }: UserRecord, session: ClientSession): Promise<void> {
  const order = await findUnfinishedOrder(_id, session)
  if (order) {
    const { number } = order
    throw userError(
      isRefundDue(order)
        ? privacyMessages.REFUND_OWED({ number })
        : privacyMessages.ORDER_ON_ITS_WAY({ number }),
    )
  }
  if (!(await deleteExpiredReservation(_id, session))) {
    throw userError(privacyMessages.UPI_PAYMENT_OPEN())
  }
  if (role === 'ADMIN' && !(await lockOtherAdmin(_id, session))) {
    throw userError(privacyMessages.ONLY_ADMIN())
  }
}
