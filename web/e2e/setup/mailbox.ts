import { expect } from 'vitest'
import { readMail, startMailServer } from '../../../graphql-server/test/failures/smtp-server.ts'

export interface Mailbox {
  /** The value for the SMTP_URL setting. */
  url: string
  /** Counts the emails to the address. */
  count: (address: string) => number
  /** Returns the subjects of the emails to the address, in their order of arrival. */
  subjects: (address: string) => Promise<string[]>
  /** Waits for an email with this subject to the address, and returns its text. */
  textOf: (address: string, subject: string) => Promise<string>
  /** Waits for an email with a file whose name begins like this to the address, and returns the file. */
  fileFor: (address: string, name: string) => Promise<Uint8Array>
  /** Waits for an email with a code to the address, and returns the latest code's six digits. */
  codeFor: (address: string) => Promise<string>
  /** Waits for an email with a token link to the address, and returns the latest link's path in the shop. */
  linkFor: (address: string) => Promise<string>
  close: () => Promise<void>
}

/** Starts a mail server on this machine, and collects the emails that it receives. */
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
    async fileFor(address, name) {
      const find = async () =>
        (await readAll(address))
          .flatMap(({ attachments }) => attachments)
          .find(({ filename }) => filename?.startsWith(name))
      await expect.poll(find).toBeDefined()
      const { content = '' } = (await find()) ?? {}
      return typeof content === 'string'
        ? new TextEncoder().encode(content)
        : new Uint8Array(content)
    },
    codeFor: (address) => waitFor(address, /^\d{6}$/m),
    async linkFor(address) {
      const { pathname, search, hash } = new URL(await waitFor(address, /http\S+[?&]token=\S+/))
      return pathname + search + hash
    },
  }
}
