import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Raw, type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '../lib/pictures.ts'
import { refuse, type Refusal } from '../lib/refusal.ts'
import { detectPictureType } from './picture-type.ts'

export const MAX_BYTES = 5 * 1024 * 1024
export const MAX_PIXELS = 40_000_000
/** Beyond it the pixels of one line, or the lines of a few pixels, take the decoder longer than a whole picture. */
const MAX_SIDE = 16_384
/** A picture is at most so many times as high as it is wide: beyond it is narrowed. WebP ends at 16,383 px. */
const MAX_RATIO = 4
const DECODE_TIMEOUT_SECONDS = 10
const QUALITY = 80

/** Each decode keeps one thread busy and up to 160 MB: one core stays free for the pages. */
export const MAX_DECODES = Math.min(4, Math.max(1, availableParallelism() - 1))
const inTurn = pLimit(MAX_DECODES)

/** A picture in every width that the pages use, as WebP without metadata. */
export interface RenderedPicture {
  /** Of the widest version, in pixels. */
  width: number
  height: number
  /** By the width of its name; the bytes of a small picture have fewer pixels than that. */
  versions: { width: number; bytes: Buffer }[]
}

/**
 * The gate that every uploaded picture passes: decoded and encoded anew, so that nothing but its pixels is
 * left of it. Of a moving picture the first frame stays; a turned one is turned upright; one that is
 * smaller than a width is kept as it is under that width's name. Refuses what is not a whole JPEG, PNG, WebP
 * or AVIF of at most 5 MB, 40 megapixels and 16,384 pixels a side.
 */
export async function renderPicture(bytes: Buffer): Promise<RenderedPicture> {
  if (bytes.length > MAX_BYTES) throw tooLarge('The picture is larger than 5 MB.')
  if (!detectPictureType(bytes))
    throw unsupported('The file is not a JPEG, PNG, WebP or AVIF picture.')
  return inTurn(async () => {
    await requireSize(bytes)
    const { data, info } = await decode(bytes)
    const versions = []
    for (const width of PICTURE_WIDTHS) {
      versions.push({ width, bytes: await encode(data, info, width) })
    }
    return { width: info.width, height: info.height, versions }
  })
}

/** From the header alone: nothing is unpacked yet. */
async function requireSize(bytes: Buffer): Promise<void> {
  const header = sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = await readable(header)
  if (width * height > MAX_PIXELS) {
    throw tooLarge('The picture has more than 40 megapixels.')
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw tooLarge(`The picture has a side of more than ${MAX_SIDE} pixels.`)
  }
}

/** The pixels of the widest version, upright and in sRGB. */
function decode(bytes: Buffer) {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  return readable(
    within(picture, Math.max(...PICTURE_WIDTHS))
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
}

function encode(data: Buffer, { width, height, channels }: Raw, limit: number): Promise<Buffer> {
  return within(sharp(data, { raw: { width, height, channels } }), limit)
    .webp({ quality: QUALITY })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .toBuffer()
}

function within(picture: Sharp, width: number): Sharp {
  return picture.resize(width, width * MAX_RATIO, { fit: 'inside', withoutEnlargement: true })
}

/** What the decoder says is for nobody's eyes. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch {
    throw unreadable()
  }
}

function unreadable(): Refusal {
  return unsupported('The picture is damaged or of a kind that we can not read.')
}

function unsupported(message: string): Refusal {
  return refuse('UNSUPPORTED_MEDIA_TYPE', message, 'file')
}

function tooLarge(message: string): Refusal {
  return refuse('PAYLOAD_TOO_LARGE', message, 'file')
}
