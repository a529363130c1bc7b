import mongoose from 'mongoose'
import { formatWait } from '../../auth/limiter.ts'
import type { Passwords } from '../../auth/passwords.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { userError } from '../../lib/user-error.ts'
import { enqueue } from '../../mail/outbox.ts'
import { emailChangedMail } from './account-mail.ts'
import { rethrowTaken } from './email-key.ts'
import { User, type UserRecord } from './user.model.ts'

const FIELD = 'currentPassword'

/** What is needed to check a password with rate limits against guessing. */
export interface PasswordCheck {
  passwords: Passwords
  limits: RateLimits
}

/**
 * Changes an account's e-mail address and notifies the old one, in one transaction. Requires the password: otherwise
 * a stolen access token would be enough to take over the account with a mail to another address.
 */
export async function changeEmail(
  user: UserRecord,
  fields: Partial<UserRecord>,
  currentPassword: string,
  check: PasswordCheck,
): Promise<UserRecord> {
  await requirePassword(user, currentPassword, check)
  const { _id, passwordHash } = user
  const changed = mongoose.connection.transaction(async (session) => {
    // The password may have been reset during the check.
    const before = await User.findOneAndUpdate({ _id, passwordHash }, { $set: fields }, { session })
      .lean()
      .exec()
    if (!before) throw wrongPassword()
    await enqueue(emailChangedMail(before, new Date()), session)
    return { ...before, ...fields }
  })
  return changed.catch(rethrowTaken)
}

/** Wrong passwords count as failed logins, from any address. */
async function requirePassword(
  { _id, passwordHash }: UserRecord,
  currentPassword: string,
  { passwords, limits }: PasswordCheck,
): Promise<void> {
  if (currentPassword === '') {
    throw userError('BAD_USER_INPUT', 'Please enter your password to change your email.', FIELD)
  }
  const account = _id.toHexString()
  const seconds = await limits.spendLogin(account, account)
  if (seconds !== null) {
    const message = `Too many attempts. Please try again in ${formatWait(seconds)}.`
    throw userError('RATE_LIMITED', message, FIELD, seconds)
  }
  if (!(await passwords.matches(currentPassword, passwordHash))) throw wrongPassword()
  await limits.forgiveLogin(account, account)
}

function wrongPassword() {
  return userError('WRONG_PASSWORD', 'This is not your password.', FIELD)
}
