import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { PICTURE_WIDTHS } from '../lib/pictures.ts'
import { MAX_DECODES, renderPicture } from './render-picture.ts'

const RED = { r: 220, g: 20, b: 20, alpha: 1 }

function plain(width: number, height: number, alpha = 1): Sharp {
  return sharp({ create: { width, height, channels: 4, background: { ...RED, alpha } } })
}

/** Formats with transparency, encoded as fast as possible. */
const WITH_ALPHA = [
  { format: 'PNG', encode: (picture: Sharp) => picture.png() },
  { format: 'WebP', encode: (picture: Sharp) => picture.webp({ effort: 0 }) },
  { format: 'AVIF', encode: (picture: Sharp) => picture.avif({ effort: 0 }) },
]
const JPEG = { format: 'JPEG', encode: (picture: Sharp) => picture.jpeg() }

/** Returns the properties of each version, by the width in its name. */
async function readVersions(bytes: Buffer) {
  const { versions } = await renderPicture(bytes)
  return Promise.all(
    versions.map(async (version) => ({
      name: version.width,
      ...(await sharp(version.bytes).metadata()),
    })),
  )
}

async function readPixel(bytes: Buffer, left = 0, top = 0): Promise<number[]> {
  const area = sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await area.raw().toBuffer())]
}

async function readWidest(bytes: Buffer): Promise<Buffer> {
  const { versions } = await renderPicture(bytes)
  return versions.at(-1)?.bytes ?? Buffer.alloc(0)
}

describe('valid images', () => {
  it.each([...WITH_ALPHA, JPEG])(
    'renderPicture converts $format to WebP in every width',
    async ({ encode }) => {
      const bytes = await encode(plain(966, 644)).toBuffer()
      const versions = await readVersions(bytes)
      expect(versions.map(({ name, width }) => [name, width])).toEqual(
        PICTURE_WIDTHS.map((width) => [width, width]),
      )
      expect(versions.map(({ height }) => height)).toEqual([107, 213, 427, 640])
      expect(new Set(versions.map((version) => version.format))).toEqual(new Set(['webp']))
    },
  )

  it.each([
    { size: [100, 100], widths: [100, 100, 100, 100] },
    { size: [500, 40], widths: [160, 320, 500, 500] },
    { size: [1, 1], widths: [1, 1, 1, 1] },
    { size: [16_384, 3], widths: [160, 320, 640, 960] },
    { size: [500, 4000], widths: [80, 160, 320, 480] },
  ])(
    'renderPicture never enlarges $size pixels, and never exceeds the limits of WebP',
    async ({ size, widths }) => {
      const [width = 0, height = 0] = size
      const versions = await readVersions(await plain(width, height).png().toBuffer())
      expect(versions.map((version) => version.width)).toEqual(widths)
    },
  )

  it('renderPicture returns the size of the widest version', async () => {
    const bytes = await plain(992, 558).jpeg().toBuffer()
    expect(await renderPicture(bytes)).toMatchObject({ width: 960, height: 540 })
  })

  it.each(WITH_ALPHA)('renderPicture keeps the transparency of $format', async ({ encode }) => {
    const bytes = await readWidest(await encode(plain(20, 20, 0.5)).toBuffer())
    const [, , , alpha = 0] = await readPixel(bytes)
    expect(Math.abs(alpha - 128)).toBeLessThan(4)
  })

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['16 bits for each channel', (picture) => picture.toColourspace('rgb16').png()],
    ['CMYK', (picture) => picture.removeAlpha().toColourspace('cmyk').jpeg()],
    ['a palette', (picture) => picture.png({ palette: true, colours: 4 })],
    ['a colour profile', (picture) => picture.withIccProfile('p3').jpeg()],
    ['interlacing', (picture) => picture.png({ progressive: true })],
    ['progressive scans', (picture) => picture.jpeg({ progressive: true })],
    ['lossless WebP', (picture) => picture.webp({ lossless: true })],
  ])('renderPicture keeps the colour of an image with %s', async (_what, encode) => {
    const bytes = await readWidest(await encode(plain(200, 200)).toBuffer())
    const [r = 0, g = 0, b = 0] = await readPixel(bytes, 100, 100)
    expect(r).toBeGreaterThan(170)
    expect(Math.max(g, b)).toBeLessThan(90)
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
  })

  it('renderPicture keeps grayscale', async () => {
    const bytes = await readWidest(await plain(200, 200).greyscale().jpeg().toBuffer())
    const [r, g, b] = await readPixel(bytes)
    expect([g, b]).toEqual([r, r])
  })

  it('renderPicture removes all metadata, such as location, camera and profile', async () => {
    const bytes = await plain(400, 300)
      .withIccProfile('p3')
      .withExif({
        IFD0: { Copyright: 'Asha', Model: 'Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    for (const { exif, xmp, icc, iptc } of await readVersions(bytes)) {
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  it('renderPicture rotates images upright', async () => {
    const right = await plain(200, 100).png().toBuffer()
    const bytes = await sharp({
      create: { width: 400, height: 100, channels: 3, background: '#fff' },
    })
      .composite([{ input: right, left: 200, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const widest = await readWidest(bytes)
    expect(await sharp(widest).metadata()).toMatchObject({ width: 100, height: 400 })
    expect((await readPixel(widest, 50, 20))[1]).toBeGreaterThan(200)
    expect((await readPixel(widest, 50, 380))[1]).toBeLessThan(90)
  })

  it('renderPicture keeps only the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#dc1414', '#1414dc'].map((background) =>
        sharp({ create: { width: 100, height: 100, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(bytes).metadata()).pages).toBe(2)
    const widest = await readWidest(bytes)
    expect(await sharp(widest).metadata()).toMatchObject({ width: 100, height: 100 })
    expect((await readPixel(widest))[0]).toBeGreaterThan(170)
  })

  it('renderPicture accepts just under 40 megapixels', async () => {
    const bytes = await sharp({
      create: { width: 7990, height: 5000, channels: 3, background: '#fff' },
    })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer()
    expect(await renderPicture(bytes)).toMatchObject({ width: 960, height: 601 })
  })
})

it('concurrent decodes leave one core free', async () => {
  const bytes = await plain(500, 500).jpeg().toBuffer()
  let most = 0
  const watch = setInterval(() => {
    const { process, queue } = sharp.counters()
    most = Math.max(most, process + queue)
  }, 1)
  await Promise.all(Array.from({ length: 4 * MAX_DECODES + 4 }, () => renderPicture(bytes)))
  clearInterval(watch)
  expect(most).toBeGreaterThan(0)
  // A decode that just ended may still be counted with the one that starts.
  expect(most).toBeLessThanOrEqual(MAX_DECODES + 1)
})
