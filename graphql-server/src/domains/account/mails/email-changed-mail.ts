import { defineTexts } from '../../../lib/messages/define-messages.ts'
import type { Shop } from '../../../mail/letter.ts'
import type { Composer } from '../../../mail/outbox.ts'
import type { UserRecord } from '../user.model.ts'
import { accountNotice, noticeComposer } from './account-notice.ts'

export const emailChangedMailTexts = defineTexts({
  EMAIL_CHANGED_MAIL_TITLE: { english: 'Your email address was changed' },
  EMAIL_CHANGED_MAIL_CHANGE: {
    english:
      'The email address for your account at {shop} was changed on {at}, Indian time. It was {email}. You can no longer log in with this address.',
    params: { shop: 'TEXT', at: 'DATE_TIME', email: 'TEXT' },
  },
})

/** The email to an account's previous address, one per change. */
export const emailChangedMail = (before: UserRecord) => accountNotice('emailChanged', before)

export function emailChangedComposer(shop: Shop): Composer {
  const texts = emailChangedMailTexts
  const title = texts.EMAIL_CHANGED_MAIL_TITLE().message
  return noticeComposer(shop, title, (change) => texts.EMAIL_CHANGED_MAIL_CHANGE(change).message)
}
