import type { Mail, Sender } from './mailer.ts'

/**
 * The mail in nodemailer's terms. Addresses go as objects, so that none is read as a list of several; the
 * message-id follows from the mail's id, by which a mail that comes twice can be told.
 */
export function toMessage({ id, to, subject, text, html }: Mail, from: Sender) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
