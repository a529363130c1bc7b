export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
/** The brands of still and animated AVIF, in the `ftyp` box at the start of the file. */
const AVIF = new Set(['avif', 'avis'])
/** More brands than any real file has. A longer box is not read further. */
const MAX_BOX = 256

/**
 * Detects the type of a picture from its first bytes. Returns null for anything else, so that the decoders of SVG,
 * TIFF, GIF and PDF never see uploaded data.
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

/** The major brand and, after four bytes of a version, the compatible brands. */
function readBrands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), MAX_BOX, bytes.length)
  const brands = [text(bytes, 8)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(text(bytes, offset))
  return brands
}
