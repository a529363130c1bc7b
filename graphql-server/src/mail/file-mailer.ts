import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer, Sender } from './mailer.ts'
import { toMessage } from './message.ts'

export interface FileMailerOptions {
  folder: string
  from: Sender
  /** Prints a line for the person who runs the server. Null prints no codes. */
  print: ((line: string) => void) | null
}

/** Writes each email to a file for email programs, and prints one-time codes. The file names sort by time. */
export function createFileMailer({ folder, from, print }: FileMailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from))
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${mail.id}.eml`), message)
      if (mail.code) print?.(`Code for ${mail.to}: ${mail.code}`)
    },
    close: () => undefined,
  }
}
