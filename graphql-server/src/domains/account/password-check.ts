import { english } from '../../lib/messages/format.ts'
import type { Passwords } from '../../auth/passwords.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import { userError } from '../../lib/user-error.ts'
import type { UserRecord } from './user.model.ts'

const FIELD = 'currentPassword'

/** What is needed to check a password with rate limits against guessing. */
export interface PasswordCheck {
  passwords: Passwords
  limits: RateLimits
}

/**
 * Requires the password of a signed-in user for a change after which a stolen access token could take over or destroy
 * the account. Throws BAD_USER_INPUT with the sentence `missing` for an empty one, WRONG_PASSWORD and RATE_LIMITED.
 * Wrong passwords count as failed logins, from any address.
 */
export async function requirePassword(
  { _id, passwordHash }: UserRecord,
  currentPassword: string,
  missing: string,
  { passwords, limits }: PasswordCheck,
): Promise<void> {
  if (currentPassword === '') throw userError('BAD_USER_INPUT', missing, FIELD)
  const account = _id.toHexString()
  const seconds = await limits.spendLogin(account, account)
  if (seconds !== null) {
    const message = `Too many attempts. Please try again in ${english.wait(seconds)}.`
    throw userError('RATE_LIMITED', message, FIELD, seconds)
  }
  if (!(await passwords.matches(currentPassword, passwordHash))) throw wrongPassword()
  await limits.forgiveLogin(account, account)
}

export function wrongPassword() {
  return userError('WRONG_PASSWORD', 'This is not your password.', FIELD)
}
