export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
/** The brands for still and animated AVIF, in the `ftyp` box at the start of the file. */
const AVIF = new Set(['avif', 'avis'])
/** Holds more brands than real files have. The rest of a longer box is ignored. */
const MAX_BOX = 256

/**
 * Detects an image's type from its first bytes. Returns null for anything else, so that the decoders for SVG, TIFF, GIF
 * and PDF never see uploaded data.
 */
export function detectPictureType(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg'
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp'
  if (text(bytes, 4) === 'ftyp' && readBrands(bytes).some((brand) => AVIF.has(brand))) return 'avif'
  return null
}

function text(bytes: Buffer, offset: number): string {
  return bytes.toString('latin1', offset, offset + 4)
}

/** Reads the major brand and, after a version of four bytes, the compatible brands. */
function readBrands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), MAX_BOX, bytes.length)
  const brands = [text(bytes, 8)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(text(bytes, offset))
  return brands
}
