import { Types } from 'mongoose'
import { METHODS } from 'node:http'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Session } from '../src/auth/session.model.ts'
import { User } from '../src/domains/account/user.model.ts'
import { createPrivateLinks } from '../src/domains/private-file/private-links.ts'
import { Prescription } from '../src/domains/prescription/prescription.model.ts'
import { noise, PDF } from './attacks/hostile-files.ts'
import { buildPartnerKey, buildShopper, type Shopper } from './support/factories.ts'
import { gql } from './support/gql.ts'
import { open, upload } from './support/prescriptions.ts'
import { openTestStore, SECRET, type TestStore } from './support/store.ts'

const PDF_WITH_SCRIPT = PDF.replace(
  '/Catalog',
  '/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>',
)
const NOTHING = {
  success: false,
  error: true,
  message: 'There is nothing here.',
  code: 'NOT_FOUND',
  reason: 'NOTHING_HERE',
  params: {},
}

let store: TestStore
let shopper: Shopper
let admin: Shopper
let picture: Awaited<ReturnType<typeof upload>>
let pdf: typeof picture

beforeAll(async () => {
  store = await openTestStore()
  shopper = await buildShopper(store.tokens)
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
beforeEach(async () => {
  picture = await upload(store, shopper.accessToken, await noise(8, 8).jpeg().toBuffer())
  pdf = await upload(store, shopper.accessToken, PDF_WITH_SCRIPT)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => store.close())

/** The path to the customer's prescription that the server signs for a person. */
function signFor({ user }: Shopper, { id }: { id: string }, secret = SECRET): string {
  const links = createPrivateLinks(secret)
  return links.sign({ path: '/prescriptions' }, new Types.ObjectId(id), user._id, new Date())
}

async function expectNothing(url: string, { accessToken } = shopper): Promise<void> {
  const reply = await open(store, url, accessToken)
  expect([reply.statusCode, reply.json()]).toEqual([404, NOTHING])
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['content-disposition']).toBeUndefined()
}

const day = () => new Date().toISOString().slice(0, 10)

describe('a prescription', () => {
  it('the server shows a prescription image to its owner', async () => {
    const { statusCode, headers, rawPayload } = await open(store, picture.url, shopper.accessToken)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.size),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(headers['content-disposition']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 8 })
  })

  it('a PDF prescription with a script is downloaded as it was uploaded, and never shown', async () => {
    const { statusCode, headers, body } = await open(store, pdf.url, shopper.accessToken)
    expect([statusCode, body]).toEqual([200, PDF_WITH_SCRIPT])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="prescription-${day()}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('HEAD describes a prescription', async () => {
    const reply = await store.app.inject({
      method: 'HEAD',
      url: picture.url,
      headers: { authorization: `Bearer ${shopper.accessToken}` },
    })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect(reply.headers['content-length']).toBe(String(picture.size))
  })

  it('reading a prescription takes few database commands', async () => {
    const commands = () => open(store, picture.url, shopper.accessToken)
    expect(await store.recordCommands(commands)).toEqual(['aggregate', 'find'])
  })

  it.each(['ADMIN', 'STAFF'] as const)(
    'the server shows a prescription to %s at a separate path',
    async (role) => {
      const member = await buildShopper(store.tokens, { role })
      const reply = await open(store, signFor(member, picture), member.accessToken)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    },
  )

  it('the server rejects other methods for a prescription', async () => {
    for (const method of METHODS.filter((name) => !['GET', 'HEAD', 'CONNECT'].includes(name))) {
      const headers = { authorization: `Bearer ${shopper.accessToken}` }
      const request = { method: method as 'PUT', url: picture.url, headers }
      const reply = await store.app.inject(request)
      expect([reply.statusCode, reply.headers.allow], method).toEqual([405, 'GET, HEAD'])
    }
  })
})

describe('the path of a prescription', () => {
  const change = (part: RegExp, to: string) => () => picture.url.replace(part, to)

  it.each<[string, () => string]>([
    ['has no query', change(/\?.*/, '')],
    ['has no signature', change(/&signature=.*/, '')],
    ['has an empty signature', change(/signature=.*/, 'signature=')],
    ['has a forged signature', change(/signature=.*/, `signature=${'A'.repeat(43)}`)],
    ['has two signatures', () => `${picture.url}&signature=${'A'.repeat(43)}`],
    ['has no end', change(/expires=\d+&/, '')],
    ['has a later end', change(/expires=\d+/, 'expires=99999999999')],
    ['has an end that is not a number', change(/expires=\d+/, 'expires=1e12')],
    ['has a huge end', change(/expires=\d+/, `expires=${'9'.repeat(400)}`)],
    ['has the end twice', () => picture.url.replace('?', '?expires=1&')],
    ["has another prescription's signature", () => picture.url.replace(picture.id, pdf.id)],
    ['has a malformed id', () => picture.url.replace(picture.id, '..%2f..%2fjwt-secret')],
    ['has a very long id', () => picture.url.replace(picture.id, 'a'.repeat(400))],
    [
      'was signed by another server',
      () => signFor(shopper, picture, 'the secret of another server'),
    ],
    ['was made for an admin', () => signFor(admin, picture)],
    [
      'is of a prescription that never existed',
      () => signFor(shopper, { id: new Types.ObjectId().toHexString() }),
    ],
  ])("a prescription's path leads nowhere if it %s", async (_what, build) => {
    await expectNothing(build())
  })

  it("a prescription's path leads nowhere for another person, even an admin", async () => {
    await expectNothing(picture.url, await buildShopper(store.tokens))
    await expectNothing(picture.url, admin)
  })

  it('a path signed for another customer leads nowhere, and the server never signs one', async () => {
    const other = await buildShopper(store.tokens)
    await expectNothing(signFor(other, picture), other)
  })

  it("a prescription's path leads nowhere for a former admin", async () => {
    const former = await buildShopper(store.tokens, { role: 'ADMIN' })
    const url = signFor(former, picture)
    expect((await open(store, url, former.accessToken)).statusCode).toBe(200)
    await User.updateOne({ _id: former.user._id }, { $set: { role: 'USER' } })
    await expectNothing(url, former)
  })

  it("a prescription's path expires after ten to twenty minutes", async () => {
    const end = Number(/expires=(\d+)/.exec(picture.url)?.[1]) * 1000
    expect(end - Date.now()).toBeGreaterThan(10 * 60_000 - 10_000)
    expect(end - Date.now()).toBeLessThanOrEqual(20 * 60_000)
    vi.useFakeTimers({ toFake: ['Date'], now: end })
    const renewed = await buildShopper(store.tokens)
    await Session.updateMany({ userId: renewed.user._id }, { $set: { userId: shopper.user._id } })
    await expectNothing(picture.url, renewed)
    vi.setSystemTime(end - 1)
    expect((await open(store, picture.url, renewed.accessToken)).statusCode).toBe(200)
  })

  it.each(['STORING', 'DELETING'] as const)(
    "a prescription's path leads nowhere while the prescription is %s",
    async (state) => {
      await Prescription.updateOne({ _id: picture.id }, { $set: { state } })
      await expectNothing(picture.url)
      await expectNothing(signFor(admin, picture), admin)
    },
  )

  it("a prescription's path leads nowhere once it was deleted, or its file is lost", async () => {
    const { file } = await Prescription.findById(picture.id).orFail().lean()
    await store.prescriptionFiles.remove([file])
    await expectNothing(picture.url)
    await Prescription.deleteOne({ _id: pdf.id })
    await expectNothing(pdf.url)
  })

  it.each([
    ['without a token', undefined],
    ['with an invalid token', 'no.token.at.all'],
  ])("a prescription's path is rejected %s, whether it is valid or not", async (_what, token) => {
    for (const url of [picture.url, `/prescriptions/${picture.id}`, '/prescriptions/x']) {
      const reply = await open(store, url, token)
      expect([reply.statusCode, reply.json<object>()]).toMatchObject([
        401,
        { code: 'UNAUTHENTICATED' },
      ])
    }
  })

  it("a prescription's path is rejected for partners", async () => {
    const { secret } = await buildPartnerKey()
    const headers = { 'x-api-key': secret }
    expect((await store.app.inject({ url: picture.url, headers })).statusCode).toBe(403)
  })

  it("a prescription's path is never logged with its signature", async () => {
    await open(store, picture.url, shopper.accessToken)
    const lines = store.logLines.filter((line) => line.includes(`/prescriptions/${picture.id}`))
    expect(lines.length).toBeGreaterThan(0)
    expect(store.logLines.filter((line) => line.includes('signature='))).toEqual([])
  })

  it("a prescription's path is in no other person's list", async () => {
    const other = await buildShopper(store.tokens)
    const list = gql(`{ viewer { prescriptions { id url } } }`)
    const { data } = await store.query(list, {}, other.accessToken)
    expect(data).toEqual({ viewer: { prescriptions: [] } })
  })
})

describe('the file of a prescription', () => {
  it("a prescription's file is not below /media", async () => {
    for (const { id } of [picture, pdf]) {
      const { file } = await Prescription.findById(id).orFail().lean()
      for (const place of ['', 'prescriptions/', '../prescriptions/', '..%2fprescriptions%2f']) {
        const reply = await open(store, `/media/${place}${file}`, shopper.accessToken)
        expect(reply.statusCode).toBe(404)
      }
    }
  })
})
