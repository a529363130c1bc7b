import mongoose from 'mongoose'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectMongoose } from '../../src/database/connect.ts'
import { listen } from '../../src/database/embedded/wire/listener.ts'
import { serve } from '../../src/database/embedded/serve.ts'
import { Journal } from '../../src/database/embedded/storage/journal.ts'
import { JournalFile } from '../../src/database/embedded/storage/journal-file.ts'
import { Address } from '../../src/domains/address/address.model.ts'
import { createDiskStorage } from '../../src/uploads/disk-storage.ts'
import { Picture } from '../../src/uploads/picture.model.ts'
import { buildProduct, buildShopper } from '../support/factories.ts'
import { gql, textOf } from '../support/gql.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { buildForm, graphql, rest, sendUpload } from '../attacks/upload-endpoints.ts'

const ROOM = 2 ** 40
const ALMOST_FULL = 2 ** 20
const SENTENCE = 'The server is out of disk space, so nothing was saved. Please try again later.'

let folder: string
let store: TestStore
let headers: { authorization: string }
const disk = { free: ROOM, takesPictures: true }

beforeEach(async () => {
  Object.assign(disk, { free: ROOM, takesPictures: true })
  folder = await mkdtemp(join(tmpdir(), 'storage-full-'))
  const path = join(folder, 'data.journal')
  await (await JournalFile.create(path)).close()
  const journal = await Journal.open(path, { freeBytes: () => disk.free })
  const database = serve(await listen(null), journal, 'secret')
  await connectMongoose(database.uri)
  store = await openTestStore({
    database: {
      kind: 'embedded',
      close: async () => {
        await mongoose.disconnect()
        await database.close()
      },
    },
    services: { pictures: fillingDisk() },
  })
})
afterEach(async () => {
  disk.free = ROOM
  await store.close()
  await rm(folder, { recursive: true })
})

function fillingDisk() {
  const media = createDiskStorage(join(folder, 'media'))
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  })
  const write: typeof media.write = (file, bytes) =>
    disk.takesPictures ? media.write(file, bytes) : Promise.reject(full)
  return { ...media, write }
}

async function fillUp() {
  disk.free = ALMOST_FULL
  const write = mongoose.connection.db?.collection('probe').insertOne({})
  expect(await write?.catch(getCode)).toBe(14031)
}

const getCode = (error: unknown) =>
  error instanceof mongoose.mongo.MongoError ? error.code : error

async function signIn(role: 'ADMIN' | 'USER' = 'USER') {
  const { accessToken } = await buildShopper(store.tokens, { role })
  headers = { authorization: `Bearer ${accessToken}` }
  return accessToken
}

const address = {
  address_line: '7 Lake View Road',
  city: 'Pune',
  state: 'MH',
  country: 'India',
  pincode: '411001',
  mobile: '9800000000',
}
const input = {
  addressLine: '7 Lake View Road',
  city: 'Pune',
  state: 'MH',
  country: 'India',
  pincode: '411001',
  mobile: '9800000000',
}
const CREATE = gql(`mutation ($input: CreateAddressInput!) {
  createAddress(input: $input) { address { id } userErrors { code } }
}`)

const saveAddress = () =>
  store.app.inject({ method: 'POST', url: '/api/address/create', payload: address, headers })

it('the server rejects writes with 507 in REST and 503 in GraphQL when the database is full', async () => {
  await signIn()
  await fillUp()
  const viaRest = await saveAddress()
  expect({ status: viaRest.statusCode, wait: viaRest.headers['retry-after'] }).toEqual({
    status: 507,
    wait: '60',
  })
  const refusal = { success: false, error: true, message: SENTENCE, code: 'STORAGE_FULL' }
  expect(viaRest.json()).toMatchObject(refusal)
  const viaGraphql = await store.app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: textOf(CREATE), variables: { input } },
  })
  expect({ status: viaGraphql.statusCode, wait: viaGraphql.headers['retry-after'] }).toEqual({
    status: 503,
    wait: '60',
  })
  expect(viaGraphql.json()).toMatchObject({
    errors: [{ message: SENTENCE, extensions: { code: 'STORAGE_FULL' } }],
  })
  expect(store.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
})

it('the server still serves reads while the disk is full, and accepts writes once there is space', async () => {
  await signIn()
  const { name } = await buildProduct()
  await fillUp()
  const read = await store.app.inject({ method: 'POST', url: '/api/product/get', payload: {} })
  expect(read.json()).toMatchObject({ data: [{ name }] })
  disk.free = ROOM
  await expect.poll(async () => (await saveAddress()).statusCode).toBe(200)
  expect(await Address.countDocuments()).toBe(1)
})

it.each([rest, graphql])(
  'the server rejects an image when the disk is full, by $name',
  async (endpoint) => {
    const accessToken = await signIn('ADMIN')
    disk.takesPictures = false
    const url = await store.app.listen({ port: 0 })
    const content = await sharp({
      create: { width: 20, height: 20, channels: 3, background: '#0a0' },
    })
      .png()
      .toBuffer()
    const {
      status,
      code,
      body,
      headers: head,
    } = await sendUpload(endpoint, url, {
      accessToken,
      body: buildForm([
        ...endpoint.fields,
        { name: endpoint.field, fileName: 'green.png', content },
      ]),
    })
    expect({ status, code, wait: head['retry-after'] }).toEqual({
      status: endpoint === rest ? 507 : 503,
      code: 'STORAGE_FULL',
      wait: '60',
    })
    expect(body).toContain(SENTENCE)
    expect(await Picture.countDocuments()).toBe(0)
  },
)
