import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { greeting, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import type { UserRecord } from '../user.model.ts'

/** The last paragraph in each notice. */
export const accountNoticeTexts = defineTexts({
  ACCOUNT_NOTICE_NOT_YOU: {
    english:
      'If you did this, you can ignore this email. If you did not, someone else may be using your account. Contact us immediately: call {phone} or write to {email}.',
    params: { phone: 'TEXT', email: 'TEXT' },
  },
})

const refsSchema = z.object({ name: z.string(), email: z.string(), at: z.string() })

/** Stores name and address, because they may have changed, or the account may be gone, when the email is sent. */
export function accountNotice(kind: string, { name, email }: UserRecord): OutboxEntryFields {
  const refs = { name, email, at: new Date().toISOString() }
  return { key: `${kind}:${randomUUID()}`, kind, refs }
}

/** Writes a notice about an account change. It is always sent, because someone else may have made the change. */
export function noticeComposer(
  shop: Shop,
  title: string,
  describe: (change: { shop: string; email: string; at: Date }) => string,
): Composer {
  return (refs) => {
    const { name, email, at } = refsSchema.parse(refs)
    const contact = { phone: shop.phone, email: shop.email }
    const body = letter(shop, title, [
      greeting(name),
      paragraph(describe({ shop: shop.name, email, at: new Date(at) })),
      paragraph(accountNoticeTexts.ACCOUNT_NOTICE_NOT_YOU(contact).message),
    ])
    return Promise.resolve({ to: email, subject: title, ...body })
  }
}
