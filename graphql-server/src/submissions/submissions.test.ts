import type { ResultOf } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildForm,
  FORM_TYPE,
  graphql,
  operationFields,
} from '../../test/attacks/upload-endpoints.ts'
import { noise } from '../../test/attacks/hostile-files.ts'
import {
  buildCategory,
  buildShopper,
  PASSWORD,
  type Shopper,
  writtenAddress,
} from '../../test/support/factories.ts'
import { gql, type TestDocument } from '../../test/support/gql.ts'
import { createRestClient, expectRefusal } from '../../test/support/rest.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../../test/support/store.ts'
import { Address } from '../domains/address/address.model.ts'
import { Category } from '../domains/catalogue/record/category.model.ts'
import { SubCategory } from '../domains/catalogue/record/sub-category.model.ts'
import { Product } from '../domains/catalogue/record/product.model.ts'
import { Prescription } from '../domains/prescription/prescription.model.ts'
import { Picture } from '../uploads/picture.model.ts'
import { Submission } from './submission.model.ts'
import { deleteExpiredSubmissions } from './submit-once.ts'

let store: TestStore
let admin: Shopper
let categoryId: string
let photos: [Buffer, Buffer]
let idempotencyKey: string

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  categoryId = (await buildCategory())._id.toHexString()
  photos = [await noise().jpeg().toBuffer(), await noise(90).jpeg().toBuffer()]
})
beforeEach(() => {
  idempotencyKey = randomUUID()
})
afterAll(() => store.close())

const image = 'https://example.com/a.png'
const named = (number: number) => ({ name: `Name ${number} ${idempotencyKey}`, image })
const product = {
  ...{ unit: '1 kg', stock: 4, price: 8900, discountPercent: 0, description: 'Ripe' },
  ...{ images: [], subCategoryIds: [], details: [] },
}

const ADDRESS = gql(`mutation ($input: CreateAddressInput!) {
    reply: createAddress(input: $input) { created: address { id } userErrors { code message } }
}`)
const CATEGORY = gql(`mutation ($input: CreateCategoryInput!) {
    reply: createCategory(input: $input) { created: category { id } userErrors { code message } }
}`)
const SUB_CATEGORY = gql(`mutation ($input: CreateSubCategoryInput!) {
    reply: createSubCategory(input: $input) { created: subCategory { id } userErrors { code message } }
}`)
const PRODUCT = gql(`mutation ($input: CreateProductInput!) {
    reply: createProduct(input: $input) { created: product { id } userErrors { code message } }
}`)
const PICTURE = gql(`mutation ($input: UploadPictureInput!) {
    reply: uploadPicture(input: $input) { created: picture { image { url } } userErrors { code message } }
}`)
const AVATAR = gql(`mutation ($input: UploadAvatarInput!) {
    reply: uploadAvatar(input: $input) { created: viewer { avatar { url } } userErrors { code message } }
}`)
const PRESCRIPTION = gql(`mutation ($input: UploadPrescriptionInput!) {
    reply: uploadPrescription(input: $input) { created: prescription { id } userErrors { code message } }
}`)
type Created = ResultOf<typeof ADDRESS>
type Uploaded = ResultOf<typeof PICTURE | typeof AVATAR | typeof PRESCRIPTION>

/** The creations with JSON contents. Different indexes give different contents. */
const FORMS: [string, TestDocument<Created>, (index: number) => object, () => Promise<number>][] = [
  [
    'an address',
    ADDRESS,
    (index) => ({ ...writtenAddress, city: `City ${index}` }),
    () => Address.countDocuments({ userId: admin.user._id }),
  ],
  ['a category', CATEGORY, named, () => Category.countDocuments()],
  [
    'a sub-category',
    SUB_CATEGORY,
    (index) => ({ ...named(index), categoryIds: [categoryId] }),
    () => SubCategory.countDocuments(),
  ],
  [
    'a product',
    PRODUCT,
    (index) => ({ ...product, categoryIds: [categoryId], name: `Name ${index}` }),
    () => Product.countDocuments(),
  ],
]

/** The creations with a file. */
const UPLOADS: [string, TestDocument<Uploaded>, () => Promise<number>][] = [
  ['an image', PICTURE, () => Picture.countDocuments()],
  ['an avatar', AVATAR, () => Picture.countDocuments()],
  ['a prescription', PRESCRIPTION, () => Prescription.countDocuments()],
]

async function send(document: TestDocument<Created>, input: object, as = admin) {
  const { data, errors } = await store.query(document, { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.reply
}

async function upload(document: TestDocument<Uploaded>, key: string | null, content = photos[0]) {
  const query = print(document)
  const variables = { input: { file: null, idempotencyKey: key } }
  const [, map] = operationFields(query, { 0: ['variables.input.file'] })
  const operations = { name: 'operations', content: JSON.stringify({ query, variables }) }
  const reply = await store.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      ...{ 'content-type': FORM_TYPE, authorization: `Bearer ${admin.accessToken}` },
      ...graphql.headers,
    },
    payload: buildForm([
      operations,
      ...(map ? [map] : []),
      { name: '0', fileName: 'a.jpg', content },
    ]),
  })
  return reply.json<GraphqlReply<Uploaded>>().data.reply
}

const reused = [expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' })]

describe.each(FORMS)('resending %s', (what, document, contentsOf, count) => {
  it(`${what} is created once if it is resent with its key`, async () => {
    const before = await count()
    const input = { ...contentsOf(1), idempotencyKey }
    const first = await send(document, input)
    expect(first.userErrors).toEqual([])
    expect(first.created?.id).toMatch(/^[0-9a-f]{24}$/)
    expect(await send(document, input)).toEqual(first)
    expect(await count()).toBe(before + 1)
  })

  it(`${what} is created once if it is resent during the first request`, async () => {
    const before = await count()
    const input = { ...contentsOf(1), idempotencyKey }
    const replies = await Promise.all([1, 2, 3, 4].map(() => send(document, input)))
    expect(new Set(replies.map(({ created }) => created?.id)).size).toBe(1)
    expect(replies.flatMap(({ userErrors }) => userErrors)).toEqual([])
    expect(await count()).toBe(before + 1)
  })

  it(`${what} is rejected with other contents or a malformed key, and created anew without a key`, async () => {
    await send(document, { ...contentsOf(1), idempotencyKey })
    const before = await count()
    const changed = { ...contentsOf(2), idempotencyKey }
    expect(await send(document, changed)).toEqual({ created: null, userErrors: reused })
    for (const key of ['short', 'x'.repeat(101)]) {
      const { userErrors } = await send(document, { ...contentsOf(3), idempotencyKey: key })
      expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    }
    expect(await count()).toBe(before)
    expect((await send(document, contentsOf(4))).userErrors).toEqual([])
    expect(await count()).toBe(before + 1)
  })
})

describe.each(UPLOADS)('re-uploading %s', (what, document, count) => {
  it(`${what} is stored once if it is re-uploaded with its key, even concurrently`, async () => {
    const before = await count()
    const first = await upload(document, idempotencyKey)
    expect(first.userErrors).toEqual([])
    expect(first.created).not.toBeNull()
    expect(await upload(document, idempotencyKey)).toEqual(first)
    const other = randomUUID()
    const both = await Promise.all([1, 2].map(() => upload(document, other)))
    expect(both).toEqual([both[0], both[0]])
    expect(await count()).toBe(before + 2)
  })

  it(`${what} is rejected with a key for another file, and stored anew without a key`, async () => {
    const first = await upload(document, idempotencyKey)
    const before = await count()
    const reply = await upload(document, idempotencyKey, photos[1])
    expect(reply).toEqual({ created: null, userErrors: reused })
    expect(await count()).toBe(before)
    expect(await upload(document, null)).not.toEqual(first)
  })
})

describe('idempotency keys', () => {
  it('an idempotency key belongs to one user', async () => {
    const input = { ...writtenAddress, idempotencyKey }
    const first = await send(ADDRESS, input)
    const other = await buildShopper(store.tokens)
    const second = await send(ADDRESS, input, other)
    expect(second.created?.id).not.toBe(first.created?.id)
    expect(await Address.countDocuments({ userId: other.user._id })).toBe(1)
    expect(await send(ADDRESS, input)).toEqual(first)
  })

  it('an idempotency key belongs to one kind of submission', async () => {
    await send(ADDRESS, { ...writtenAddress, idempotencyKey })
    const reply = await send(CATEGORY, { ...named(1), idempotencyKey })
    expect(reply).toEqual({ created: null, userErrors: reused })
  })

  it('an idempotency key can be reused after the created object is gone', async () => {
    const input = { ...named(1), idempotencyKey }
    const first = await send(CATEGORY, input)
    await Category.deleteOne({ _id: first.created?.id })
    const second = await send(CATEGORY, input)
    expect(second.userErrors).toEqual([])
    expect(second.created?.id).not.toBe(first.created?.id)
    expect(await send(CATEGORY, input)).toEqual(second)
  })

  it('a rejected submission does not use up its idempotency key', async () => {
    const bad = await send(ADDRESS, { ...writtenAddress, city: '', idempotencyKey })
    expect(bad.userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    const good = await send(ADDRESS, { ...writtenAddress, idempotencyKey })
    expect(good.userErrors).toEqual([])
  })

  it('an idempotency key is deleted when it expires, and with its account', async () => {
    const { user, accessToken } = await buildShopper(store.tokens)
    const input = { ...writtenAddress, idempotencyKey }
    await store.query(ADDRESS, { input }, accessToken)
    await Submission.updateOne({ idempotencyKey }, { $set: { expiresAt: new Date(0) } })
    const ofOther = { ...writtenAddress, idempotencyKey: `${idempotencyKey}-2` }
    await store.query(ADDRESS, { input: ofOther }, accessToken)
    await deleteExpiredSubmissions()
    expect(await Submission.countDocuments({ userId: user._id })).toBe(1)
    await store.query(
      gql(
        `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userErrors { code } } }`,
      ),
      { input: { currentPassword: PASSWORD } },
      accessToken,
    )
    expect(await Submission.countDocuments({ userId: user._id })).toBe(0)
  })

  it('the keys of the last thousand submissions are kept', async () => {
    const { user, accessToken } = await buildShopper(store.tokens)
    const expiresAt = new Date(Date.now() + 60_000)
    const row = { userId: user._id, fingerprint: 'x', createdId: 'x', expiresAt }
    const keys = Array.from({ length: 1_000 }, (_, n) => `${idempotencyKey}-${n}`)
    await Submission.insertMany(keys.map((key) => ({ ...row, idempotencyKey: key })))
    const oldest = { idempotencyKey: keys[500] }
    await Submission.updateOne(oldest, { $set: { expiresAt: new Date(0) } })
    await store.query(ADDRESS, { input: { ...writtenAddress, idempotencyKey } }, accessToken)
    expect(await Submission.countDocuments({ userId: user._id })).toBe(1_000)
    expect(await Submission.exists(oldest)).toBeNull()
    expect(await Submission.exists({ idempotencyKey })).not.toBeNull()
  })
})

describe('the header Idempotency-Key of REST', () => {
  const { addressLine: address_line, ...lines } = writtenAddress
  const facts = {
    ...{ unit: '1 kg', stock: 4, price: 89, discount: 0, description: 'Ripe', more_details: {} },
    ...{ image: [], subCategory: [] },
  }

  it.each<[string, (index: number) => object]>([
    ['/api/address/create', (index) => ({ address_line, ...lines, city: `Town ${index}` })],
    ['/api/category/add-category', named],
    ['/api/subcategory/create', (index) => ({ ...named(index), category: [categoryId] })],
    ['/api/product/create', (index) => ({ ...facts, ...named(index), image: [], category: [] })],
  ])(
    'the Idempotency-Key header creates once at %s and rejects other contents',
    async (url, contentsOf) => {
      const call = createRestClient(store)
      const headers = { 'idempotency-key': idempotencyKey }
      const post = (index: number) =>
        call({ method: 'POST', url, headers, as: admin, payload: contentsOf(index) })
      const first = await post(1)
      expect(first.status).toBe(200)
      expect((await post(1)).data).toEqual(first.data)
      expectRefusal(await post(2), 409, 'CONFLICT')
    },
  )

  it.each([
    ['POST', '/api/file/upload', 'image'],
    ['PUT', '/api/user/upload-avatar', 'avatar'],
  ] as const)(
    'the Idempotency-Key header stores once with %s %s and rejects another file',
    async (method, url, field) => {
      const call = createRestClient(store)
      const send = (content: Buffer) =>
        call({
          ...{ method, url, as: admin },
          headers: { 'idempotency-key': idempotencyKey, 'content-type': FORM_TYPE },
          payload: buildForm([{ name: field, fileName: 'a.jpg', content }]),
        })
      const first = await send(photos[0])
      expect(first.status).toBe(200)
      expect((await send(photos[0])).data).toEqual(first.data)
      expectRefusal(await send(photos[1]), 409, 'CONFLICT')
    },
  )
})
