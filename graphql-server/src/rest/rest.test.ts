import type { InjectOptions } from 'fastify'
import { Types } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCategory, buildProduct, buildShopper, type Shopper } from '../../test/factories.ts'
import { openTestStore, type TestStore } from '../../test/store.ts'
import { Session } from '../auth/session.model.ts'
import { User } from '../domains/account/user.model.ts'
import { restTable } from './table.ts'

let store: TestStore
let user: Shopper
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  user = await buildShopper(store.tokens)
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
})
afterAll(() => store.close())

interface Reply {
  success: boolean
  error: boolean
  message: string
  code?: string
  data?: unknown
}

async function call(request: InjectOptions & { as?: Shopper }) {
  const { as, headers, ...rest } = request
  const bearer = as && { authorization: `Bearer ${as.accessToken}` }
  const reply = await store.app.inject({ ...rest, headers: { ...bearer, ...headers } })
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  return { status: reply.statusCode, headers: reply.headers, ...reply.json<Reply>() }
}

function expectRefusal(reply: Awaited<ReturnType<typeof call>>, status: number, code: string) {
  expect(reply).toMatchObject({ status, success: false, error: true, code })
  expect(Object.keys(reply).sort()).toEqual(
    ['status', 'headers', 'success', 'error', 'message', 'code'].sort(),
  )
  expect(reply.message).toMatch(/^[^{}]{5,400}[.e]$/)
}

const json = { 'content-type': 'application/json' }
const withBody = restTable.filter(({ method, file }) => method !== 'GET' && !file)

describe.each(restTable)('$method $path', ({ method, path, who }) => {
  it('is refused by any other method, which is told the right one', async () => {
    for (const wrong of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      if (wrong === method) continue
      const reply = await store.app.inject({
        method: wrong,
        url: path,
        headers: json,
        payload: '{',
      })
      expect(reply.statusCode, wrong).toBe(405)
      expect(reply.headers.allow).toBe(method)
      if (wrong !== 'HEAD') expect(reply.json<Reply>().code).toBe('METHOD_NOT_ALLOWED')
    }
  })

  it('asks who is calling before what is called for', async () => {
    const broken = { method, url: path, headers: json, payload: method === 'GET' ? undefined : '{' }
    const dead = { authorization: 'Bearer dead.token.here' }
    if (who === 'anyone') return
    expectRefusal(await call(broken), 401, 'UNAUTHENTICATED')
    expectRefusal(await call({ ...broken, headers: { ...json, ...dead } }), 401, 'UNAUTHENTICATED')
    if (who === 'admin') expectRefusal(await call({ ...broken, as: user }), 403, 'FORBIDDEN')
  })

  it('does not look at a dead token where anyone may call', async () => {
    if (who !== 'anyone') return
    const payload = method === 'GET' ? undefined : {}
    const plain = await call({ method, url: path, payload })
    const headers = { authorization: 'Bearer dead.token.here' }
    const tokened = await call({ method, url: path, payload, headers })
    expect(tokened.status).not.toBe(401)
    expect([tokened.status, tokened.code]).toEqual([plain.status, plain.code])
  })
})

describe.each(withBody)('$method $path refuses', ({ method, path }) => {
  it.each<[string, InjectOptions['headers'], string | Buffer, number, string]>([
    ['malformed JSON', json, '{"email":', 400, 'BAD_USER_INPUT'],
    ['an empty body', json, '', 400, 'BAD_USER_INPUT'],
    ['a list', json, '[]', 400, 'BAD_USER_INPUT'],
    ['a text', json, '"x"', 400, 'BAD_USER_INPUT'],
    ['null', json, 'null', 400, 'BAD_USER_INPUT'],
    ['a prototype', json, '{"__proto__":{"email":"x"}}', 400, 'BAD_USER_INPUT'],
    ['no fields', json, '{}', 400, 'BAD_USER_INPUT'],
    ['operators', json, '{"email":{"$ne":1},"productId":{"$ne":1}}', 400, 'BAD_USER_INPUT'],
    ['lists for texts', json, '{"email":["a"],"productId":["a"]}', 400, 'BAD_USER_INPUT'],
    ['a deep body', json, `${'{"email":'.repeat(5000)}1${'}'.repeat(5000)}`, 400, 'BAD_USER_INPUT'],
    ['UTF-16', json, Buffer.from('{}', 'utf16le'), 400, 'BAD_USER_INPUT'],
    ['a body over 1 MB', json, `"${'x'.repeat(1_100_000)}"`, 413, 'PAYLOAD_TOO_LARGE'],
    ['plain text', { 'content-type': 'text/plain' }, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no type', {}, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a type that is none', { 'content-type': '/' }, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a form',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x--',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'an encoded form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'email=a',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a torn gzip',
      { ...json, 'content-encoding': 'gzip' },
      Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 1]),
      400,
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_what, headers, payload, status, code) => {
    expectRefusal(await call({ method, url: path, headers, payload }), status, code)
  })
})

describe('a call', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/user/login/',
    '/API/user/login',
    '/api/%2e%2e/x',
  ])('to %s is not found, in JSON', async (url) =>
    expectRefusal(await call({ method: 'GET', url }), 404, 'NOT_FOUND'),
  )

  it.each(restTable.filter(({ file }) => file))('to $path takes a form alone', async (row) => {
    const { method, path } = row
    const send = (headers: InjectOptions['headers'], payload?: string) =>
      call({ method, url: path, as: admin, headers, payload })
    expectRefusal(await send(json, '{}'), 415, 'UNSUPPORTED_MEDIA_TYPE')
    expectRefusal(await send({ 'content-type': 'text/plain' }, 'x'), 415, 'UNSUPPORTED_MEDIA_TYPE')
    expectRefusal(await send({}), 400, 'BAD_USER_INPUT')
  })

  it('that fails in a way that nobody foresaw tells an id and nothing else', async () => {
    const { collection } = User
    const dropped = collection.findOne.bind(collection)
    collection.findOne = () => Promise.reject(new Error('secret of the driver'))
    const payload = { email: 'a@example.com', password: 'correct horse' }
    const reply = await call({ method: 'POST', url: '/api/user/login', payload })
    collection.findOne = dropped
    expect(reply).toMatchObject({ status: 500, code: 'INTERNAL' })
    expect(reply.message).toMatch(
      /^Something went wrong on our side\. Please try again\. \([0-9a-f-]+\)$/,
    )
    expect(JSON.stringify(reply)).not.toContain('driver')
  })
})

describe('an account', () => {
  const account = {
    name: 'Asha',
    email: 'asha@example.com',
    password: 'correct horse',
    confirmPassword: 'correct horse',
  }
  const register = (change: object) =>
    call({ method: 'POST', url: '/api/user/register', payload: { ...account, ...change } })
  const login = (payload: object) => call({ method: 'POST', url: '/api/user/login', payload })

  it('is opened, signs in, reads itself and signs out', async () => {
    const opened = await register({ role: 'ADMIN', status: 'Suspended', _id: 'x' })
    expect(opened).toMatchObject({ status: 200, success: true, error: false })
    const { data } = await login({ email: 'ASHA@example.com', password: 'correct horse' })
    expect(data).toEqual({
      accesstoken: expect.stringContaining('.') as string,
      refreshToken: expect.stringContaining('.') as string,
    })
    const { accesstoken: accessToken = '' } = data as { accesstoken?: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    const details = await call({ method: 'GET', url: '/api/user/user-details', headers })
    const sessions = await Session.countDocuments()
    const out = await call({ method: 'GET', url: '/api/user/logout', headers })
    expect(out).toMatchObject({ status: 200, success: true, data: null })
    expect(await Session.countDocuments()).toBe(sessions - 1)
    expectRefusal(
      await call({ method: 'GET', url: '/api/user/logout', headers }),
      401,
      'UNAUTHENTICATED',
    )
    expect(details.data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      name: 'Asha',
      email: 'asha@example.com',
      avatar: '',
      mobile: '',
      verify_email: false,
      last_login_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      status: 'Active',
      role: 'USER',
      address_details: [],
      shopping_cart: [],
      orderHistory: [],
    })
    expect(opened.data).toEqual({ ...(details.data as object), last_login_date: null })
  })

  it.each([
    [
      'another confirmation',
      { confirmPassword: 'x' },
      'password and confirm password must be same',
    ],
    ['a missing name', { name: undefined }, 'name is missing or not of the right kind.'],
    ['a number for a name', { name: 7 }, 'name is missing or not of the right kind.'],
    ['no address', { email: 'x' }, 'Please enter a valid email address.'],
    ['two blank fields', { name: '', email: '' }, 'Name is required. Email is required.'],
  ])('is not opened with %s', async (_what, change, message) => {
    const reply = await register({ email: 'other@example.com', ...change })
    expectRefusal(reply, 400, 'BAD_USER_INPUT')
    expect(reply.message).toBe(message)
  })

  it('is opened once for an address', async () => {
    await register({ email: 'twice@example.com' })
    expectRefusal(await register({ email: 'TWICE@example.com' }), 409, 'CONFLICT')
  })

  it('is refused alike with an unknown address and a wrong password', async () => {
    const { user: person } = await buildShopper(store.tokens)
    const wrong = await login({ email: person.email, password: 'wrong horse' })
    const unknown = await login({ email: 'nobody@example.com', password: 'wrong horse' })
    expectRefusal(wrong, 401, 'UNAUTHENTICATED')
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null })
  })

  it('that is suspended does not sign in', async () => {
    await register({ email: 'out@example.com' })
    await User.updateOne({ emailKey: 'out@example.com' }, { $set: { status: 'Suspended' } })
    const reply = await login({ email: 'out@example.com', password: 'correct horse' })
    expectRefusal(reply, 403, 'FORBIDDEN')
  })
})

describe('the catalogue', () => {
  it('tells its categories by name', async () => {
    const image = '/media/a-960.webp'
    const b = await buildCategory({ name: 'Bakery', image })
    const a = await buildCategory({ name: 'Atta' })
    const { status, data } = await call({ method: 'GET', url: '/api/category/get' })
    expect(status).toBe(200)
    expect(data).toEqual([
      { _id: a._id.toHexString(), name: 'Atta', image: '' },
      { _id: b._id.toHexString(), name: 'Bakery', image },
    ])
  })

  it('tells a product in rupees, with facts of any name', async () => {
    const details = [
      { name: '__proto__', value: 'a' },
      { name: 'Shelf life', value: '6 months' },
    ]
    const images = ['/media/b-960.webp', 'https://a.example/b.png']
    const product = await buildProduct({ price: 12_345, discount: 6440, details, images })
    const _id = product._id.toHexString()
    for (const productId of [_id, { _id, name: 'x' }]) {
      const payload = { productId }
      const reply = await call({ method: 'POST', url: '/api/product/get-product-details', payload })
      expect(reply.data).toMatchObject({
        _id,
        name: product.name,
        image: images,
        category: [],
        subCategory: [],
        price: 123.45,
        discount: 64.4,
        stock: 10,
        createdAt: product.createdAt.toISOString(),
      })
      expect(JSON.stringify(reply.data)).toContain(
        '"more_details":{"__proto__":"a","Shelf life":"6 months"}',
      )
    }
  })

  it.each([
    ['an unknown id', new Types.ObjectId().toHexString(), 404, 'NOT_FOUND'],
    ['a text that is no id', 'x', 400, 'BAD_USER_INPUT'],
    ['a number', 7, 400, 'BAD_USER_INPUT'],
    ['an operator', { $gt: '' }, 400, 'BAD_USER_INPUT'],
    ['an id of an id', { _id: { _id: 'x' } }, 400, 'BAD_USER_INPUT'],
  ])('refuses %s', async (_what, productId, status, code) => {
    const payload = { productId }
    const reply = await call({ method: 'POST', url: '/api/product/get-product-details', payload })
    expectRefusal(reply, status, code)
  })
})
