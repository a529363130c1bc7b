import { HeadObjectCommand } from '@aws-sdk/client-s3'
import fastify from 'fastify'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  setUpCredentials,
  startObjectStore,
  type TestObjectStore,
} from '../../test/support/object-store.ts'
import { answerErrors } from '../http/errors.ts'
import { serveMedia } from '../http/endpoints/media.ts'
import type { MediaUrl } from '../lib/media-url.ts'
import { openStorages } from './open-storage.ts'
import { createS3Client, S3_LIMITS } from './s3-client.ts'

const PDF_FILE = `${'a'.repeat(32)}.pdf`
const WEBP_FILE = `${'b'.repeat(32)}.webp`

let dataDir: string
let objectStore: TestObjectStore

setUpCredentials()

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'open-storage-'))
  objectStore = await startObjectStore()
})
afterEach(async () => {
  await objectStore.close()
  await rm(dataDir, { recursive: true })
})

async function openWithPrescriptions(mediaUrl?: MediaUrl) {
  const storages = await openStorages({ mediaUrl, dataDir })
  for (const file of [PDF_FILE, WEBP_FILE])
    await storages.prescriptionFiles.write(file, Buffer.from(file))
  return storages
}

describe('prescriptions in the data folder', () => {
  it('prescriptions have a separate folder that only the account of the server can read', async () => {
    await openWithPrescriptions()
    const folder = join(dataDir, 'prescriptions')
    expect((await readdir(folder)).sort()).toEqual(['.unfinished', PDF_FILE, WEBP_FILE])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(await readdir(join(dataDir, 'media'))).toEqual(['.unfinished'])
  })
})

describe('prescriptions in an object store', () => {
  const typeOf = async (place: MediaUrl, Key: string) => {
    const client = createS3Client(place, S3_LIMITS)
    const found = await client.send(new HeadObjectCommand({ Bucket: place.bucket, Key }))
    client.destroy()
    return found.ContentType
  }

  it.each([
    ['pictures', 'pictures/prescriptions/'],
    ['', 'prescriptions/'],
  ])(
    'with the prefix %j, prescriptions have their own prefix and content type',
    async (prefix, start) => {
      const place = { ...objectStore.place, prefix }
      await openWithPrescriptions(place)
      expect(await typeOf(place, `${start}${PDF_FILE}`)).toBe('application/pdf')
      expect(await typeOf(place, `${start}${WEBP_FILE}`)).toBe('image/webp')
    },
  )
})

describe.each([
  { where: 'on disk', prefix: null },
  { where: 'in an object store with a prefix', prefix: 'pictures' },
  { where: 'in an object store without a prefix', prefix: '' },
])('a prescription $where', ({ prefix }) => {
  const open = () =>
    openWithPrescriptions(prefix === null ? undefined : { ...objectStore.place, prefix })

  it('the image storage does not contain prescriptions', async () => {
    const { pictures } = await open()
    const listed = []
    for await (const file of pictures.list()) listed.push(file)
    expect(listed).toEqual([])
    expect(await pictures.has(PDF_FILE)).toBe(false)
    expect(await pictures.has(`prescriptions/${PDF_FILE}`)).toBe(false)
  })

  it('no prescription is served below /media', async () => {
    const { pictures } = await open()
    const app = fastify()
    answerErrors(app)
    await serveMedia(app, pictures)
    const places = [
      '',
      'prescriptions/',
      'prescriptions%2f',
      '../prescriptions/',
      '..%2fprescriptions%2f',
    ]
    for (const file of [PDF_FILE, WEBP_FILE]) {
      for (const place of places) {
        const reply = await app.inject(`/media/${place}${file}`)
        expect([reply.statusCode, place]).toEqual([404, place])
        expect(reply.body).not.toContain(file)
      }
    }
    await app.close()
  })
})
