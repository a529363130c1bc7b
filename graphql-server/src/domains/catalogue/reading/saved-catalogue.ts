import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** Of the file; to be raised when a copy is built in another way from the same catalogue. */
const FORMAT = 1
const CHECKSUM_BYTES = 4

const schema = z.object({
  format: z.literal(FORMAT),
  /** Of the log of changes. */
  identity: z.string(),
  /** The number of the last change that the projections have taken in. */
  seen: z.number(),
  projections: z.array(z.unknown()),
})

/** What the projections of the catalogue held at some moment, so that a start need not build them again. */
export type SavedCatalogue = Omit<z.infer<typeof schema>, 'format'>

export interface CatalogueFile {
  /** Null when there is no file, or none that can be used. */
  read(): Promise<SavedCatalogue | null>
  /** Leaves the old file when the new one can't be written: the next start takes longer, and no more. */
  write(saved: SavedCatalogue): Promise<void>
}

/** Keeps what was saved in a file, which may be deleted at any time. */
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

/** Undefined for what another version of V8 has serialized. */
function tryDeserialize(content: Buffer): unknown {
  try {
    return deserialize(content)
  } catch {
    return undefined
  }
}
