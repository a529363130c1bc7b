import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Mailer, Sender } from './mailer.ts'
import { toMessage } from './message.ts'

export interface SmtpMailerOptions {
  /** Of the form smtp://user:password@host:port, or smtps://. */
  url: string
  from: Sender
  /** Milliseconds for connecting, for the greeting, and for each silence after it. */
  patience?: number
  /** Milliseconds for the whole, also when the server says a little something now and then. */
  deadline?: number
}

/** Sends mails through a mail server, each on a connection of its own. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, patience = 8_000, deadline = 25_000 } = options
  const closing = new AbortController()
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    socketCloseTimeout: 0,
  })
  return {
    async send(mail) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(deadline)])
      try {
        await transport.sendMail({ ...toMessage(mail, from), signal })
      } catch (error) {
        // eslint-disable-next-line preserve-caught-error -- the cause quotes the address, and is logged
        throw new Error(`The mail server did not take a mail: ${describeFailure(error)}.`)
      }
    },
    close: () => closing.abort(),
  }
}

const failure = z.object({
  code: z.string().catch('no code'),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

/** 'EENVELOPE 550 at RCPT TO'. The server's own words are left out: they quote the address. */
function describeFailure(error: unknown): string {
  const { code, responseCode, command } = failure.catch({ code: 'no code' }).parse(error)
  return [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ')
}
