import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RateLimit } from '../../src/auth/rate-limit.model.ts'
import { createRateLimits } from '../../src/auth/rate-limits.ts'
import { PICTURE_WIDTHS } from '../../src/lib/pictures.ts'
import { createDiskStorage, type DiskStorage } from '../../src/uploads/disk-storage.ts'
import { PICTURES, PRESCRIPTIONS } from '../../src/uploads/file-kinds.ts'
import { Picture } from '../../src/uploads/picture.model.ts'
import { discardPicture, retainPictures } from '../../src/uploads/pictures.ts'
import {
  buildAddress,
  buildProduct,
  buildShopper,
  PASSWORD,
  type Shopper,
} from '../support/factories.ts'
import { gql } from '../support/gql.ts'
import { UPLOAD_PRESCRIPTION } from '../support/prescriptions.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import {
  buildForm,
  graphql,
  operationFields,
  sendUpload,
  type UploadEndpoint,
  UPLOAD_AVATAR,
} from './upload-endpoints.ts'

const byGraphql = { ...graphql, fields: operationFields(UPLOAD_AVATAR) }
const byRest: UploadEndpoint = {
  name: 'REST',
  method: 'PUT',
  path: '/api/user/upload-avatar',
  fields: [],
  field: 'avatar',
  headers: {},
}
const prescription = {
  ...graphql,
  name: 'prescription',
  fields: operationFields(UPLOAD_PRESCRIPTION),
}

/** A tenth of the disk is free. */
const ROOM = { blocks: 1000, bavail: 100 }
let space = ROOM
let store: TestStore
let address: string
let folder: string
let pictures: DiskStorage
let picture: Buffer
let caller = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirana-space-'))
  const readSpace = () => Promise.resolve(space)
  pictures = createDiskStorage(join(folder, 'media'), PICTURES, readSpace)
  const prescriptionFiles = createDiskStorage(join(folder, 'private'), PRESCRIPTIONS, readSpace)
  const limits = createRateLimits({ on: true })
  const services = { pictures, prescriptionFiles, limits }
  store = await openTestStore({ trustProxy: 'loopback', services })
  address = await store.app.listen({ port: 0 })
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

function upload(
  endpoint: UploadEndpoint,
  { accessToken }: Shopper,
  from = `203.0.113.${(caller += 1)}`,
) {
  const { fields, field } = endpoint
  const body = buildForm([...fields, { name: field, fileName: 'me.png', content: picture }])
  return sendUpload(endpoint, address, { accessToken, body, headers: { 'x-forwarded-for': from } })
}

const countFiles = async () =>
  (await readdir(pictures.folder)).filter((name) => name.endsWith('.webp')).length

describe.each([byGraphql, byRest])('a profile image that is replaced by $name', (endpoint) => {
  it(`a profile image that is replaced by ${endpoint.name} is removed at once`, async () => {
    const shopper = await buildShopper(store.tokens)
    const before = await countFiles()
    for (let n = 0; n < 3; n += 1) expect((await upload(endpoint, shopper)).status).toBe(200)
    expect(await countFiles()).toBe(before + PICTURE_WIDTHS.length)
    expect(await Picture.countDocuments({ ownerId: shopper.user._id })).toBe(1)
  })
})

describe('a profile image', () => {
  it('a replaced profile image stays if it was retained for something else', async () => {
    const shopper = await buildShopper(store.tokens)
    const { url } = await upload(byRest, shopper)
    await retainPictures([url])
    await upload(byRest, shopper)
    expect(await Picture.countDocuments({ ownerId: shopper.user._id })).toBe(2)
  })

  it('a profile image that cannot be removed now is left to the sweep', async () => {
    const shopper = await buildShopper(store.tokens)
    const { url } = await upload(byRest, shopper)
    const remove = () => Promise.reject(new Error('down'))
    await discardPicture({ ...pictures, remove }, url)
    expect(await Picture.findOne({ ownerId: shopper.user._id }).lean()).toMatchObject({
      condemnedAt: expect.any(Date) as Date,
    })
  })

  it('a profile image is removed with its account', async () => {
    const shopper = await buildShopper(store.tokens)
    await upload(byRest, shopper)
    const document = gql(`mutation ($input: DeleteAccountInput!) {
      deleteAccount(input: $input) { userErrors { code } }
    }`)
    await store.query(document, { input: { currentPassword: PASSWORD } }, shopper.accessToken)
    expect(await Picture.countDocuments({ ownerId: shopper.user._id })).toBe(0)
  })
})

describe('the bytes of a day', () => {
  const countElsewhere = (key: string, megabytes: number) =>
    RateLimit.updateOne({ key }, { $inc: { points: megabytes * 1024 } })

  it("an account's uploaded bytes per day are counted for all processes, whatever address it uses", async () => {
    const shopper = await buildShopper(store.tokens)
    await upload(byRest, shopper)
    await countElsewhere(`uploads:${shopper.user._id.toHexString()}`, 50)
    const refused = await upload(byRest, shopper)
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(refused.body).toContain(
      'You have uploaded too much today. Please try again in 24 hours.',
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect((await upload(prescription, shopper)).code).toBe('RATE_LIMITED')
    expect((await upload(byRest, await buildShopper(store.tokens))).status).toBe(200)
  })

  it("an address's customers share a daily upload limit, which does not apply to the team", async () => {
    const from = '198.51.100.9'
    await upload(byRest, await buildShopper(store.tokens), from)
    await countElsewhere(`address-uploads:${from}`, 500)
    expect((await upload(byRest, await buildShopper(store.tokens), from)).status).toBe(429)
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    expect((await upload(graphql, admin, from)).status).toBe(200)
  })
})

describe('while less than a tenth of the disk is free', () => {
  it.each([
    ['an image', byRest, 507],
    ['an image by GraphQL', byGraphql, 503],
    ['a prescription', prescription, 503],
  ])(
    'the server rejects %s on a full disk, and nothing is left of it',
    async (_what, endpoint, status) => {
      const shopper = await buildShopper(store.tokens)
      space = { blocks: 1000, bavail: 99 }
      const refused = await upload(endpoint, shopper)
      space = ROOM
      expect(refused).toMatchObject({ status, code: 'STORAGE_FULL' })
      expect(refused.headers['retry-after']).toBe('60')
      expect(await Picture.countDocuments({ ownerId: shopper.user._id })).toBe(0)
      expect((await upload(endpoint, shopper)).status).toBe(200)
    },
  )

  it('customers can still fill their carts while the disk is full', async () => {
    const shopper = await buildShopper(store.tokens)
    const { _id } = await buildProduct()
    await buildAddress(shopper.user)
    space = { blocks: 1000, bavail: 99 }
    const reply = await store.app.inject({
      method: 'POST',
      url: '/api/cart/create',
      headers: { authorization: `Bearer ${shopper.accessToken}` },
      payload: { productId: _id.toHexString() },
    })
    space = ROOM
    expect(reply.statusCode).toBe(200)
  })
})
