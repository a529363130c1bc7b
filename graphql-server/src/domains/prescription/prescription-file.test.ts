import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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
} from '../../../test/attacks/hostile-files.ts'
import { judgeFile } from './prescription-file.ts'

const MB = 1024 * 1024
const NOT_ACCEPTED = {
  userErrors: [
    expect.objectContaining({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The file is not a JPEG, PNG, WebP or PDF file.',
      field: 'file',
    }),
  ],
}
const refusal = (code: string) => ({
  userErrors: [expect.objectContaining({ code, field: 'file' })],
})

const jpeg = () => noise().jpeg().toBuffer()
const cut = async (picture: Promise<Buffer>, part: number) => {
  const bytes = await picture
  return bytes.subarray(0, Math.floor(bytes.length * part))
}
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))

/** A PDF of this size. */
const pdfOf = (bytes: number) => Buffer.from(`%PDF-1.7\n${'x'.repeat(bytes - 15)}\n%%EOF`)

describe('an image of a prescription', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'an image of type %s is kept as WebP',
    async (format) => {
      const { type, bytes } = await judgeFile(await noise().toFormat(format).toBuffer())
      expect(type).toBe('PICTURE')
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 120,
        height: 80,
      })
    },
  )

  it.each([
    { size: [3000, 1500], kept: [2400, 1200] },
    { size: [2400, 100], kept: [2400, 100] },
    { size: [1000, 9600], kept: [1000, 9600] },
    { size: [1000, 16_000], kept: [600, 9600] },
  ])('an image of $size pixels is kept with $kept', async ({ size, kept }) => {
    const [width = 0, height = 0] = size
    const blank = sharp({ create: { width, height, channels: 3, background: '#fff' } })
    const { bytes } = await judgeFile(await blank.png().toBuffer())
    const found = await sharp(bytes).metadata()
    expect([found.width, found.height]).toEqual(kept)
  })

  it('an image loses its metadata, such as the place where it was taken', async () => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } }
    const { bytes } = await judgeFile(await noise().withExif(place).jpeg().toBuffer())
    const { exif, xmp, icc } = await sharp(bytes).metadata()
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
  })

  it('an image is turned upright', async () => {
    const turned = await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { bytes } = await judgeFile(turned)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 120 })
  })

  it.each<[string, () => Buffer | string]>([
    ['HTML', () => HTML],
    ['a PDF', () => PDF],
    ['a zip', () => Buffer.from('PK\x03\x04 a member of the archive PK\x05\x06')],
  ])('an image that is %s too keeps nothing but its pixels', async (_what, other) => {
    const described = noise().withExif({ IFD0: { ImageDescription: HTML } })
    const { type, bytes } = await judgeFile(join(await described.jpeg().toBuffer(), other()))
    expect(type).toBe('PICTURE')
    expect(bytes.includes('<script>')).toBe(false)
    expect(bytes.includes('%PDF')).toBe(false)
    expect(bytes.includes('PK\x03\x04')).toBe(false)
  })
})

describe('a PDF of a prescription', () => {
  it.each([
    ['of version 1.7', PDF],
    ['of version 2.0', PDF.replace('%PDF-1.7', '%PDF-2.0')],
    [
      'with a script',
      PDF.replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    ],
    ['with 1,000 bytes after its end', `${PDF}${'\n'.repeat(1000)}`],
  ])('a PDF %s is kept as it is', async (_what, text) => {
    const bytes = Buffer.from(text)
    expect(await judgeFile(bytes)).toEqual({ type: 'PDF', bytes: Buffer.from(text) })
  })

  it('a file of exactly 10 MB is accepted', async () => {
    const bytes = pdfOf(10 * MB)
    expect(bytes.length).toBe(10 * MB)
    expect((await judgeFile(bytes)).type).toBe('PDF')
  })
})

describe('rejected files', () => {
  it.each<[string, () => Promise<Buffer> | Buffer | string]>([
    ['an empty file', () => ''],
    ['one byte', () => '%'],
    ['plain text', () => 'JPEG PNG WEBP PDF'],
    ['HTML', () => HTML],
    ['HTML with a PDF behind it', () => `${HTML}${PDF}`],
    ['a line break before a PDF', () => `\n${PDF}`],
    ['a PDF without its end', () => PDF.replace('%%EOF', '')],
    ['a PDF with its end too far from the end of the file', () => `${PDF}${' '.repeat(1024)}`],
    ['a PDF of version 3', () => PDF.replace('%PDF-1.7', '%PDF-3.0')],
    ['a PDF without a version', () => PDF.replace('%PDF-1.7', '%PDF-')],
    ['an SVG with a script', () => SVG],
    ['an AVIF', () => noise(32, 32).avif().toBuffer()],
    ['a HEIC', () => ftyp('heic', 'mif1', 'heic')],
    ['a GIF', () => noise().gif().toBuffer()],
    ['a TIFF', () => noise().tiff().toBuffer()],
    ['a BMP', () => BMP],
    ['an ICO', () => ICO],
    ['PostScript', () => '%!PS-Adobe-3.0\n%%EOF'],
    ['a zip, such as a document', () => 'PK\x03\x04'],
  ])('the server rejects %s', async (_what, build) => {
    await expect(judgeFile(Buffer.from(await build()))).rejects.toMatchObject(NOT_ACCEPTED)
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['half a JPEG', () => cut(jpeg(), 0.5)],
    ['a JPEG without its last bytes', () => cut(jpeg(), 0.98)],
    ['half a PNG', () => cut(noise().png().toBuffer(), 0.5)],
    ['half a WebP', () => cut(noise().webp().toBuffer(), 0.5)],
    ['the start of a JPEG and then a PDF', () => join(Buffer.from([0xff, 0xd8, 0xff]), PDF)],
    ['a PNG without pixels', () => pngClaiming(0, 0)],
  ])('the server rejects %s', async (_what, build) => {
    const refused = judgeFile(await build())
    await expect(refused).rejects.toMatchObject(refusal('UNSUPPORTED_MEDIA_TYPE'))
    await expect(refused).rejects.toThrow(/damaged/)
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a PNG of 50,000 × 50,000', () => pngClaiming(50_000, 50_000)],
    ['a PNG of 16,385 × 1', () => pngClaiming(16_385, 1)],
    ['a JPEG of 65,000 × 65,000', jpegClaimingTooMuch],
    ['a PDF of 10 MB and one byte', () => pdfOf(10 * MB + 1)],
    ['a JPEG of 10 MB and one byte', () => Buffer.alloc(10 * MB + 1, 255)],
  ])('the server rejects %s', async (_what, build) => {
    await expect(judgeFile(await build())).rejects.toMatchObject(refusal('PAYLOAD_TOO_LARGE'))
  })
})
