import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerErrors } from '../src/http/errors.ts'
import { serveMedia } from '../src/http/endpoints/media.ts'
import { setUpCredentials } from './support/object-store.ts'
import { type OpenStorage, PICTURE_STORAGES } from './support/picture-storages.ts'

const URL = '/media/abc-160.webp'
const CONTENT = '0123456789'
const LONG_AGO = new Date(0).toUTCString()

setUpCredentials()

describe.each(PICTURE_STORAGES)('an image $place', ({ place, open }) => {
  let opened: OpenStorage
  let app: FastifyInstance
  let tag: string
  let date: string

  beforeEach(async () => {
    opened = await open()
    await opened.storage.write('abc-160.webp', Buffer.from(CONTENT))
    app = fastify()
    answerErrors(app)
    await serveMedia(app, opened.storage)
    const { headers } = await app.inject(URL)
    tag = String(headers.etag)
    date = String(headers['last-modified'])
  })
  afterEach(async () => {
    await app.close()
    await opened.close()
  })

  const ask = (options: InjectOptions) => app.inject({ url: URL, ...options })
  const askWith = (headers: InjectOptions['headers']) => ask({ headers })
  const summarize = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
    status: statusCode,
    body,
    length: headers['content-length'],
    range: headers['content-range'],
  })

  it.each(['GET', 'HEAD'] as const)(
    `an image ${place} has its headers in a response to %s`,
    async (method) => {
      const { statusCode, headers, body } = await ask({ method })
      expect([statusCode, body]).toEqual([200, method === 'GET' ? CONTENT : ''])
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': '10',
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(headers.etag).toMatch(/^(W\/)?"[^"]+"$/)
      expect(Date.parse(String(headers['last-modified']))).toBeLessThanOrEqual(Date.now())
    },
  )

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=2-400', '23456789', 'bytes 2-9/10'],
  ])(`an image ${place} is sent in part for the range %s`, async (range, body, sent) => {
    const length = String(body.length)
    const expected = { status: 206, length, range: sent }
    expect(summarize(await askWith({ range }))).toEqual({ ...expected, body })
    const head = await ask({ method: 'HEAD', headers: { range } })
    expect(summarize(head)).toEqual({ ...expected, body: '' })
  })

  it.each(['bytes=0-1,4-5', 'lines=0-1'])(
    `an image ${place} is sent whole for the range %s`,
    async (range) => {
      expect(summarize(await askWith({ range }))).toMatchObject({ status: 200, body: CONTENT })
    },
  )

  it.each(['bytes=50-', 'bytes=5-2', 'bytes=-30'])(
    `an image ${place} has no range %s`,
    async (range) => {
      const reply = await askWith({ range })
      expect(reply.statusCode).toBe(416)
      expect(reply.headers['content-range']).toBe('bytes */10')
      expect(reply.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' })
    },
  )

  it(`an image ${place} is sent in part only if the client has a part of the same version`, async () => {
    const range = 'bytes=2-4'
    const status = async (ifRange: string) =>
      (await askWith({ range, 'if-range': ifRange })).statusCode
    expect(await status(tag)).toBe(206)
    expect(await status(date)).toBe(206)
    expect(await status('"other"')).toBe(200)
    expect(await status(LONG_AGO)).toBe(200)
  })

  it(`an image ${place} is not sent to a client that already has it`, async () => {
    const conditions = [
      { 'if-none-match': tag },
      { 'if-none-match': tag.startsWith('W/') ? tag.slice(2) : `W/${tag}` },
      { 'if-none-match': `"other", ${tag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': date },
    ]
    for (const headers of conditions) {
      const reply = await askWith(headers)
      expect([reply.statusCode, reply.body]).toEqual([304, ''])
      expect(reply.headers).toMatchObject({ etag: tag, 'last-modified': date })
      expect((await ask({ method: 'HEAD', headers })).statusCode).toBe(304)
    }
  })

  it.each<Record<string, string>>([
    { 'if-none-match': '"other"' },
    { 'if-modified-since': LONG_AGO },
    { 'if-none-match': '*', 'cache-control': 'no-cache' },
  ])(`an image ${place} is sent whole for %o`, async (headers) => {
    expect(summarize(await askWith(headers))).toMatchObject({ status: 200, body: CONTENT })
  })

  it.each([
    '/media/none-160.webp',
    '/media/x/abc-160.webp',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/.unfinished/x',
    '/media/x%00-960.webp',
    '/media/',
  ])(`no image ${place} is found at %s`, async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await ask({ method, url, headers: { range: 'bytes=0-1' } })
      expect(reply.statusCode).toBe(404)
      expect(reply.headers['cache-control']).toBe('no-store')
    }
    expect((await ask({ url })).json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it(`an image ${place} is found with an encoded address and a query`, async () => {
    expect((await ask({ url: '/media/abc%2d160.webp?x=1' })).body).toBe(CONTENT)
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    `an image ${place} cannot be changed by %s`,
    async (method) => {
      expect((await ask({ method })).statusCode).toBe(404)
      expect((await ask({})).body).toBe(CONTENT)
    },
  )
})
