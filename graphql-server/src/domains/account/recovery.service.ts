import mongoose from 'mongoose'
import { z } from 'zod'
import { requireCodeAllowed } from '../../auth/code-limits.ts'
import { codeField, deleteCodes, type OneTimeCodes } from '../../auth/one-time-codes.ts'
import { newPasswordFields, type Passwords } from '../../auth/passwords.ts'
import { endAllSessions } from '../../auth/sessions.ts'
import { emailField, parseInput } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { enqueue } from '../../mail/outbox.ts'
import { toEmailKey } from './email-key.ts'
import { passwordChangedMail } from './mails/password-changed-mail.ts'
import { passwordResetMail } from './mails/password-reset-mail.ts'
import { accountMessages } from './messages.ts'
import { User } from './user.model.ts'

const addressFields = z.object({ email: emailField })

const codeFields = z.object({ email: emailField, code: codeField })

const resetFields = newPasswordFields.safeExtend({ email: emailField, resetToken: z.string() })

/**
 * Sends a code and a link to the address if an active account has it. The account is looked up after the response, when
 * the email is written, so that known and unknown addresses cannot be distinguished.
 */
export async function requestPasswordReset(codes: OneTimeCodes, input: unknown): Promise<void> {
  const emailKey = toEmailKey(parseInput(addressFields, input).email)
  await requireCodeAllowed('RESET', emailKey)
  const requestId = await codes.open('RESET', emailKey)
  await enqueue(passwordResetMail({ emailKey, requestId }))
}

/** Exchanges an emailed code for a token to set a new password once within ten minutes. */
export async function verifyPasswordResetCode(
  codes: OneTimeCodes,
  input: unknown,
): Promise<string> {
  const { email, code } = parseInput(codeFields, input)
  return codes.exchange(toEmailKey(email), code)
}

/**
 * Sets a new password with a token from a code or a link. In one transaction, also verifies the address, ends all of
 * the account's sessions and enqueues a notice. An invalid new password does not use up the token.
 */
export async function resetPassword(
  { passwords, codes }: { passwords: Passwords; codes: OneTimeCodes },
  input: unknown,
): Promise<void> {
  const { email, resetToken, newPassword } = parseInput(resetFields, input)
  const emailKey = toEmailKey(email)
  const linked = await findLinked(codes, emailKey, resetToken)
  if (!linked && !(await codes.isGranted(emailKey, resetToken))) throw notGranted()
  const passwordHash = await passwords.hash(newPassword)
  await mongoose.connection.transaction(async (session) => {
    const isGranted = linked !== null || (await codes.useGrant(emailKey, resetToken, session))
    const user =
      isGranted &&
      (await User.findOneAndUpdate(
        { emailKey, status: 'Active', ...linked },
        { $set: { passwordHash, emailVerified: true } },
        { session },
      ).lean())
    if (!user) throw notGranted()
    if (linked) await deleteCodes(emailKey, session)
    await endAllSessions(user._id, session)
    await enqueue(passwordChangedMail(user), session)
  })
}

/**
 * Returns the password hash that an emailed link replaces, so that the link works once. Null if the token is not from a
 * link.
 */
async function findLinked(codes: OneTimeCodes, emailKey: string, token: string) {
  const user = await User.findOne({ emailKey, status: 'Active' }, { passwordHash: 1 }).lean()
  if (!user || !codes.isLink(emailKey, user.passwordHash, token)) return null
  return { passwordHash: user.passwordHash }
}

function notGranted() {
  return userError(accountMessages.RESET_NOT_GRANTED())
}
