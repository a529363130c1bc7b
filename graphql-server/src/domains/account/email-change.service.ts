import mongoose from 'mongoose'
import { enqueue } from '../../mail/outbox.ts'
import { rethrowTaken } from './email-key.ts'
import { emailChangedMail } from './mails/email-changed-mail.ts'
import { accountMessages } from './messages.ts'
import { requirePassword, wrongPassword, type PasswordCheck } from './password-check.ts'
import { User, type UserRecord } from './user.model.ts'

/**
 * Changes an account's email address and notifies the old address, in one transaction. Requires the password, because
 * otherwise a stolen access token would be enough to take over the account with an email to another address.
 */
export async function changeEmail(
  user: UserRecord,
  fields: Partial<UserRecord>,
  currentPassword: string,
  check: PasswordCheck,
): Promise<UserRecord> {
  const missing = accountMessages.PASSWORD_MISSING_FOR_EMAIL()
  await requirePassword(user, currentPassword, missing, check)
  const { _id, passwordHash } = user
  const changed = mongoose.connection.transaction(async (session) => {
    // The password may have been reset during the check.
    const before = await User.findOneAndUpdate({ _id, passwordHash }, { $set: fields }, { session })
      .lean()
      .exec()
    if (!before) throw wrongPassword()
    await enqueue(emailChangedMail(before), session)
    return { ...before, ...fields }
  })
  return changed.catch(rethrowTaken)
}
