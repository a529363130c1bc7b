import mongoose from 'mongoose'
import { formatWait } from '../../auth/limiter.ts'
import type { Passwords } from '../../auth/passwords.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { refuse } from '../../lib/refusal.ts'
import { enqueue } from '../../mail/outbox.ts'
import { emailChangedMail } from './account-mail.ts'
import { refuseTaken } from './email-key.ts'
import { User, type UserRecord } from './user.model.ts'

const FIELD = 'currentPassword'

/** What it takes to check a password that somebody may be guessing. */
export interface PasswordCheck {
  passwords: Passwords
  limits: RateLimits
}

/**
 * Moves an account to another e-mail address and tells the old one, in one transaction. Refuses without the account's
 * password: whoever has only an access token could take over the account with a mail to their own address.
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
    // The password may have been reset while it was checked.
    const before = await User.findOneAndUpdate({ _id, passwordHash }, { $set: fields }, { session })
      .lean()
      .exec()
    if (!before) throw wrongPassword()
    await enqueue(emailChangedMail(before, new Date()), session)
    return { ...before, ...fields }
  })
  return changed.catch(refuseTaken)
}

/** Counts wrong passwords as failed logins are counted, from wherever they come. */
async function requirePassword(
  { _id, passwordHash }: UserRecord,
  currentPassword: string,
  { passwords, limits }: PasswordCheck,
): Promise<void> {
  if (currentPassword === '') {
    throw refuse('BAD_USER_INPUT', 'Please enter your password to change your email.', FIELD)
  }
  const account = _id.toHexString()
  const seconds = await limits.spendLogin(account, account)
  if (seconds !== null) {
    const message = `That was too often. Please try again in ${formatWait(seconds)}.`
    throw refuse('RATE_LIMITED', message, FIELD, seconds)
  }
  if (!(await passwords.matches(currentPassword, passwordHash))) throw wrongPassword()
  await limits.forgiveLogin(account, account)
}

function wrongPassword() {
  return refuse('WRONG_PASSWORD', 'This is not your password.', FIELD)
}
