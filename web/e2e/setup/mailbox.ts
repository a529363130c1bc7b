import { expect } from 'vitest'
import { readMail, startMailServer } from '../../../graphql-server/test/failures/smtp-server.ts'

export interface Mailbox {
  /** For the store's setting SMTP_URL. */
  url: string
  /** How many mails came for the address. */
  count: (address: string) => number
  /** The subjects of the mails to the address, in the order in which they came. */
  subjects: (address: string) => Promise<string[]>
  /** Waits for a mail with this subject to the address, and gives its text. */
  textOf: (address: string, subject: string) => Promise<string>
  /** Waits for a mail with a code to the address, and gives the last one's six digits. */
  codeFor: (address: string) => Promise<string>
  /** Waits for a mail with a link with a token to the address, and gives the last one's path on the store. */
  linkFor: (address: string) => Promise<string>
  close: () => Promise<void>
}

/** A mail server of this machine, and what arrives there. */
export async function openMailbox(): Promise<Mailbox> {
  const server = await startMailServer()
  const mailsTo = (address: string) => server.received.filter(({ to }) => to.includes(address))
  const readAll = (address: string) => Promise.all(mailsTo(address).map(({ raw }) => readMail(raw)))
  const findLast = async (address: string, pattern: RegExp) => {
    const mails = await readAll(address)
    return mails.flatMap(({ text = '' }) => pattern.exec(text)?.[0] ?? []).at(-1)
  }
  const waitFor = async (address: string, pattern: RegExp) => {
    await expect.poll(() => findLast(address, pattern)).toBeDefined()
    return (await findLast(address, pattern)) ?? ''
  }
  return {
    url: server.url,
    close: () => server.close(),
    count: (address) => mailsTo(address).length,
    subjects: async (address) => (await readAll(address)).map(({ subject = '' }) => subject),
    async textOf(address, subject) {
      const find = async () => (await readAll(address)).find((mail) => mail.subject === subject)
      await expect.poll(find).toBeDefined()
      return (await find())?.text ?? ''
    },
    codeFor: (address) => waitFor(address, /^\d{6}$/m),
    async linkFor(address) {
      const { pathname, search, hash } = new URL(await waitFor(address, /http\S+[?&]token=\S+/))
      return pathname + search + hash
    },
  }
}
