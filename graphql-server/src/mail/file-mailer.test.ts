import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMail } from '../../test/failures/smtp-server.ts'
import { createFileMailer } from './file-mailer.ts'
import type { Mail } from './mailer.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirana-mail-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('the file mailer writes files for email programs and prints codes', async () => {
  const printed: string[] = []
  // The sender in the settings, which can only be read.
  const from = Object.freeze({ name: 'Kirana Care', address: 'care@kirana-care.example' })
  const mailer = createFileMailer({
    folder: join(folder, 'mail'),
    from,
    print: (l) => printed.push(l),
  })
  const mail: Mail = {
    id: '65f0',
    to: 'asha@example.com',
    subject: 'Hi',
    text: 'a',
    html: '<p>a</p>',
  }
  await mailer.send(mail)
  await mailer.send({ ...mail, id: '65f1', code: '123456' })
  expect(await readdir(join(folder, 'mail'))).toEqual(['65f0.eml', '65f1.eml'])
  const raw = await readFile(join(folder, 'mail', '65f0.eml'), 'utf8')
  expect(await readMail(raw)).toMatchObject({ subject: 'Hi', from, html: '<p>a</p>\n' })
  expect(raw.replaceAll('\r\n', '')).not.toContain('\n')
  expect(printed).toEqual(['Code for asha@example.com: 123456'])
  const silent = createFileMailer({ folder: join(folder, 'silent'), from, print: null })
  await silent.send({ ...mail, code: '123456' })
  expect(await readdir(join(folder, 'silent'))).toEqual(['65f0.eml'])
})
