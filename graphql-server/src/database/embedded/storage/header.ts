import { crc32 } from 'node:zlib'

/**
 * A journal begins with two marks, which are written alternately, each into its own disk sector, so that a crash while
 * one is written leaves the other. A mark states up to where the journal was on the disk, and the last frame's
 * checksum: missing or changed bytes before that position are damage, and bytes after it may be the torn end of a write
 * that was never acknowledged.
 */
export interface Mark {
  end: number
  /** The last frame's checksum; 0 for an empty journal. */
  chain: number
}

const SECTOR_BYTES = 512
const MAGIC = Buffer.from('KIRANA01')
const MARK_BYTES = 24

export const HEADER_BYTES = 2 * SECTOR_BYTES
export const EMPTY: Mark = { end: HEADER_BYTES, chain: 0 }

/** Writes a header with two equal marks. */
export function writeHeader(mark: Mark): Buffer {
  const sector = Buffer.concat([writeMark(mark)], SECTOR_BYTES)
  return Buffer.concat([sector, sector])
}

export function writeMark({ end, chain }: Mark): Buffer {
  const bytes = Buffer.alloc(MARK_BYTES)
  MAGIC.copy(bytes)
  bytes.writeDoubleLE(end, 8)
  bytes.writeUInt32LE(chain, 16)
  bytes.writeUInt32LE(crc32(bytes.subarray(0, 20)), 20)
  return bytes
}

export function markPosition(slot: number): number {
  return (slot % 2) * SECTOR_BYTES
}

/** The later of the two marks, or undefined when neither can be read. */
export function readHeader(header: Buffer): Mark | undefined {
  const marks = [0, 1].map((slot) => readMark(header.subarray(markPosition(slot))))
  const [first, second] = marks
  return first && second ? (first.end > second.end ? first : second) : (first ?? second)
}

function readMark(bytes: Buffer): Mark | undefined {
  if (bytes.length < MARK_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  if (crc32(bytes.subarray(0, 20)) !== bytes.readUInt32LE(20)) return undefined
  return { end: bytes.readDoubleLE(8), chain: bytes.readUInt32LE(16) }
}
