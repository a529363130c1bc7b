import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Mailer, Sender } from './mailer.ts'
import { toMessage } from './message.ts'

export interface SmtpMailerOptions {
  /** smtp://user:password@host:port, or smtps://… */
  url: string
  from: Sender
  /** Timeout in milliseconds for connecting, for the greeting and for each later pause. */
  timeout?: number
  /** Timeout in milliseconds for the whole email, even if the server keeps sending data. */
  deadline?: number
}

export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, timeout = 8_000, deadline = 25_000 } = options
  const closing = new AbortController()
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    socketCloseTimeout: 0,
  })
  return {
    async send(mail) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(deadline)])
      await transport.sendMail({ ...toMessage(mail, from), signal }).catch(throwWithoutAddress)
    },
    close: () => closing.abort(),
  }
}

/** Omits the error as the cause, because it quotes the address, and causes are logged. */
function throwWithoutAddress(error: unknown): never {
  throw new Error(`The mail server did not accept an email: ${describeFailure(error)}.`)
}

const failure = z.object({
  code: z.string().catch('no code'),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

/** Formats an error as 'EENVELOPE 550 at RCPT TO'. Omits the server's message, which may quote the address. */
function describeFailure(error: unknown): string {
  const { code, responseCode, command } = failure.catch({ code: 'no code' }).parse(error)
  return [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ')
}
