import type { Types } from 'mongoose'
import { z } from 'zod'
import type { OrderMail } from '../../contract/types.generated.ts'
import { requireCodeAllowed } from '../../auth/code-limits.ts'
import { codeField, wrongCode, type OneTimeCodes } from '../../auth/one-time-codes.ts'
import { emailField, parseInput, textField } from '../../lib/input.ts'
import { enqueue } from '../../mail/outbox.ts'
import { changeEmail } from './email-change.service.ts'
import { toEmailKey } from './email-key.ts'
import { mobileKey } from './mobile-key.ts'
import { listNameKeys } from './name-keys.ts'
import { emailVerificationMail } from './mails/email-verification-mail.ts'
import type { PasswordCheck } from './password-check.ts'
import { User, type UserRecord } from './user.model.ts'

const profileFields = z.object({
  name: textField('Name', 100),
  email: emailField,
  mobile: textField('Mobile', 30),
  currentPassword: z.string().nullish(),
})

const ORDER_MAILS: OrderMail[] = ['CONFIRMED', 'PACKED', 'DELIVERED', 'CANCELLED']

const codeFields = z.object({ code: codeField })

/**
 * Changes name, email address and mobile. An address that changes in more than its case requires the password and
 * becomes unverified. One command decides this, because the user in the request may be out of date. Throws for a taken
 * address.
 */
export async function updateProfile(
  user: UserRecord,
  input: unknown,
  check: PasswordCheck,
): Promise<UserRecord> {
  const { currentPassword, ...entered } = parseInput(profileFields, input)
  const { name, mobile } = entered
  const keys = { nameKeys: listNameKeys(name), mobileKey: mobileKey(mobile) }
  const fields = { ...entered, ...keys }
  const emailKey = toEmailKey(fields.email)
  const sameAddress = await change({ _id: user._id, emailKey }, fields)
  if (sameAddress) return sameAddress
  const moved = { ...fields, emailKey, emailVerified: false }
  return changeEmail(user, moved, currentPassword ?? '', check)
}

export async function requestEmailVerification(
  codes: OneTimeCodes,
  { _id, emailKey }: UserRecord,
): Promise<void> {
  await requireCodeAllowed('VERIFY', emailKey)
  const requestId = await codes.open('VERIFY', emailKey)
  await enqueue(emailVerificationMail({ userId: _id.toHexString(), emailKey, requestId }))
}

/** Sets which order emails a user receives. Emails about payments are always sent. */
export async function setOrderMails(
  { _id }: UserRecord,
  { wanted }: { wanted: OrderMail[] },
): Promise<UserRecord | null> {
  return change({ _id }, { mutedOrderMails: ORDER_MAILS.filter((kind) => !wanted.includes(kind)) })
}

/** Lists the order emails that the user receives. */
export function getOrderMails({ mutedOrderMails = [] }: UserRecord): OrderMail[] {
  return ORDER_MAILS.filter((kind) => !mutedOrderMails.includes(kind))
}

/** Verifies the address that the code was sent to, if it is still the user's address. */
export async function verifyEmail(
  codes: OneTimeCodes,
  { _id, emailKey }: UserRecord,
  input: unknown,
): Promise<UserRecord> {
  await codes.redeem('VERIFY', emailKey, parseInput(codeFields, input).code)
  const user = await change({ _id, emailKey }, { emailVerified: true })
  if (!user) throw wrongCode()
  return user
}

function change(
  filter: { _id: Types.ObjectId; emailKey?: string },
  fields: Partial<UserRecord>,
): Promise<UserRecord | null> {
  return User.findOneAndUpdate(filter, { $set: fields }, { returnDocument: 'after' }).lean().exec()
}
