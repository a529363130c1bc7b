import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { User } from '../../src/domains/account/user.model.ts'
import { PICTURE_WIDTHS, parsePictureId } from '../../src/lib/pictures.ts'
import { Picture } from '../../src/uploads/picture.model.ts'
import { buildShopper, type Shopper } from '../support/factories.ts'
import { noise } from './hostile-files.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import {
  type UploadEndpoint,
  buildForm,
  graphql,
  operationFields,
  rest,
  sendUpload,
  UPLOAD_AVATAR,
} from './upload-endpoints.ts'

const restAvatar: UploadEndpoint = {
  ...rest,
  name: 'REST avatar',
  method: 'PUT',
  path: '/api/user/upload-avatar',
  field: 'avatar',
}
const graphqlAvatar: UploadEndpoint = {
  ...graphql,
  name: 'GraphQL avatar',
  fields: operationFields(UPLOAD_AVATAR),
}

let store: TestStore
let address: string
let people: { nobody: null; user: Shopper; admin: Shopper }
let photo: Buffer

beforeAll(async () => {
  store = await openTestStore()
  address = await store.app.listen({ port: 0 })
  people = {
    nobody: null,
    user: await buildShopper(store.tokens),
    admin: await buildShopper(store.tokens, { role: 'ADMIN' }),
  }
  photo = await noise(1200, 800).jpeg().toBuffer()
})
afterAll(() => store.close())

const listPictures = async () => (await Picture.find().lean()).map(({ _id }) => _id)

function send(endpoint: UploadEndpoint, who: keyof typeof people) {
  const body = buildForm([
    ...endpoint.fields,
    { name: endpoint.field, fileName: 'a.jpg', content: photo },
  ])
  return sendUpload(endpoint, address, { accessToken: people[who]?.accessToken, body })
}

describe.each([
  { endpoint: graphql, nobody: 'UNAUTHENTICATED', user: 'FORBIDDEN', admin: null },
  { endpoint: rest, nobody: 'UNAUTHENTICATED', user: 'FORBIDDEN', admin: null },
  { endpoint: graphqlAvatar, nobody: 'UNAUTHENTICATED', user: null, admin: null },
  { endpoint: restAvatar, nobody: 'UNAUTHENTICATED', user: null, admin: null },
])('an upload through $endpoint.name', ({ endpoint, ...codes }) => {
  it.each(['nobody', 'user', 'admin'] as const)(
    `an upload by %s through ${endpoint.name} is allowed or rejected as listed`,
    async (who) => {
      const before = await listPictures()
      const { code, url } = await send(endpoint, who)
      expect(code).toBe(codes[who])
      expect(url !== '').toBe(code === null)
      const added = (await listPictures()).filter((id) => !before.includes(id))
      expect(added).toEqual(code === null ? [parsePictureId(url)] : [])
    },
  )
})

it('a REST upload reports missing authentication in REST before errors in its form', async () => {
  const body = Buffer.from('no form')
  const { accessToken } = people.user
  expect(await sendUpload(rest, address, { body })).toMatchObject({ status: 401 })
  expect(await sendUpload(rest, address, { body, accessToken })).toMatchObject({ status: 403 })
})

it('the server records who has uploaded an image', async () => {
  const { url } = await send(rest, 'admin')
  const id = url.slice('/media/'.length, -'-960.webp'.length)
  expect(await Picture.findById(id).lean()).toMatchObject({
    ownerId: people.admin.user._id,
    width: 960,
    height: 640,
    condemnedAt: null,
  })
})

it.each([graphqlAvatar, restAvatar])(
  "an uploaded image can be the sender's avatar: $name",
  async (endpoint) => {
    const { url } = await send(endpoint, 'user')
    const users = await User.find({ avatar: url }).lean()
    expect(users.map(({ _id }) => _id)).toEqual([people.user.user._id])
  },
)

describe('a stored image', () => {
  it('a stored image is served in every width, cacheable forever, and cannot run', async () => {
    const { url } = await send(rest, 'admin')
    for (const width of PICTURE_WIDTHS) {
      const { statusCode, headers } = await store.app.inject(url.replace('-960.', `-${width}.`))
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    }
  })

  it.each([
    '/media/../package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/..%5c..%5cpackage.json',
    '/media/.unfinished/',
    '/media/.unfinished/x',
    '/media/%2eunfinished/x',
    '/media/x%00-960.webp',
    '/media//etc/passwd',
    '/media/',
    '/media',
    '/media/con',
    `/media/${'x'.repeat(400)}`,
  ])('no stored image is found at %s', async (url) => {
    const { statusCode, json } = await store.app.inject(url)
    expect(statusCode).toBe(404)
    expect(json()).toMatchObject({ code: 'NOT_FOUND' })
  })
})
