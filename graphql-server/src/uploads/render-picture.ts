import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Raw, type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '../lib/pictures.ts'
import { userError, type UserFacingError } from '../lib/user-error.ts'
import { detectPictureType } from './picture-type.ts'

export const MAX_BYTES = 5 * 1024 * 1024
export const PICTURE_TOO_LARGE = 'The picture is larger than 5 MB.'
const MAX_PIXELS = 40_000_000
/** Beyond this, very wide or very high pictures take longer to decode than a whole picture of normal shape. */
const MAX_SIDE = 16_384
/** The maximum ratio of height to width. Higher pictures are scaled down, because WebP is limited to 16,383 px. */
const MAX_RATIO = 4
const DECODE_TIMEOUT_SECONDS = 10
const QUALITY = 80

/**
 * Each decode keeps one thread busy and takes up to 160 MB, and 400 MB for a very high picture of 2,400 px. One core
 * stays free for requests.
 */
export const MAX_DECODES = Math.min(4, Math.max(1, availableParallelism() - 1))
const limitDecodes = pLimit(MAX_DECODES)

/** A picture in every width that the pages use, as WebP without metadata. */
export interface RenderedPicture {
  /** The size of the widest version, in pixels. */
  width: number
  height: number
  /** The versions by the width in their name. A small picture has fewer pixels than that. */
  versions: { width: number; bytes: Buffer }[]
}

/**
 * Checks and converts every public picture. It is decoded and encoded again, so that only its pixels remain.
 * Animations become their first frame, and rotated pictures are turned upright. A picture that is smaller than a
 * width is kept in its own size under the name of that width. Throws for anything that is not a complete JPEG, PNG,
 * WebP or AVIF of at most 5 MB, 40 megapixels and 16,384 pixels a side.
 */
export async function renderPicture(bytes: Buffer): Promise<RenderedPicture> {
  if (bytes.length > MAX_BYTES) throw tooLarge(PICTURE_TOO_LARGE)
  if (!detectPictureType(bytes))
    throw unsupported('The file is not a JPEG, PNG, WebP or AVIF picture.')
  return limitDecodes(async () => {
    await requireSize(bytes)
    const widest = decode(bytes, Math.max(...PICTURE_WIDTHS)).raw()
    const { data, info } = await readable(widest.toBuffer({ resolveWithObject: true }))
    const versions = []
    for (const width of PICTURE_WIDTHS) {
      versions.push({ width, bytes: await encode(data, info, width) })
    }
    return { width: info.width, height: info.height, versions }
  })
}

/**
 * Converts a picture to a single WebP of at most this width in the same way. The caller has checked its size in bytes
 * and its type.
 */
export async function renderWidth(bytes: Buffer, width: number): Promise<Buffer> {
  return limitDecodes(async () => {
    await requireSize(bytes)
    return readable(decode(bytes, width).webp({ quality: QUALITY }).toBuffer())
  })
}

/** Reads only the header, without decoding. */
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

/** Decodes a picture to at most this width, upright and in sRGB. */
function decode(bytes: Buffer, width: number): Sharp {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  return within(picture, width).toColourspace('srgb').timeout({ seconds: DECODE_TIMEOUT_SECONDS })
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

/** Hides the messages of the decoder. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch {
    throw unreadable()
  }
}

function unreadable(): UserFacingError {
  return unsupported('The picture is damaged or of a kind that we cannot read.')
}

function unsupported(message: string): UserFacingError {
  return userError('UNSUPPORTED_MEDIA_TYPE', message, 'file')
}

function tooLarge(message: string): UserFacingError {
  return userError('PAYLOAD_TOO_LARGE', message, 'file')
}
