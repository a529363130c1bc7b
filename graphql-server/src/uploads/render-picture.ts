import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Raw, type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '../lib/pictures.ts'
import { userError } from '../lib/user-error.ts'
import { uploadMessages } from './messages.ts'
import { detectPictureType } from './picture-type.ts'

export const MAX_BYTES = 5 * 1024 * 1024
/** The input field of the file. */
const FIELD = 'file'
const MAX_PIXELS = 40_000_000
/** Wider or higher images take longer to decode than a whole image with a normal shape. */
const MAX_SIDE = 16_384
/** The maximum ratio between height and width. Higher images are scaled down, because WebP is limited to 16,383 px. */
const MAX_RATIO = 4
const DECODE_TIMEOUT_SECONDS = 10
const QUALITY = 80

/**
 * Each decode keeps one thread busy and takes up to 160 MB, or 400 MB for a very high image with 2,400 px. One core
 * stays free for requests.
 */
export const MAX_DECODES = Math.min(4, Math.max(1, availableParallelism() - 1))
const limitDecodes = pLimit(MAX_DECODES)

/** An image in every width that the pages use, as WebP without metadata. */
export interface RenderedPicture {
  /** The widest version's size, in pixels. */
  width: number
  height: number
  /** The versions by the width in their name. A small image has fewer pixels than that. */
  versions: { width: number; bytes: Buffer }[]
}

/**
 * Checks and converts every public image. Decoding and re-encoding keeps only its pixels. Animations become their first
 * frame, and rotated images are turned upright. An image that is narrower than a width keeps its size under that
 * width's name. Throws for anything but a complete JPEG, PNG, WebP or AVIF with at most 5 MB, 40 megapixels and 16,384
 * pixels per side.
 */
export async function renderPicture(bytes: Buffer): Promise<RenderedPicture> {
  if (bytes.length > MAX_BYTES) throw userError(uploadMessages.IMAGE_FILE_TOO_LARGE(), FIELD)
  if (!detectPictureType(bytes)) throw userError(uploadMessages.IMAGE_TYPE_UNSUPPORTED(), FIELD)
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
 * Converts an image to one WebP with at most this width, in the same way. The caller must check the size in bytes and
 * the type.
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
    throw userError(uploadMessages.IMAGE_TOO_MANY_PIXELS(), FIELD)
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw userError(uploadMessages.IMAGE_SIDE_TOO_LONG({ max: MAX_SIDE }), FIELD)
  }
}

/** Decodes an image to at most this width, upright and in sRGB. */
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

/** Hides the decoder's messages. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch {
    throw userError(uploadMessages.IMAGE_DAMAGED(), FIELD)
  }
}
