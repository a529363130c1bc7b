import { z } from 'zod'
import type { OneTimeCodes } from '../../../auth/one-time-codes.ts'
import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { bigCode, button, greeting, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { User } from '../user.model.ts'

export const passwordResetMailTexts = defineTexts({
  /** Starts with the code, because phones show the start of the subject in notifications. */
  PASSWORD_RESET_MAIL_SUBJECT: {
    english: '{resetCode} is your {shop} code',
    params: { resetCode: 'TEXT', shop: 'TEXT' },
  },
  PASSWORD_RESET_MAIL_TITLE: { english: 'Set a new password' },
  PASSWORD_RESET_MAIL_CODE: {
    english: 'Enter this code to set a new password. It is valid for ten minutes.',
  },
  PASSWORD_RESET_MAIL_LINK: { english: 'Or open this link, which is valid for an hour:' },
  PASSWORD_RESET_MAIL_BUTTON: { english: 'Set a new password' },
  PASSWORD_RESET_MAIL_NOT_REQUESTED: {
    english:
      'If you did not request this code, ignore this email. Your password will not change. Never share the code or the link with anyone, not even with us.',
  },
})

const refsSchema = z.object({ emailKey: z.string(), requestId: z.string() })

/** The email with the code for a new password, one per request. */
export function passwordResetMail(refs: z.infer<typeof refsSchema>): OutboxEntryFields {
  return { key: `passwordReset:${refs.requestId}`, kind: 'passwordReset', refs }
}

export function passwordResetComposer(codes: OneTimeCodes, shop: Shop): Composer {
  return async (refs) => {
    const { emailKey, requestId } = refsSchema.parse(refs)
    const user = await User.findOne({ emailKey, status: 'Active' }).lean()
    const code = user && (await codes.issue('RESET', emailKey, requestId))
    if (!user || !code) return null
    const { name, email, passwordHash } = user
    const token = codes.signLink(emailKey, passwordHash)
    // The token is in the fragment, which browsers do not send to servers.
    const link = `${shop.url}/reset-password#${new URLSearchParams({ email, token }).toString()}`
    const texts = passwordResetMailTexts
    const body = letter(shop, texts.PASSWORD_RESET_MAIL_TITLE().message, [
      greeting(name),
      paragraph(texts.PASSWORD_RESET_MAIL_CODE().message),
      bigCode(code),
      paragraph(texts.PASSWORD_RESET_MAIL_LINK().message),
      button(texts.PASSWORD_RESET_MAIL_BUTTON().message, link),
      paragraph(texts.PASSWORD_RESET_MAIL_NOT_REQUESTED().message),
    ])
    const subject = texts.PASSWORD_RESET_MAIL_SUBJECT({ resetCode: code, shop: shop.name }).message
    return { to: email, subject, ...body, code }
  }
}
