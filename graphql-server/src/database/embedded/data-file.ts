import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** Of lmdb's format: where the first two pages, of which each describes the file, say what. */
const META = { bytes: 152, magic: 24, pageSize: 48, lastPage: 144 }
const MAGIC = 0xbeefc0de

/** The sentence for somebody whose data can't be read. */
export function damaged(folder: string, reason: string): Error {
  return new Error(
    `The database file ${join(folder, 'data.mdb')} is damaged: ${reason}. Stop the store, move ` +
      'the folder away, and put back a copy of it or restore a dump into a new one.',
  )
}

/**
 * Looks at the file before lmdb maps it into memory: reading what is not there would end the
 * process. Refuses a file that is none of lmdb's, or that is gone although it was served.
 */
export function checkDataFile(folder: string): void {
  const name = join(folder, 'data.mdb')
  const wasServed = existsSync(join(folder, 'server.json'))
  if (!existsSync(name)) {
    if (wasServed) throw damaged(folder, 'it is missing')
    return
  }
  const file = openSync(name, 'r+')
  try {
    const { size } = fstatSync(file)
    if (size === 0 && !wasServed) return
    const first = metaAt(file, 0)
    const metas = [first, metaAt(file, first?.pageSize ?? 4096)]
    const needed = Math.max(...metas.map((meta) => meta?.needed ?? 0))
    if (needed === 0) throw damaged(folder, 'it does not begin as such a file does')
    // Zeros in the place of what was cut off are found by their checksums.
    if (size < needed) ftruncateSync(file, needed)
  } finally {
    closeSync(file)
  }
}

/** What a page says of the file: the size of its pages, and how many bytes it needs. */
function metaAt(file: number, position: number) {
  const meta = Buffer.alloc(META.bytes)
  readSync(file, meta, 0, META.bytes, position)
  if (meta.readUInt32LE(META.magic) !== MAGIC) return undefined
  const pageSize = meta.readUInt32LE(META.pageSize)
  return { pageSize, needed: (Number(meta.readBigUInt64LE(META.lastPage)) + 1) * pageSize }
}
