/** A mail to one person, as text and as HTML. */
export interface Mail {
  /** Names the mail: sent again under the same id, it is one and the same. Letters and digits. */
  id: string
  /** One e-mail address. */
  to: string
  subject: string
  text: string
  html: string
  /** The one-time code in it, if any. */
  code?: string
}

export interface Mailer {
  /**
   * Resolves when the mail is in other hands. Rejects within half a minute when it could not be given away,
   * with a message that can be logged: it names no address and quotes nobody.
   */
  send(mail: Mail): Promise<void>
  /** Breaks off what is being sent. */
  close(): void
}

/** Who a mail is from. */
export interface Sender {
  name: string
  address: string
}
