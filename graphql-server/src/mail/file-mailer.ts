import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer, Sender } from './mailer.ts'
import { toMessage } from './message.ts'

export interface FileMailerOptions {
  folder: string
  from: Sender
  /** Shows a line to who runs the store. */
  print: (line: string) => void
}

/**
 * Instead of sending, writes each mail into a file that mail programs open, in the order of their names, and
 * tells one-time codes.
 */
export function createFileMailer({ folder, from, print }: FileMailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from))
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${mail.id}.eml`), message)
      if (mail.code) print(`Code for ${mail.to}: ${mail.code}`)
    },
    close: () => undefined,
  }
}
