/** A file that comes with an email. */
export interface Attachment {
  filename: string
  content: Buffer
  contentType: string
}

/** An email to one person, as text and as HTML. */
export interface Mail {
  /** Identifies the email if it is resent. Letters and digits. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  code?: string
  attachments?: Attachment[]
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the email. Otherwise rejects within half a minute, with a message that
   * is safe to log: it contains no address and no quotes.
   */
  send(mail: Mail): Promise<void>
  /** Aborts emails that are being sent. */
  close(): void
}

export interface Sender {
  name: string
  address: string
}
