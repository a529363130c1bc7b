import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isPictureFile } from '../../lib/pictures.ts'
import { PRESCRIPTIONS } from '../../uploads/file-kinds.ts'

export const VERSION = 1

/** Written last: a folder without a manifest has no complete dump. */
export const manifestSchema = z.object({
  version: z.literal(VERSION),
  /** Identifies the server's data folder. Dumps by older versions lack it. */
  dataFolderId: z.string().optional(),
  collections: z.array(
    z.object({
      name: z.string(),
      documents: z.number(),
      indexes: z.array(z.looseObject({ key: z.record(z.string(), z.unknown()), name: z.string() })),
    }),
  ),
  /** The files in `media`. Dumps by older versions have no such files. */
  pictures: z.array(z.string().refine(isPictureFile, 'is not the name of an image')).default([]),
  /** The files in `prescriptions`. Dumps by older versions have no such files. */
  prescriptions: z
    .array(z.string().refine(PRESCRIPTIONS.isOwn, 'is not the name of a prescription'))
    .default([]),
  /** Each file's SHA-256 by its path in the dump. Dumps by older versions have no checksums. */
  sha256: z.record(z.string(), z.string()).optional(),
})

export type Manifest = z.infer<typeof manifestSchema>

export function manifestFile(folder: string): string {
  return join(folder, 'manifest.json')
}

/** The path of a collection's documents in the dump. */
export function collectionPath(collection: string): string {
  return `${encodeURIComponent(collection)}.jsonl`
}

export async function readManifest(folder: string): Promise<Manifest> {
  const file = manifestFile(folder)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no complete dump in ${folder}: ${file} is missing.`)
  })
  const { data, error } = manifestSchema.safeParse(parse(text))
  if (error) throw new Error(`${file} is not valid:\n${z.prettifyError(error)}`)
  return data
}

/** Returns null for truncated JSON, which is not a valid manifest either. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Throws if the path does not lead to a plain file, but for example to a link. Returns its size in bytes. */
export async function requirePlainFile(path: string): Promise<number> {
  const entry = await lstat(path).catch(() => null)
  if (!entry?.isFile()) throw new Error(`${path} is missing or is not a file.`)
  return entry.size
}

/** Throws if the file is not the dumped one. Dumps by older versions have no checksums. */
export function requireChecksum(folder: string, path: string, { sha256 }: Manifest, found: string) {
  if (sha256 && sha256[path] !== found) {
    throw new Error(`${join(folder, path)} was changed or damaged: its checksum is wrong.`)
  }
}
