import { pick, type Random } from '../../src/lib/random.ts'

const PAGE_BYTES = 512

/** Ways in which a disk or a copy may change a file. */
const DAMAGES = {
  bit(bytes: Buffer, random: Random): Buffer {
    const at = Math.floor(random() * bytes.length)
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
    return bytes
  },
  truncated: (bytes: Buffer, random: Random) =>
    bytes.subarray(0, Math.floor(random() * bytes.length)),
  zeroedPage(bytes: Buffer, random: Random): Buffer {
    pickPage(bytes, random).fill(0)
    return bytes
  },
  exchangedPages(bytes: Buffer, random: Random): Buffer {
    const [first, second] = [pickPage(bytes, random), pickPage(bytes, random)]
    const before = Buffer.from(first)
    second.copy(first)
    before.copy(second)
    return bytes
  },
  repeatedPage(bytes: Buffer, random: Random): Buffer {
    pickPage(bytes, random).copy(pickPage(bytes, random))
    return bytes
  },
}

/** Copies the file with one damage. */
export function damage(file: Buffer, random: Random): Buffer {
  return pick(random, Object.values(DAMAGES))(Buffer.from(file), random)
}

function pickPage(bytes: Buffer, random: Random): Buffer {
  const start = Math.floor((random() * bytes.length) / PAGE_BYTES) * PAGE_BYTES
  return bytes.subarray(start, start + PAGE_BYTES)
}
