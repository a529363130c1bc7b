import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** The file's version. Increase it when the product table or the index changes its format. */
const FORMAT = 7
const CHECKSUM_BYTES = 4

const schema = z.object({
  format: z.literal(FORMAT),
  /** The change log's identity. */
  identity: z.string(),
  /** The number of the last included change. */
  seen: z.number(),
  catalogue: z.unknown(),
})

/** A snapshot of the in-memory catalogue, which makes starts faster. */
type SavedCatalogue = Omit<z.infer<typeof schema>, 'format'>

export interface CatalogueFile {
  /** Returns null if there is no usable file. */
  read(): Promise<SavedCatalogue | null>
  /** Keeps the old file if the new one cannot be written. The next start is then slower. */
  write(saved: SavedCatalogue): Promise<void>
}

/** Stores the snapshot in a file, which may be deleted at any time. */
export function openCatalogueFile(path: string): CatalogueFile {
  return {
    async read() {
      const bytes = await readFile(path).catch(() => null)
      if (!bytes || bytes.length < CHECKSUM_BYTES) return null
      const content = bytes.subarray(CHECKSUM_BYTES)
      if (crc32(content) !== bytes.readUInt32LE()) return null
      return schema.safeParse(tryDeserialize(content)).data ?? null
    },
    async write(saved) {
      const content = serialize({ format: FORMAT, ...saved })
      const checksum = Buffer.alloc(CHECKSUM_BYTES)
      checksum.writeUInt32LE(crc32(content))
      const draft = `${path}.${process.pid}`
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(draft, [checksum, content])
        await rename(draft, path)
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}

/** Returns undefined for data from another version of V8. */
function tryDeserialize(content: Buffer): unknown {
  try {
    return deserialize(content)
  } catch {
    return undefined
  }
}
