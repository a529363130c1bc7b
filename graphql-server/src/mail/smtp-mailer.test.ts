import { afterEach, describe, expect, it } from 'vitest'
import {
  readMail,
  startChattyServer,
  startMailServer,
  type Stage,
  type TestMailServer,
} from '../../test/failures/smtp-server.ts'
import type { Mail } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const from = { name: 'Kirana Care', address: 'care@kirana-care.example' }

let server: TestMailServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const mail = (more: Partial<Mail> = {}): Mail => ({
  id: '65f000000000000000000001',
  to: 'asha@example.com',
  subject: 'Welcome',
  text: 'Hello Asha,\n',
  html: '<p>Hello Asha,</p>',
  ...more,
})

/** Sends an email through a real server and returns the received message. */
async function delivered(more: Partial<Mail> = {}, sender = from) {
  server = await startMailServer()
  await createSmtpMailer({ url: server.url, from: sender }).send(mail(more))
  const [received] = server.received
  if (!received) throw new Error('Nothing arrived.')
  return { received, parsed: await readMail(received.raw) }
}

describe('the sent message', () => {
  it('an email arrives with its text and HTML parts, its sender and a message-id derived from its id', async () => {
    const { received, parsed } = await delivered()
    expect(received).toMatchObject({ from: from.address, to: ['asha@example.com'] })
    expect(parsed).toMatchObject({
      from,
      to: [{ name: '', address: 'asha@example.com' }],
      subject: 'Welcome',
      text: expect.stringMatching(/^Hello Asha,\s*$/) as string,
      html: '<p>Hello Asha,</p>\n',
      messageId: '<65f000000000000000000001@kirana-care.example>',
    })
    expect(received.raw).toContain('multipart/alternative')
    expect(received.raw).toContain('Auto-Submitted: auto-generated')
  })

  it('an email keeps rupee signs, other scripts and emoji', async () => {
    const subject = 'नमस्ते आशा, ₹1,234.50 🍎'
    const { parsed } = await delivered({ subject, text: `${subject}\n` })
    expect(parsed).toMatchObject({ subject, text: `${subject}\n` })
  })

  it.each<[string, Partial<Mail>, string[]]>([
    [
      'a line break in the subject',
      { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBuy this' },
      ['asha@example.com'],
    ],
    [
      'commands in the text',
      { text: 'Hello\r\nBcc: eve@example.com\r\n.\r\nRCPT TO:<eve@example.com>' },
      ['asha@example.com'],
    ],
    ['a line break in the id', { id: 'x>\r\nBcc: eve@example.com' }, ['asha@example.com']],
    ['two recipients', { to: 'asha@example.com, eve@example.com' }, []],
    ['a line break in the recipient', { to: 'asha@example.com>\r\nRCPT TO:<eve@example.com' }, []],
  ])(
    'an email with %s is sent only to its recipient, without extra headers',
    async (_what, more, recipients) => {
      server = await startMailServer()
      const sending = createSmtpMailer({ url: server.url, from }).send(mail(more))
      await sending.catch(() => undefined)
      expect(server.received.flatMap(({ to }) => to)).toEqual(recipients)
      for (const { raw } of server.received) {
        expect((await readMail(raw)).headers.map(({ key }) => key)).not.toContain('bcc')
      }
    },
  )

  it('an email from a shop with an unusual name has one sender', async () => {
    const name = 'A & "B" <eve@example.com>\r\nBcc: x, \\Co'
    const { received, parsed } = await delivered({}, { ...from, name })
    expect(received.from).toBe(from.address)
    expect(parsed.from?.address).toBe(from.address)
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})

describe('a failing mail server', () => {
  const hasty = (url: string) => createSmtpMailer({ url, from, timeout: 150, deadline: 400 })

  it.each<Stage>(['greeting', 'sender', 'recipient', 'text'])(
    'a mail server that hangs at the %s is disconnected',
    async (stage) => {
      server = await startMailServer(stage)
      await expect(hasty(server.url).send(mail())).rejects.toThrow(/did not accept an email: E\w+/)
    },
  )

  it('a mail server that sends endless data is disconnected', async () => {
    const chatty = await startChattyServer()
    // Only the deadline may end it, even if the server pauses because the machine is busy.
    const mailer = createSmtpMailer({ url: chatty.url, from, timeout: 30_000, deadline: 400 })
    await expect(mailer.send(mail())).rejects.toThrow('EABORT')
    chatty.close()
  })

  it('a mail server that is down or rejects the recipient is reported without the address', async () => {
    server = await startMailServer()
    const { url } = server
    await expect(hasty(url).send(mail({ to: 'no address' }))).rejects.toThrow(
      /did not accept an email/,
    )
    await server.close()
    server = null
    const failed: unknown = await hasty(url)
      .send(mail())
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(String(failed)).toContain('ESOCKET')
    expect(JSON.stringify(failed, Object.getOwnPropertyNames(failed))).not.toContain('asha')
  })

  it('a closing mailer disconnects from the server', async () => {
    server = await startMailServer('recipient')
    const mailer = createSmtpMailer({ url: server.url, from })
    const sending = mailer.send(mail())
    const failed = expect(sending).rejects.toThrow('EABORT')
    mailer.close()
    await failed
  })
})
