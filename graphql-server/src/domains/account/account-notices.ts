import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { greeting, letter, paragraph, type Shop } from '../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../mail/outbox.ts'
import type { UserRecord } from './user.model.ts'

const refsSchema = z.object({ name: z.string(), email: z.string(), at: z.string() })

type Kind = 'emailChanged' | 'passwordChanged' | 'accountDeleted'

/** The mail to the previous address of an account, one for each change. */
export const emailChangedMail = (before: UserRecord) => notice('emailChanged', before)

/** The mail about a new password, one for each change. */
export const passwordChangedMail = (user: UserRecord) => notice('passwordChanged', user)

/** The last mail to a deleted account. */
export const accountDeletedMail = (user: UserRecord) => notice('accountDeleted', user)

/** Holds name and address, because the account may have others when the mail is sent, or be gone. */
function notice(kind: Kind, { name, email }: UserRecord): OutboxEntryFields {
  const refs = { name, email, at: new Date().toISOString() }
  return { key: `${kind}:${randomUUID()}`, kind, refs }
}

/** Writes the notices about changes of an account, which are always sent, even if someone else made the change. */
export function noticeComposers(shop: Shop): Record<Kind, Composer> {
  return {
    emailChanged: compose(
      shop,
      'Your email address was changed',
      (at, email) =>
        `Your account at ${shop.name} got another email address on ${at}. Until then it was ${email}. ` +
        'This address can no longer be used to sign in.',
    ),
    passwordChanged: compose(
      shop,
      'Your password was changed',
      (at) =>
        `Your account at ${shop.name} got a new password on ${at}. All other devices were signed out.`,
    ),
    accountDeleted: compose(
      shop,
      'Your account was deleted',
      (at) =>
        `Your account at ${shop.name} was deleted on ${at}, with your addresses and your cart. ` +
        'We keep your orders and invoices as long as the law requires.',
    ),
  }
}

function compose(
  shop: Shop,
  title: string,
  describe: (at: string, email: string) => string,
): Composer {
  return (refs) => {
    const { name, email, at } = refsSchema.parse(refs)
    const body = letter(shop, title, [
      greeting(name),
      paragraph(describe(`${moment.format(new Date(at))}, Indian time`, email)),
      paragraph(
        'If you did this, you can ignore this email. If you did not, someone else may be using your account: ' +
          `contact us at once by phone at ${shop.phone} or by email at ${shop.email}.`,
      ),
    ])
    return Promise.resolve({ to: email, subject: title, ...body })
  }
}

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})
