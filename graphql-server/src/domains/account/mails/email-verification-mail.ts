import { z } from 'zod'
import type { OneTimeCodes } from '../../../auth/one-time-codes.ts'
import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { bigCode, greeting, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { User } from '../user.model.ts'

export const emailVerificationMailTexts = defineTexts({
  /** Starts with the code, because phones show the start of the subject in notifications. */
  EMAIL_VERIFICATION_MAIL_SUBJECT: {
    english: '{verificationCode} is your {shop} code',
    params: { verificationCode: 'TEXT', shop: 'TEXT' },
  },
  EMAIL_VERIFICATION_MAIL_TITLE: { english: 'Confirm your email address' },
  EMAIL_VERIFICATION_MAIL_CODE: {
    english: 'Enter this code to confirm your email address. It is valid for ten minutes.',
  },
  EMAIL_VERIFICATION_MAIL_NOT_REQUESTED: {
    english:
      'If you did not request this code, ignore this email. Never share the code with anyone.',
  },
})

const refsSchema = z.object({ userId: z.string(), emailKey: z.string(), requestId: z.string() })

/** The email with the code that verifies an address, one per request. */
export function emailVerificationMail(refs: z.infer<typeof refsSchema>): OutboxEntryFields {
  return { key: `emailVerification:${refs.requestId}`, kind: 'emailVerification', refs }
}

export function emailVerificationComposer(codes: OneTimeCodes, shop: Shop): Composer {
  return async (refs) => {
    const { userId, emailKey, requestId } = refsSchema.parse(refs)
    const user = await User.findOne({ _id: userId, emailKey, status: 'Active' }).lean()
    const code = user && (await codes.issue('VERIFY', emailKey, requestId))
    if (!user || !code) return null
    const texts = emailVerificationMailTexts
    const subject = { verificationCode: code, shop: shop.name }
    const body = letter(shop, texts.EMAIL_VERIFICATION_MAIL_TITLE().message, [
      greeting(user.name),
      paragraph(texts.EMAIL_VERIFICATION_MAIL_CODE().message),
      bigCode(code),
      paragraph(texts.EMAIL_VERIFICATION_MAIL_NOT_REQUESTED().message),
    ])
    return {
      to: user.email,
      subject: texts.EMAIL_VERIFICATION_MAIL_SUBJECT(subject).message,
      ...body,
      code,
    }
  }
}
