/** The kinds of pictures that the store takes. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
/** The brands of a still and of a moving AVIF, in the `ftyp` box that begins the file. */
const AVIF = new Set(['avif', 'avis'])
/** Far more brands than any file names; a box that claims to be longer is not read further. */
const MAX_BOX = 256

/**
 * The kind of a picture by its first bytes; null for anything else. It comes before any decoder: those of
 * SVG, TIFF, GIF and PDF never see what a stranger sent.
 */
export function detectPictureType(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg'
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp'
  if (text(bytes, 4) === 'ftyp' && readBrands(bytes).some((brand) => AVIF.has(brand))) return 'avif'
  return null
}

/** Four letters of a file at an offset. */
function text(bytes: Buffer, offset: number): string {
  return bytes.toString('latin1', offset, offset + 4)
}

/** The major brand, then (behind four bytes of a version) the compatible ones. */
function readBrands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), MAX_BOX, bytes.length)
  const brands = [text(bytes, 8)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(text(bytes, offset))
  return brands
}
