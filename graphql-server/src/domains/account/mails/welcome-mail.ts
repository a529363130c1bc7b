import { z } from 'zod'
import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { button, greeting, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { findActiveUser } from '../people.service.ts'

export const welcomeMailTexts = defineTexts({
  WELCOME_MAIL_TITLE: { english: 'Welcome to {shop}', params: { shop: 'TEXT' } },
  WELCOME_MAIL_ACCOUNT_CREATED: {
    english: 'Your account was created. Medicines and groceries are just a few taps away.',
  },
  WELCOME_MAIL_BUTTON: { english: 'Start shopping' },
  WELCOME_MAIL_NOT_REQUESTED: {
    english: 'If someone else entered your address by mistake, you can ignore this email.',
  },
})

const refsSchema = z.object({ userId: z.string() })

export function welcomeMail(userId: string): OutboxEntryFields {
  return { key: `welcome:${userId}`, kind: 'welcome', refs: { userId } }
}

export function welcomeComposer(shop: Shop): Composer {
  return async (refs) => {
    const user = await findActiveUser(refsSchema.parse(refs).userId)
    if (!user) return null
    const texts = welcomeMailTexts
    const title = texts.WELCOME_MAIL_TITLE({ shop: shop.name }).message
    const body = letter(shop, title, [
      greeting(user.name),
      paragraph(texts.WELCOME_MAIL_ACCOUNT_CREATED().message),
      button(texts.WELCOME_MAIL_BUTTON().message, shop.url),
      paragraph(texts.WELCOME_MAIL_NOT_REQUESTED().message),
    ])
    return { to: user.email, subject: title, ...body }
  }
}
