import mongoose from 'mongoose'
import { enqueue } from '../../mail/outbox.ts'
import { emailChangedMail } from './account-notices.ts'
import { rethrowTaken } from './email-key.ts'
import { requirePassword, wrongPassword, type PasswordCheck } from './password-check.ts'
import { User, type UserRecord } from './user.model.ts'

const MISSING = 'Please enter your password to change your email.'

/**
 * Changes an account's email address and notifies the old one, in one transaction. Requires the password: otherwise
 * a stolen access token would be enough to take over the account with a mail to another address.
 */
export async function changeEmail(
  user: UserRecord,
  fields: Partial<UserRecord>,
  currentPassword: string,
  check: PasswordCheck,
): Promise<UserRecord> {
  await requirePassword(user, currentPassword, MISSING, check)
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
