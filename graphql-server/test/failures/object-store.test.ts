import { once } from 'node:events'
import { get, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ObjectStoreError } from '../../src/lib/errors.ts'
import type { MediaUrl } from '../../src/lib/media-url.ts'
import { S3_LIMITS, type S3Limits } from '../../src/uploads/s3-client.ts'
import { createS3Storage } from '../../src/uploads/s3-storage.ts'
import { buildForm, graphql, rest, sendUpload } from '../attacks/upload-endpoints.ts'
import { buildShopper } from '../support/factories.ts'
import {
  setUpCredentials,
  startFakeObjectStore,
  startObjectStore,
} from '../support/object-store.ts'
import { sample } from '../support/property-runs.ts'
import { openTestStore } from '../support/store.ts'

const URL_OF_PICTURE = '/media/abc-160.webp'
const SENTENCE = 'The shop is not available right now. Please try again in a few seconds.'
/** For object stores that never answer. */
const IMPATIENT = { ...S3_LIMITS, answerMs: 200, silenceMs: 200 }
/** For object stores that do answer: on a busy machine, an answer takes its time. */
const PATIENT = { ...S3_LIMITS, answerMs: 20_000 }

const denying: RequestListener = (_request, response) => void response.writeHead(403).end()
const failing: RequestListener = (_request, response) => void response.writeHead(503).end()
const hanging: RequestListener = () => undefined

setUpCredentials()

let closers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closers.reverse()) await close()
  closers = []
})

async function startFake(answer: RequestListener): Promise<MediaUrl> {
  const { place, close } = await startFakeObjectStore(answer)
  closers.push(close)
  return place
}

/** Returns the place of an object store that was stopped. */
async function findUnreachable(): Promise<MediaUrl> {
  const { place, close } = await startFakeObjectStore(hanging)
  await close()
  return place
}

async function findWithoutBucket(): Promise<MediaUrl> {
  const { place, close } = await startObjectStore()
  closers.push(close)
  return { ...place, bucket: 'other' }
}

/** Opens a server with its images there. */
async function openStore(place: MediaUrl, limits = PATIENT) {
  const pictures = createS3Storage(place, { limits })
  const store = await openTestStore({ pictures, services: { pictures } })
  closers.push(() => store.close())
  return store
}

interface Failure {
  what: string
  find: () => Promise<MediaUrl>
  sentence: RegExp
  limits?: S3Limits
}

const FAILURES: Failure[] = [
  {
    what: 'cannot be reached',
    find: findUnreachable,
    sentence: /^MEDIA_URL: http:\S+ cannot be reached \(ECONNREFUSED\)\.$/,
  },
  {
    what: 'hangs',
    find: () => startFake(hanging),
    sentence: /^MEDIA_URL: http:\S+ cannot be used: it did not respond within 0\.2 seconds\.$/,
    limits: IMPATIENT,
  },
  {
    what: 'denies access',
    find: () => startFake(denying),
    sentence: /^MEDIA_URL: http:\S+ denies access to the bucket shop \(.+\)\. Check the AWS cred/,
  },
  {
    what: 'has no such bucket',
    find: findWithoutBucket,
    sentence: /^MEDIA_URL: the bucket other does not exist at http:\S+\.$/,
  },
  {
    what: 'is overloaded',
    find: () => startFake(failing),
    sentence: /^MEDIA_URL: http:\S+ responded with status 503 \(.+\)\.$/,
  },
]

it.each(FAILURES)(
  'an object store that $what fails its check with a sentence',
  async ({ find, sentence, limits }) => {
    const error: unknown = await createS3Storage(await find(), { limits: limits ?? PATIENT })
      .check()
      .catch(String)
    expect(error).toMatch(new RegExp(sentence.source.replace('^', '^Error: ')))
  },
)

/** By default, only the first: each of them fails its check. */
const failures = sample(FAILURES, 1)

describe.each(failures)('an object store that $what', ({ what, find, limits }) => {
  it(`an object store that ${what} makes the server not ready, and its images unavailable`, async () => {
    const store = await openStore(await find(), limits)
    await store.poll()
    const ready = await store.app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'no images' }])
    const { statusCode, headers, body } = await store.app.inject(URL_OF_PICTURE)
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toMatchObject({ message: SENTENCE, code: 'UNAVAILABLE' })
    const opened = await store.app.inject({ url: URL_OF_PICTURE, headers: { accept: 'text/html' } })
    expect([opened.statusCode, opened.body]).toEqual([503, SENTENCE])
    const lines = store.logLines.filter((line) => line.includes('MEDIA_URL'))
    expect(lines.length).toBeGreaterThan(0)
    expect(store.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it.each([rest, graphql])(
    `an object store that ${what} makes the server reject uploads by $name`,
    async (endpoint) => {
      const store = await openStore(await find(), limits)
      const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
      const background = { r: 0, g: 160, b: 0 }
      const picture = sharp({ create: { width: 20, height: 20, channels: 3, background } })
      const content = await picture.png().toBuffer()
      const file = { name: endpoint.field, fileName: 'green.png', content }
      const url = await store.app.listen({ port: 0 })
      const body = buildForm([...endpoint.fields, file])
      const answer = await sendUpload(endpoint, url, { accessToken, body })
      expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
      expect(answer.body).toContain(SENTENCE)
    },
  )
})

it('many requests to /readyz check the object store once', async () => {
  let requests = 0
  const place = await startFake((_request, response) => {
    requests += 1
    response.writeHead(403).end()
  })
  const store = await openStore(place)
  await store.poll()
  const replies = await Promise.all(Array.from({ length: 50 }, () => store.app.inject('/readyz')))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  expect(requests).toBe(1)
})

it('the server is ready while its object store is', async () => {
  const { place, close } = await startObjectStore()
  closers.push(close)
  const store = await openStore(place)
  await store.poll()
  expect((await store.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

/** Sends an image's headers and its first bytes. */
const beginning: RequestListener = (_request, response) => {
  const headers = { etag: '"a"', 'last-modified': new Date(0).toUTCString() }
  response.writeHead(200, { ...headers, 'content-length': '1000000' }).write('first bytes')
}

it.each<[string, RequestListener, S3Limits]>([
  [
    'breaks off',
    (request, response) => {
      beginning(request, response)
      setImmediate(() => response.destroy())
    },
    PATIENT,
  ],
  ['falls silent', beginning, { ...PATIENT, silenceMs: 200 }],
])(
  'an image whose object store %s ends its connection, and nothing else',
  async (_what, answer, limits) => {
    const store = await openStore(await startFake(answer), limits)
    const url = await store.app.listen({ port: 0 })
    const response = await fetch(`${url}${URL_OF_PICTURE}`)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  },
)

it('a client that ends its connection ends the one to the object store', async () => {
  const closed = vi.fn()
  const place = await startFake((request, response) => {
    response.on('close', closed)
    beginning(request, response)
  })
  const pictures = createS3Storage(place)
  const store = await openTestStore({ pictures, services: { pictures } })
  closers.push(() => store.close())
  const url = await store.app.listen({ port: 0 })
  const request = get(`${url}${URL_OF_PICTURE}`)
  await once(request, 'response')
  expect(closed).not.toHaveBeenCalled()
  request.destroy()
  await expect.poll(() => closed).toHaveBeenCalled()
})

it('a client that is gone before its image arrives ends the connection to the object store', async () => {
  const closed = vi.fn()
  let onRequest = () => {}
  const asked = new Promise<void>((resolve) => (onRequest = resolve))
  let arrive = () => {}
  const place = await startFake((request, response) => {
    response.on('close', closed)
    arrive = () => beginning(request, response)
    onRequest()
  })
  const pictures = createS3Storage(place)
  const store = await openTestStore({ pictures, services: { pictures } })
  closers.push(() => store.close())
  const accepted = once(store.app.server, 'connection') as Promise<[Socket]>
  const request = get(`${await store.app.listen({ port: 0 })}${URL_OF_PICTURE}`)
  request.on('error', () => undefined)
  const [connection] = await accepted
  await asked
  request.destroy()
  await once(connection, 'close')
  arrive()
  await expect.poll(() => closed).toHaveBeenCalled()
})

describe('without credentials', () => {
  setUpCredentials({
    AWS_ACCESS_KEY_ID: '',
    AWS_SECRET_ACCESS_KEY: '',
    AWS_PROFILE: 'none',
    AWS_EC2_METADATA_DISABLED: 'true',
  })

  it("the object store's check says which credentials to set", async () => {
    const place = await startFake(denying)
    const check = createS3Storage(place).check()
    await expect(check).rejects.toThrow(ObjectStoreError)
    await expect(check).rejects.toThrow(/^MEDIA_URL: .*Set AWS_ACCESS_KEY_ID and AWS_SECRET/)
  })
})
