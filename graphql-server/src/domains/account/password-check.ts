import { authMessages } from '../../auth/messages.ts'
import type { Passwords } from '../../auth/passwords.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { userError } from '../../lib/user-error.ts'
import { accountMessages } from './messages.ts'
import type { UserRecord } from './user.model.ts'

const FIELD = 'currentPassword'

/** Checks passwords, with rate limits against guessing. */
export interface PasswordCheck {
  passwords: Passwords
  limits: RateLimits
}

/**
 * Requires a logged-in user's password for a change with which a stolen access token could take over or destroy the
 * account. Throws `missing` if it is empty, WRONG_PASSWORD or RATE_LIMITED. Wrong passwords count as failed logins,
 * from any address.
 */
export async function requirePassword(
  { _id, passwordHash }: UserRecord,
  currentPassword: string,
  missing: Message<'BAD_USER_INPUT'>,
  { passwords, limits }: PasswordCheck,
): Promise<void> {
  if (currentPassword === '') throw userError(missing, FIELD)
  const account = _id.toHexString()
  const wait = await limits.spendLogin(account, account)
  if (wait !== null) throw userError(authMessages.TOO_MANY_ATTEMPTS({ wait }), FIELD, wait)
  if (!(await passwords.matches(currentPassword, passwordHash))) throw wrongPassword()
  await limits.forgiveLogin(account, account)
}

export function wrongPassword() {
  return userError(accountMessages.PASSWORD_WRONG(), FIELD)
}
