import type { Mail, Sender } from './mailer.ts'

/**
 * Converts an email for nodemailer. The recipient is an object, so that it is never parsed as an address list. The
 * message-id is derived from the email's id, so that duplicates can be detected.
 */
export function toMessage({ id, to, subject, text, html, attachments = [] }: Mail, from: Sender) {
  return {
    // A copy, because nodemailer changes it.
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments,
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
