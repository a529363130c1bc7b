import { defineTexts } from '../../../lib/messages/define-messages.ts'
import type { Shop } from '../../../mail/letter.ts'
import type { Composer } from '../../../mail/outbox.ts'
import type { UserRecord } from '../user.model.ts'
import { accountNotice, noticeComposer } from './account-notice.ts'

export const accountDeletedMailTexts = defineTexts({
  ACCOUNT_DELETED_MAIL_TITLE: { english: 'Your account was deleted' },
  ACCOUNT_DELETED_MAIL_CHANGE: {
    english:
      'Your account at {shop} was deleted on {at}, Indian time, with your addresses and your cart. We keep your orders and invoices as long as the law requires.',
    params: { shop: 'TEXT', at: 'DATE_TIME' },
  },
})

/** The last email to a deleted account. */
export const accountDeletedMail = (user: UserRecord) => accountNotice('accountDeleted', user)

export function accountDeletedComposer(shop: Shop): Composer {
  const texts = accountDeletedMailTexts
  const title = texts.ACCOUNT_DELETED_MAIL_TITLE().message
  return noticeComposer(
    shop,
    title,
    ({ shop: name, at }) => texts.ACCOUNT_DELETED_MAIL_CHANGE({ shop: name, at }).message,
  )
}
