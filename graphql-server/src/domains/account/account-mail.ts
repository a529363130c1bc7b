import { z } from 'zod'
import type { OneTimeCodes } from '../../auth/one-time-codes.ts'
import { bigCode, button, greeting, letter, paragraph, type Shop } from '../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../mail/outbox.ts'
import { noticeComposers } from './account-notices.ts'
import { findActiveUser } from './people.service.ts'
import { User, type UserRecord } from './user.model.ts'

const resetRefs = z.object({ emailKey: z.string(), requestId: z.string() })
const verifyRefs = resetRefs.extend({ userId: z.string() })
const welcomeRefs = z.object({ userId: z.string() })

/** The mail with the code for a new password, one for each request. */
export function passwordResetMail(refs: z.infer<typeof resetRefs>): OutboxEntryFields {
  return { key: `passwordReset:${refs.requestId}`, kind: 'passwordReset', refs }
}

/** The mail with the code that verifies an address, one for each request. */
export function emailVerificationMail(refs: z.infer<typeof verifyRefs>): OutboxEntryFields {
  return { key: `emailVerification:${refs.requestId}`, kind: 'emailVerification', refs }
}

export function welcomeMail(userId: string): OutboxEntryFields {
  return { key: `welcome:${userId}`, kind: 'welcome', refs: { userId } }
}

/**
 * Writes the mails of this domain. Nothing is sent to an inactive account or if the address has changed since, except
 * notices about changes of the account.
 */
export function accountComposers({
  codes,
  shop,
}: {
  codes: OneTimeCodes
  shop: Shop
}): Record<string, Composer> {
  return {
    async passwordReset(refs) {
      const { emailKey, requestId } = resetRefs.parse(refs)
      const user = await User.findOne({ emailKey, status: 'Active' }).lean()
      const code = user && (await codes.issue('RESET', emailKey, requestId))
      if (!user || !code) return null
      return resetLetter(shop, user, { code, token: codes.signLink(emailKey, user.passwordHash) })
    },
    async emailVerification(refs) {
      const { userId, emailKey, requestId } = verifyRefs.parse(refs)
      const user = await User.findOne({ _id: userId, emailKey, status: 'Active' }).lean()
      const code = user && (await codes.issue('VERIFY', emailKey, requestId))
      return user && code ? verificationLetter(shop, user, code) : null
    },
    async welcome(refs) {
      const { userId } = welcomeRefs.parse(refs)
      const user = await findActiveUser(userId)
      return user && welcomeLetter(shop, user)
    },
    ...noticeComposers(shop),
  }
}

/** Starts with the code, because phones show the start of a subject in notifications. */
function codeSubject(shop: Shop, code: string): string {
  return `${code} is your code for ${shop.name}`
}

function resetLetter(
  shop: Shop,
  { name, email }: UserRecord,
  { code, token }: { code: string; token: string },
) {
  // In the fragment, which browsers send to nobody.
  const link = `${shop.url}/reset-password#${new URLSearchParams({ email, token }).toString()}`
  const body = letter(shop, 'Set a new password', [
    greeting(name),
    paragraph('Enter this code to set a new password. It is valid for ten minutes.'),
    bigCode(code),
    paragraph('Or open this link, which is valid for an hour:'),
    button('Set a new password', link),
    paragraph(
      'If you did not request this code, ignore this email: your password stays as it is. Never share the code or the link with anybody, not even with us.',
    ),
  ])
  return { to: email, subject: codeSubject(shop, code), ...body, code }
}

function verificationLetter(shop: Shop, { name, email }: UserRecord, code: string) {
  const body = letter(shop, 'Confirm your email address', [
    greeting(name),
    paragraph(
      'Enter this code to confirm that this address is yours. It is valid for ten minutes.',
    ),
    bigCode(code),
    paragraph(
      'If you did not request this code, ignore this email. Never tell the code to anybody.',
    ),
  ])
  return { to: email, subject: codeSubject(shop, code), ...body, code }
}

function welcomeLetter(shop: Shop, { name, email }: UserRecord) {
  const body = letter(shop, `Welcome to ${shop.name}`, [
    greeting(name),
    paragraph('Your account was created. Medicines and groceries are a few taps away.'),
    button('Start shopping', shop.url),
    paragraph('If someone else entered your address by mistake, you can ignore this email.'),
  ])
  return { to: email, subject: `Welcome to ${shop.name}`, ...body }
}
