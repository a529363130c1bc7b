import type { Mail, Sender } from './mailer.ts'

/**
 * Converts a mail for nodemailer. The recipient is an object, so that it is never parsed as a list of addresses. The
 * message-id is derived from the mail's id, so that duplicates can be recognised.
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
