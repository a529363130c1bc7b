import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Picture } from '../../src/uploads/picture.model.ts'
import { buildShopper, type Shopper } from '../support/factories.ts'
import { failuresOf } from '../support/failures-of.ts'
import {
  BMP,
  ftyp,
  HTML,
  ICO,
  jpegClaimingTooMuch,
  noise,
  PDF,
  pngClaiming,
  SVG,
} from './hostile-files.ts'
import { gql } from '../support/gql.ts'
import { sample } from '../support/property-runs.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import {
  BOUNDARY,
  type UploadEndpoint,
  buildForm,
  graphql,
  operationFields,
  type Part,
  rest,
  type Sending,
  sendUpload,
} from './upload-endpoints.ts'

let store: TestStore
let address: string
let admin: Shopper
/** A folder for temporary files that no other test uses. */
let temporary: string
const usualTemporary = process.env.TMPDIR

beforeAll(async () => {
  store = await openTestStore()
  address = await store.app.listen({ port: 0 })
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  temporary = await mkdtemp(join(tmpdir(), 'kirana-temporary-'))
  process.env.TMPDIR = temporary
})
afterAll(async () => {
  if (usualTemporary === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualTemporary
  await rm(temporary, { recursive: true })
  await store.close()
})

function send(endpoint: UploadEndpoint, sending: Sending) {
  return sendUpload(endpoint, address, { accessToken: admin.accessToken, ...sending })
}

/** The files and records that uploads leave behind. */
async function traces() {
  return {
    media: await readdir(store.pictures.folder),
    unfinished: await readdir(join(store.pictures.folder, '.unfinished')),
    temporary: await readdir(temporary),
    records: await Picture.countDocuments(),
  }
}

async function expectRejected(
  endpoint: UploadEndpoint,
  sending: Sending,
  code: string,
  statuses: number[],
): Promise<void> {
  const before = await traces()
  const answer = await send(endpoint, sending)
  expect(answer).toMatchObject({ code, url: '' })
  expect(statuses).toContain(answer.status)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.body).not.toMatch(/node_modules|\.ts:|vips|sharp|busboy/i)
  expect(await traces()).toEqual(before)
  expect((await store.query(gql(`{ store { name } }`))).errors).toBeUndefined()
}

/** Created once, because this takes long. */
const photo = noise(300, 200).jpeg().toBuffer()
const avif = noise().avif().toBuffer()
const cut = async (picture: Promise<Buffer>, part: number) => {
  const bytes = await picture
  return bytes.subarray(0, Math.floor(bytes.length * part))
}

type Case = [what: string, bytes: () => Promise<Buffer> | Buffer | string, code: string]

/** Files that are not valid images, each sent as photo.png with type image/png. */
const badFiles: Case[] = [
  ['an SVG with a script', () => SVG, 'UNSUPPORTED_MEDIA_TYPE'],
  ['an SVG behind an XML head', () => `<?xml version="1.0"?>${SVG}`, 'UNSUPPORTED_MEDIA_TYPE'],
  ['HTML', () => HTML, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a PDF', () => PDF, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a GIF', () => noise().gif().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a TIFF', () => noise().tiff().toBuffer(), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a BMP', () => BMP, 'UNSUPPORTED_MEDIA_TYPE'],
  ['an ICO', () => ICO, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a HEIC', () => ftyp('heic', 'mif1', 'heic'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a HEIC that claims to be AVIF', () => ftyp('avif', 'mif1'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['plain text', () => 'JPEG PNG WEBP', 'UNSUPPORTED_MEDIA_TYPE'],
  ['an empty file', () => '', 'UNSUPPORTED_MEDIA_TYPE'],
  ['one byte', () => '\xff', 'UNSUPPORTED_MEDIA_TYPE'],
  ['half a JPEG', () => cut(photo, 0.5), 'UNSUPPORTED_MEDIA_TYPE'],
  ['half a PNG', () => cut(noise().png().toBuffer(), 0.5), 'UNSUPPORTED_MEDIA_TYPE'],
  ['half a WebP', () => cut(noise().webp().toBuffer(), 0.5), 'UNSUPPORTED_MEDIA_TYPE'],
  ['half an AVIF', () => cut(avif, 0.5), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a JPEG without its last bytes', () => cut(photo, 0.98), 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'the start of a JPEG, then garbage',
    // The zero keeps a preceding byte of 255 from being a marker, which would end the image in order.
    async () => Buffer.concat([await cut(photo, 0.1), Buffer.alloc(9000, '\0garbage')]),
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['the first three bytes of a JPEG', () => Buffer.from([255, 216, 255]), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a PNG of 50,000 × 50,000', () => pngClaiming(50_000, 50_000), 'PAYLOAD_TOO_LARGE'],
  ['a PNG of 1 × 39,000,000', () => pngClaiming(1, 39_000_000), 'PAYLOAD_TOO_LARGE'],
  ['a PNG of 16,385 × 1', () => pngClaiming(16_385, 1), 'PAYLOAD_TOO_LARGE'],
  ['a JPEG of 65,000 × 65,000', jpegClaimingTooMuch, 'PAYLOAD_TOO_LARGE'],
  ['a PNG without pixels', () => pngClaiming(0, 0), 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a small file of 41 megapixels',
    () =>
      sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'PAYLOAD_TOO_LARGE',
  ],
  [
    'a file of one byte over 5 MB',
    () => Buffer.alloc(5 * 1024 * 1024 + 1, 255),
    'PAYLOAD_TOO_LARGE',
  ],
  ['6 MB', () => Buffer.alloc(6_000_000, 255), 'PAYLOAD_TOO_LARGE'],
]

type FormCase = [what: string, form: (endpoint: UploadEndpoint, file: Part) => Part[] | Buffer]

/** Malformed forms with a valid image. */
const badForms: FormCase[] = [
  ['without a file', ({ fields }) => fields],
  ['with two files', ({ fields }, file) => [...fields, file, { ...file, name: 'other' }]],
  ['with the file twice', ({ fields }, file) => [...fields, file, file]],
  ['with the file in another field', ({ fields }, file) => [...fields, { ...file, name: 'photo' }]],
  ['with the file as text', ({ fields, field }) => [...fields, { name: field, content: 'x' }]],
  [
    'with thousands of parts',
    ({ fields }, file) => [
      ...fields,
      ...Array.from({ length: 5000 }, (_, n) => ({ name: `f${n}`, content: 'x' })),
      file,
    ],
  ],
  [
    'with thousands of files',
    ({ fields }, file) => [
      ...fields,
      ...Array.from({ length: 3000 }, () => ({ ...file, content: 'x' })),
    ],
  ],
  [
    'with a field that is too long',
    ({ fields }, file) => [...fields, { name: 'note', content: 'x'.repeat(100_000) }, file],
  ],
  [
    'with a file name of 20 kB',
    ({ fields }, file) => [...fields, { ...file, fileName: 'x'.repeat(20_000) }],
  ],
  [
    'with a line break in the file name',
    ({ fields }, file) => [...fields, { ...file, fileName: 'a\r\n\r\nb.png' }],
  ],
  ['with a NUL in the file name', ({ fields }, file) => [...fields, { ...file, fileName: '\0' }]],
  [
    'with no file chosen',
    ({ fields }, file) => [...fields, { ...file, fileName: '', content: '' }],
  ],
  ['without the last boundary', ({ fields }, file) => buildForm([...fields, file], { end: '' })],
  [
    'that announces one more part',
    ({ fields }, file) => buildForm([...fields, file], { end: `--${BOUNDARY}\r\n` }),
  ],
  ['cut off in the file', ({ fields }, file) => buildForm([...fields, file]).subarray(0, -2000)],
  ['without parts', () => Buffer.alloc(0)],
  ['of noise', () => Buffer.alloc(100_000, '\r\n--')],
]

/** Fields that only GraphQL's form has: they name the file's position. */
const badMaps: [what: string, fields: Part[]][] = [
  [
    'operations that are not JSON',
    [
      { name: 'operations', content: '{' },
      { name: 'map', content: '{}' },
    ],
  ],
  [
    'operations that are a list',
    [
      { name: 'operations', content: '[]' },
      { name: 'map', content: '{}' },
    ],
  ],
  ['no map', operationFields('{ store { name } }').slice(0, 1)],
  ['no operations', operationFields('{ store { name } }').slice(1)],
  ['the map before the operations', operationFields('{ store { name } }').toReversed()],
  ['a map that is not JSON', [...operationFields('').slice(0, 1), { name: 'map', content: '{' }]],
  ['a map of numbers', operationFields('', { 0: [1] })],
  ['a map to a missing variable', operationFields('', { 0: ['variables.nothing'] })],
  ['a map to another value', operationFields('', { 0: ['query'] })],
  ['a map to __proto__', operationFields('', { 0: ['__proto__.polluted'] })],
  ['a map into a constructor', operationFields('', { 0: ['variables.constructor.polluted'] })],
  ['a map into an inherited function', operationFields('', { 0: ['toString.call'] })],
  ['a map into a method of a string', operationFields('x', { 0: ['query.at.call'] })],
  ['a map of another file', operationFields('', { 1: ['variables.file'] })],
  ['a map of two files', operationFields('', { 0: ['variables.file'], 1: ['variables.file'] })],
  ['an empty map', operationFields('', {})],
  ['a map that is too long', operationFields('', { 0: [`variables.${'x'.repeat(50_000)}`] })],
]

/** By default, REST only, because both APIs read and store files with the same code. */
const endpoints = sample([rest, graphql], 1)

describe.each(endpoints)('through $name', (endpoint) => {
  /** GraphQL reports errors for users in its response; malformed forms are rejected with an HTTP status. */
  const expectedStatus = (status: number) => (endpoint === graphql ? [200] : [status])
  const photoOf = (content: Part['content']): Part => ({
    name: endpoint.field,
    fileName: 'photo.png',
    type: 'image/png',
    content,
  })
  const formWith = async (content: Promise<Buffer>, more: Partial<Part> = {}) =>
    buildForm([...endpoint.fields, { ...photoOf(await content), ...more }])

  describe('rejects', () => {
    it(`the server rejects files by ${endpoint.name} that are no valid images`, async () => {
      const expectOf = async ([, bytes, code]: Case) => {
        const body = buildForm([...endpoint.fields, photoOf(await bytes())])
        const status = code === 'PAYLOAD_TOO_LARGE' ? 413 : 415
        await expectRejected(endpoint, { body }, code, expectedStatus(status))
      }
      expect(await failuresOf(badFiles, ([what]) => what, expectOf)).toEqual([])
    })

    it(`the server rejects malformed forms by ${endpoint.name}`, async () => {
      const expectOf = async ([, form]: FormCase) => {
        const parts = form(endpoint, photoOf(await photo))
        const body = Buffer.isBuffer(parts) ? parts : buildForm(parts)
        await expectRejected(endpoint, { body }, 'BAD_USER_INPUT', [400])
      }
      expect(await failuresOf(badForms, ([what]) => what, expectOf)).toEqual([])
    })

    it.each([
      ['no boundary', 'multipart/form-data'],
      ['another boundary', 'multipart/form-data; boundary=another'],
      ['a malformed boundary', 'multipart/form-data; boundary="'],
    ])(`the server rejects a content type with %s by ${endpoint.name}`, async (_what, type) => {
      const body = await formWith(photo)
      const statuses = [400, 415]
      const before = await traces()
      const answer = await send(endpoint, { body, headers: { 'content-type': type } })
      expect(statuses).toContain(answer.status)
      expect(['BAD_USER_INPUT', 'UNSUPPORTED_MEDIA_TYPE']).toContain(answer.code)
      expect(await traces()).toEqual(before)
    })

    it(`the server rejects 50 MB without a declared length by ${endpoint.name}`, async () => {
      const head = buildForm([...endpoint.fields, photoOf('')], { end: '' })
      const body = [head, ...Array.from({ length: 50 }, () => Buffer.alloc(1_000_000, 255))]
      await expectRejected(endpoint, { body }, 'PAYLOAD_TOO_LARGE', [413])
    })

    it(`the server rejects 50 MB compressed into 50 kB by ${endpoint.name}`, async () => {
      const body = gzipSync(buildForm([...endpoint.fields, photoOf(Buffer.alloc(50_000_000))]))
      const headers = { 'content-encoding': 'gzip' }
      await expectRejected(endpoint, { body, headers }, 'UNSUPPORTED_MEDIA_TYPE', [415])
    })

    it(`the server rejects an anonymous upload by ${endpoint.name} before the form is read`, async () => {
      const body = Buffer.from('no form')
      await expectRejected(endpoint, { body, accessToken: '' }, 'UNAUTHENTICATED', [401])
    })
  })

  describe('accepts a valid image, and stores only its pixels', () => {
    const kept = async (body: Buffer) => {
      const { code, url } = await send(endpoint, { body })
      expect(code).toBeNull()
      const name = url.replace('/media/', '')
      expect(name).toMatch(/^[0-9a-f]{32}-960\.webp$/)
      return readFile(join(store.pictures.folder, name))
    }

    it.each([
      ['a path', '../../../../etc/passwd.png'],
      ['another type', 'page.html'],
      ['unicode', 'फोटो 📷‮gnp.exe'],
      ['quotes', "a'b;c=d.png"],
    ])(
      `the server accepts a valid image by ${endpoint.name} with any file name: %s`,
      async (_what, fileName) => {
        const webp = await kept(await formWith(photo, { fileName }))
        expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 300 })
      },
    )

    it.each(['text/html', 'image/svg+xml', 'application/octet-stream', 'nonsense'])(
      `the server accepts a valid image by ${endpoint.name} with any declared type: %s`,
      async (type) => {
        const webp = await kept(await formWith(avif, { type }))
        expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 120 })
      },
    )

    it(`the server keeps only the pixels of an image by ${endpoint.name} that is an HTML page too`, async () => {
      const polyglot = Buffer.concat([
        await noise()
          .withExif({ IFD0: { ImageDescription: HTML } })
          .jpeg()
          .toBuffer(),
        Buffer.from(HTML),
      ])
      const webp = await kept(await formWith(Promise.resolve(polyglot)))
      expect(webp.includes('<script>')).toBe(false)
    })

    it(`the server accepts a valid image by ${endpoint.name} with a few unknown fields`, async () => {
      const extra = endpoint === rest ? [{ name: 'note', content: 'x' }] : []
      await kept(buildForm([...endpoint.fields, ...extra, photoOf(await photo)]))
    })
  })
})

describe('the form of a GraphQL request', () => {
  it('a GraphQL form with a malformed map or operation is rejected, and pollutes no object', async () => {
    const file = { name: '0', fileName: 'photo.jpg', content: await photo }
    const expectOf = async ([, fields]: [string, Part[]]) => {
      await expectRejected(graphql, { body: buildForm([...fields, file]) }, 'BAD_USER_INPUT', [400])
      expect(Object.prototype).not.toHaveProperty('polluted')
      expect(Object).not.toHaveProperty('polluted')
      const methods = [
        Reflect.get(Object.prototype, 'toString'),
        Reflect.get(String.prototype, 'at'),
      ]
      for (const method of methods) expect(Object.keys(method as object)).toEqual([])
    }
    expect(await failuresOf(badMaps, ([what]) => what, expectOf)).toEqual([])
  })

  it("the server explains an error in a form's map", async () => {
    const file = { name: '0', fileName: 'photo.jpg', content: await photo }
    const answer = async (map: unknown) =>
      (await send(graphql, { body: buildForm([...operationFields('', map), file]) })).body
    expect(await answer({ 0: ['variables.zzz.y'] })).toContain(
      'The map must name a variable whose value is null',
    )
    expect(await answer({ 1: ['variables.file'] })).toContain("The map must name the form's file.")
  })

  it('a GraphQL form without the header that other sites cannot send is rejected', async () => {
    const file = { name: '0', fileName: 'photo.jpg', content: await photo }
    const body = buildForm([...graphql.fields, file])
    await expectRejected({ ...graphql, headers: {} }, { body }, 'BAD_USER_INPUT', [400])
  })

  it('a GraphQL form cannot put a file in two places', async () => {
    const query = gql(`mutation ($file: Upload!) {
      uploadPicture(input: { file: $file }) { userErrors { code } }
      again: uploadPicture(input: { file: $file }) { userErrors { code } }
    }`)
    const file = { name: '0', fileName: 'photo.jpg', content: await photo }
    const before = await traces()
    const { code } = await send(graphql, { body: buildForm([...operationFields(query), file]) })
    expect(code).toBe('BAD_USER_INPUT')
    expect((await traces()).records).toBe(before.records + 1)
  })

  it('a file can only be sent in a form, not as a text', async () => {
    const document = gql(
      `mutation ($f: Upload!) { uploadAvatar(input: { file: $f }) { userErrors { code } } }`,
    )
    for (const f of ['/etc/passwd', { promise: 1 }, 7]) {
      const { errors } = await store.query(document, { f }, admin.accessToken)
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
  })
})

it('no hostile upload causes an unexpected error in the log', () =>
  expect(store.logLines.filter((line) => line.includes('"level":50'))).toEqual([]))
