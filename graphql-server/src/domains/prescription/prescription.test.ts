import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HTML, noise, PDF } from '../../../test/attacks/hostile-files.ts'
import { gql } from '../../../test/support/gql.ts'
import { countScans } from '../../../test/support/database.ts'
import {
  buildPrescription,
  buildShopper,
  PASSWORD,
  type Shopper,
} from '../../../test/support/factories.ts'
import {
  buildStored,
  expectNothingKept,
  listFiles,
  removeAllPrescriptions,
  tryUpload,
  upload,
} from '../../../test/support/prescriptions.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { IncomingFile } from '../../contract/incoming-file.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import { User } from '../account/user.model.ts'
import { Prescription } from './prescription.model.ts'
import { listPrescriptions, uploadPrescription } from './prescription.service.ts'

const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000
const LIST = gql(`{ viewer { prescriptions { id type size url uploadedAt usableUntil expired } } }`)
const DELETE_ACCOUNT = gql(`mutation ($input: DeleteAccountInput!) {
  deleteAccount(input: $input) { userErrors { code } }
}`)

let store: TestStore
let shopper: Shopper
let photo: Buffer

beforeAll(async () => {
  store = await openTestStore()
  photo = await noise().jpeg().toBuffer()
})
beforeEach(async () => {
  await removeAllPrescriptions(store)
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

const listOf = async ({ accessToken }: Shopper) => {
  const { data } = await store.query(LIST, {}, accessToken)
  return data.viewer?.prescriptions
}

const fileOf = (content: Buffer) => new IncomingFile(() => Promise.resolve(content))

describe('an uploaded prescription', () => {
  it('an uploaded image is stored as WebP, and shown to its owner', async () => {
    const shown = await upload(store, shopper.accessToken, photo)
    const record = await Prescription.findById(shown.id).orFail().lean()
    const { _id: userId } = shopper.user
    expect(record).toMatchObject({ userId, type: 'PICTURE', state: 'STORED', usedAt: null })
    expect(record.file).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(await listFiles(store)).toEqual([record.file])
    const bytes = await store.prescriptionFiles.read(record.file)
    expect(shown).toMatchObject({ type: 'PICTURE', size: bytes?.length })
    const age = Date.parse(shown.usableUntil) - Date.parse(shown.uploadedAt)
    expect(age).toBe(180 * DAY)
    expect(Math.abs(Date.now() - Date.parse(shown.uploadedAt))).toBeLessThan(HOUR)
  })

  it('an uploaded prescription expires after 180 days', async () => {
    const shown = await upload(store, shopper.accessToken, photo)
    expect(shown.expired).toBe(false)
    const uploadedAt = new Date(Date.now() - 180 * DAY)
    await Prescription.updateOne({ _id: shown.id }, { uploadedAt })
    expect(await listOf(shopper)).toMatchObject([{ id: shown.id, expired: true }])
  })

  it('an uploaded PDF is stored as it is', async () => {
    const shown = await upload(store, shopper.accessToken, PDF)
    expect(shown).toMatchObject({ type: 'PDF', size: PDF.length })
    const [file = ''] = await listFiles(store)
    expect(file).toMatch(/^[0-9a-f]{32}\.pdf$/)
    expect(String(await store.prescriptionFiles.read(file))).toBe(PDF)
  })

  it.each(['text/html', 'image/svg+xml', 'application/pdf', 'nonsense'])(
    'an uploaded prescription is judged by its content, whatever its declared type: %s',
    async (type) => {
      const { data } = await tryUpload(store, shopper.accessToken, photo, { type })
      expect(data.uploadPrescription.prescription?.type).toBe('PICTURE')
    },
  )

  it('an uploaded prescription costs few database commands', async () => {
    const commands = await store.recordCommands(() => upload(store, shopper.accessToken, PDF))
    expect(commands).toEqual([
      // The uploader, the record, and the number of prescriptions.
      'aggregate',
      'insert',
      'aggregate',
      // The account still exists, and the file is complete.
      'findAndModify',
      'findAndModify',
      'commitTransaction',
    ])
  })

  it.each([
    ['HTML', HTML, 'UNSUPPORTED_MEDIA_TYPE', 'The file is not a JPEG, PNG, WebP or PDF file.'],
    [
      'an empty file',
      '',
      'UNSUPPORTED_MEDIA_TYPE',
      'The file is not a JPEG, PNG, WebP or PDF file.',
    ],
    [
      '10 MB and one byte',
      Buffer.alloc(10 * 1024 * 1024 + 1, 255),
      'PAYLOAD_TOO_LARGE',
      'The file is larger than 10 MB.',
    ],
  ])('an uploaded prescription is rejected if it is %s', async (_what, content, code, message) => {
    const { status, data } = await tryUpload(store, shopper.accessToken, content)
    expect(status).toBe(200)
    const userErrors = [{ code, message, field: 'file' }]
    expect(data.uploadPrescription).toEqual({ prescription: null, userErrors })
    await expectNothingKept(store)
  })

  it('an uploaded prescription of 10 MB is accepted from everyone', async () => {
    const pdf = Buffer.alloc(10 * 1024 * 1024, 'x')
    pdf.write('%PDF-1.4')
    pdf.write('%%EOF', pdf.length - 5)
    expect((await upload(store, shopper.accessToken, pdf)).size).toBe(pdf.length)
  })

  it('a form that is larger than any prescription is rejected before it is read', async () => {
    const { status, errors } = await tryUpload(store, shopper.accessToken, Buffer.alloc(11_000_000))
    expect([status, errors?.[0]?.message]).toEqual([413, 'The file is larger than 10 MB.'])
    await expectNothingKept(store)
  })

  it('an uploaded prescription is rejected without a session', async () => {
    expect((await tryUpload(store, undefined, photo)).status).toBe(401)
    await expectNothingKept(store)
  })
})

describe('a user', () => {
  const fill = (count: number, state: 'STORED' | 'DELETING' = 'STORED') =>
    Promise.all(Array.from({ length: count }, () => buildPrescription(shopper.user, { state })))

  it('a user with 100 prescriptions cannot upload another one', async () => {
    await fill(99)
    await fill(3, 'DELETING')
    await upload(store, shopper.accessToken, PDF)
    const { data } = await tryUpload(store, shopper.accessToken, PDF)
    const message = 'You have 100 prescriptions. Please delete one first.'
    expect(data.uploadPrescription).toEqual({
      prescription: null,
      userErrors: [{ code: 'TOO_MANY_PRESCRIPTIONS', message, field: null }],
    })
    expect(await Prescription.countDocuments({ state: 'STORED' })).toBe(100)
    expect(await listFiles(store)).toHaveLength(1)
  })

  it('a user never has more than 100 prescriptions, even if several are uploaded at the same time', async () => {
    await fill(98)
    await Promise.all(Array.from({ length: 5 }, () => tryUpload(store, shopper.accessToken, PDF)))
    const stored = await Prescription.countDocuments({ state: 'STORED' })
    expect(stored).toBeLessThanOrEqual(100)
    expect(await Prescription.countDocuments()).toBe(stored)
    expect(await listFiles(store)).toHaveLength(stored - 98)
  })

  it('a user sees their own prescriptions, newest first, with one database command', async () => {
    const other = await buildShopper(store.tokens)
    await buildPrescription(other.user)
    await buildPrescription(shopper.user, { state: 'STORING' })
    await buildPrescription(shopper.user, { state: 'DELETING' })
    const [first, second] = [
      await buildPrescription(shopper.user),
      await buildPrescription(shopper.user),
    ]
    const shown = await listOf(shopper)
    expect(shown?.map(({ id }) => id)).toEqual([second, first].map(({ _id }) => _id.toHexString()))
    expect(await store.recordCommands(() => listOf(shopper))).toEqual(['aggregate', 'find'])
    expect(await countScans(() => listPrescriptions(shopper.user._id))).toBe(0)
  })
})

describe('an upload that fails', () => {
  it.each<[string, Partial<FileStorage>]>([
    ['before the file is written', { write: () => Promise.reject(new Error('ENOSPC')) }],
    [
      'after the file was written',
      {
        async write(file, bytes) {
          await store.prescriptionFiles.write(file, bytes)
          throw new Error('ENOSPC')
        },
      },
    ],
  ])('an upload that fails %s leaves nothing behind', async (_when, failing) => {
    const files = { ...store.prescriptionFiles, ...failing }
    const uploading = uploadPrescription(files, shopper.user._id, { file: fileOf(photo) })
    await expect(uploading).rejects.toThrow('ENOSPC')
    await expectNothingKept(store)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['whose account is deleted', () => User.deleteOne({ _id: shopper.user._id })],
    [
      'that is marked for deletion',
      () => Prescription.updateMany({}, { $set: { state: 'DELETING' } }),
    ],
  ])('an upload %s while the file is written leaves nothing behind', async (_what, interfere) => {
    const files = {
      ...store.prescriptionFiles,
      async write(file: string, bytes: Buffer) {
        await store.prescriptionFiles.write(file, bytes)
        await interfere()
      },
    }
    const uploading = uploadPrescription(files, shopper.user._id, { file: fileOf(photo) })
    await expect(uploading).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } })
    await expectNothingKept(store)
  })

  it('an upload is not shown while the file is written', async () => {
    const seen: unknown[] = []
    const files = {
      ...store.prescriptionFiles,
      async write() {
        seen.push(await listOf(shopper), await Prescription.countDocuments({ state: 'STORING' }))
      },
    }
    await uploadPrescription(files, shopper.user._id, { file: fileOf(photo) })
    expect(seen).toEqual([[], 1])
  })
})

describe('with an account', () => {
  async function deleteAccount(): Promise<void> {
    const input = { currentPassword: PASSWORD }
    const { data } = await store.query(DELETE_ACCOUNT, { input }, shopper.accessToken)
    expect(data).toEqual({ deleteAccount: { userErrors: [] } })
  }

  it('deleting an account deletes all its prescriptions, and no others', async () => {
    const other = await buildStored(store, await buildShopper(store.tokens))
    for (const state of ['STORED', 'STORING', 'DELETING'] as const)
      await buildStored(store, shopper, { state })
    await upload(store, shopper.accessToken, PDF)
    await deleteAccount()
    expect((await Prescription.find().lean()).map(({ _id }) => _id)).toEqual([other._id])
    expect(await listFiles(store)).toEqual([other.file])
  })

  it("an account's prescriptions are exported as a list", async () => {
    const { id, size, uploadedAt } = await upload(store, shopper.accessToken, PDF)
    await buildPrescription((await buildShopper(store.tokens)).user)
    const reply = await store.app.inject({
      url: '/exports/my-data.json',
      headers: { authorization: `Bearer ${shopper.accessToken}` },
    })
    expect(reply.json()).toMatchObject({ prescriptions: [{ id, type: 'PDF', size, uploadedAt }] })
    expect(reply.body).not.toMatch(/\.pdf/)
  })
})
