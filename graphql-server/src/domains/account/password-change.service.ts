import mongoose from 'mongoose'
import { z } from 'zod'
import { newPasswordFields } from '../../auth/passwords.ts'
import { endOtherSessions } from '../../auth/sessions.ts'
import { parseInput } from '../../lib/input.ts'
import { enqueue } from '../../mail/outbox.ts'
import { passwordChangedMail } from './mails/password-changed-mail.ts'
import { accountMessages } from './messages.ts'
import type { Viewer } from './viewer.ts'
import { requirePassword, wrongPassword, type PasswordCheck } from './password-check.ts'
import { User, type UserRecord } from './user.model.ts'

const fields = newPasswordFields.safeExtend({ currentPassword: z.string() })

/** Sets a new password, ends the user's other sessions and sends a notice, in one transaction. */
export async function changePassword(
  { user, sessionId }: Viewer,
  input: unknown,
  check: PasswordCheck,
): Promise<UserRecord> {
  const { currentPassword, newPassword } = parseInput(fields, input)
  const missing = accountMessages.CURRENT_PASSWORD_MISSING()
  await requirePassword(user, currentPassword, missing, check)
  const passwordHash = await check.passwords.hash(newPassword)
  return mongoose.connection.transaction(async (session) => {
    const changed = await User.findOneAndUpdate(
      // The password may have been reset during the check.
      { _id: user._id, passwordHash: user.passwordHash },
      { $set: { passwordHash } },
      { session, returnDocument: 'after' },
    ).lean()
    if (!changed) throw wrongPassword()
    await endOtherSessions(changed._id, sessionId, session)
    await enqueue(passwordChangedMail(changed), session)
    return changed
  })
}
