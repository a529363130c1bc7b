import mongoose from 'mongoose'
import { z } from 'zod'
import { requireCodeAllowed } from '../../auth/code-limits.ts'
import { codeField, deleteCodes, type OneTimeCodes } from '../../auth/one-time-codes.ts'
import { newPasswordFields, type Passwords } from '../../auth/passwords.ts'
import { endAllSessions } from '../../auth/sessions.ts'
import { emailField, parseInput } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { enqueue } from '../../mail/outbox.ts'
import { passwordResetMail } from './account-mail.ts'
import { passwordChangedMail } from './account-notices.ts'
import { toEmailKey } from './email-key.ts'
import { User } from './user.model.ts'

const addressFields = z.object({ email: emailField })

const codeFields = z.object({ email: emailField, code: codeField })

const resetFields = newPasswordFields.safeExtend({ email: emailField, resetToken: z.string() })

/**
 * Sends a code and a link to the address if an active account has it. The account is looked up when the mail is written, after
 * the response, so that known and unknown addresses can't be distinguished.
 */
export async function requestPasswordReset(codes: OneTimeCodes, input: unknown): Promise<void> {
  const emailKey = toEmailKey(parseInput(addressFields, input).email)
  await requireCodeAllowed('RESET', emailKey)
  const requestId = await codes.open('RESET', emailKey)
  await enqueue(passwordResetMail({ emailKey, requestId }))
}

/** Exchanges a mailed code for a token to set a new password once within ten minutes. */
export async function verifyPasswordResetCode(
  codes: OneTimeCodes,
  input: unknown,
): Promise<string> {
  const { email, code } = parseInput(codeFields, input)
  return codes.exchange(toEmailKey(email), code)
}

/**
 * Sets a new password with the token of a code or of a link, verifies the address, ends all sessions of the account and sends a notice, in one
 * transaction. An invalid new password does not use up the token.
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

/** The password that the link of a mail replaces, which makes the link usable once. Null if the token is of no link. */
async function findLinked(codes: OneTimeCodes, emailKey: string, token: string) {
  const user = await User.findOne({ emailKey, status: 'Active' }, { passwordHash: 1 }).lean()
  if (!user || !codes.isLink(emailKey, user.passwordHash, token)) return null
  return { passwordHash: user.passwordHash }
}

function notGranted() {
  return userError(
    'RESET_NOT_GRANTED',
    'Please ask for a new code: this one has been used or has expired.',
  )
}
