import { expect } from 'vitest'
import { readMail, startMailServer } from '../../../graphql-server/test/failures/smtp-server.ts'

export interface Mailbox {
  /** For the store's setting SMTP_URL. */
  url: string
  /** How many mails came for the address. */
  count: (address: string) => number
  /** Waits for a mail with a code to the address, and gives the last one's six digits. */
  codeFor: (address: string) => Promise<string>
  close: () => Promise<void>
}

/** A mail server of this machine, and what arrives there. */
export async function openMailbox(): Promise<Mailbox> {
  const server = await startMailServer()
  const mailsTo = (address: string) => server.received.filter(({ to }) => to.includes(address))
  const lastCode = async (address: string) => {
    const texts = await Promise.all(
      mailsTo(address).map(async ({ raw }) => (await readMail(raw)).text ?? ''),
    )
    return texts.flatMap((text) => /^\d{6}$/m.exec(text)?.[0] ?? []).at(-1)
  }
  return {
    url: server.url,
    close: () => server.close(),
    count: (address) => mailsTo(address).length,
    async codeFor(address) {
      await expect.poll(() => lastCode(address)).toBeDefined()
      return (await lastCode(address)) ?? ''
    },
  }
}
