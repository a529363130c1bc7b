import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** An image of noise, which does not compress to nothing, so that a part of the file is a part of the image. */
export function noise(width = 120, height = 80): Sharp {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: gaussian } })
}

/** A PNG with one black row whose header claims this size. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const row = deflateSync(Buffer.alloc(width + 1))
  const end = Buffer.alloc(0)
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', row), chunk('IEND', end)])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(data.length, 0)
  bytes.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([bytes.subarray(0, 4), named, bytes.subarray(4)])
}

/** A small JPEG whose header claims 65,000 × 65,000. */
export async function jpegClaimingTooMuch(): Promise<Buffer> {
  const bytes = await noise().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_000, frame + 5)
  bytes.writeUInt16BE(65_000, frame + 7)
  return bytes
}

/** The start of a file in the HEIC and AVIF container format. */
export function ftyp(...brands: string[]): Buffer {
  const [major = '', ...compatible] = brands
  const length = Buffer.alloc(4)
  length.writeUInt32BE(16 + 4 * compatible.length)
  return Buffer.concat([length, Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}`)])
}

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
export const HTML = '<!doctype html><script>alert(document.domain)</script>'
export const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
/** An image of 1 × 1 pixels. */
export const BMP = Buffer.concat([
  Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0', 'latin1'),
  Buffer.alloc(28),
])
export const ICO = Buffer.from(
  '\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x20\0\x30\0\0\0\x16\0\0\0',
  'latin1',
)
