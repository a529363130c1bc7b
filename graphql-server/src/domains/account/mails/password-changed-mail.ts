import { defineTexts } from '../../../lib/messages/define-messages.ts'
import type { Shop } from '../../../mail/letter.ts'
import type { Composer } from '../../../mail/outbox.ts'
import type { UserRecord } from '../user.model.ts'
import { accountNotice, noticeComposer } from './account-notice.ts'

export const passwordChangedMailTexts = defineTexts({
  PASSWORD_CHANGED_MAIL_TITLE: { english: 'Your password was changed' },
  PASSWORD_CHANGED_MAIL_CHANGE: {
    english:
      'The password for your account at {shop} was changed on {at}, Indian time. All other devices were logged out.',
    params: { shop: 'TEXT', at: 'DATE_TIME' },
  },
})

/** The email about a new password, one per change. */
export const passwordChangedMail = (user: UserRecord) => accountNotice('passwordChanged', user)

export function passwordChangedComposer(shop: Shop): Composer {
  const texts = passwordChangedMailTexts
  const title = texts.PASSWORD_CHANGED_MAIL_TITLE().message
  return noticeComposer(
    shop,
    title,
    ({ shop: name, at }) => texts.PASSWORD_CHANGED_MAIL_CHANGE({ shop: name, at }).message,
  )
}
