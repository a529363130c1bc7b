/** A mail to one person, as text and as HTML. */
export interface Mail {
  /** Identifies the mail when it is sent again. Letters and digits. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  code?: string
}

export interface Mailer {
  /**
   * Resolves when the mail has been handed over. Rejects within half a minute otherwise, with a message that is safe
   * to log: it contains no address and no quotes.
   */
  send(mail: Mail): Promise<void>
  /** Aborts mails that are being sent. */
  close(): void
}

export interface Sender {
  name: string
  address: string
}
