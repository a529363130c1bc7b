import { createHash } from 'node:crypto'
import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { mongo } from 'mongoose'
import { inChunks } from '../../lib/chunks.ts'
import type { FileStorage } from '../../uploads/storage.ts'
import type { DumpKind } from './dump-kinds.ts'
import { BESIDE } from './names.ts'
import { requireChecksum, requirePlainFile, type Manifest } from './dump-manifest.ts'

interface FileOptions {
  db: mongo.Db
  storage: FileStorage
  /** The dump's folder. */
  folder: string
  onProgress: (what: string, done: number, total: number) => void
}

/** How many files are copied at the same time. */
const CONCURRENCY = 8
/** More than any image or prescription has. */
const MAX_BYTES = 20 * 1024 * 1024

/**
 * Copies all files of this kind except those in `known` into the dump, and adds their names and checksums to `known`.
 */
export async function dumpFiles(
  kind: DumpKind,
  { db, storage, folder, known, onProgress }: FileOptions & { known: Map<string, string> },
): Promise<void> {
  await mkdir(join(folder, kind.folder), { recursive: true })
  for await (const files of inChunks(kind.list(db, storage), CONCURRENCY)) {
    const missing = files.filter((file) => !known.has(file))
    await finishAll(
      missing.map(async (file) => {
        const bytes = await storage.read(file)
        // It may have been deleted after it was listed.
        if (!bytes) return
        await writeFile(join(folder, kind.folder, file), bytes, { flush: true })
        known.set(file, computeChecksum(bytes))
      }),
    )
    onProgress(kind.name, known.size, known.size)
  }
}

/**
 * Reads all files of a kind. Throws if one is missing, is not a plain file, such as a link to another file, or differs
 * from the dumped file. Returns their size in bytes.
 */
export async function checkDumpedFiles(
  kind: DumpKind,
  { folder, manifest, files }: { folder: string; manifest: Manifest; files: string[] },
): Promise<number> {
  if (files.length === 0) return 0
  const place = join(folder, kind.folder)
  const isFolder = await lstat(place).then((entry) => entry.isDirectory(), isNothing)
  if (!isFolder) throw new Error(`${place} is missing or is not a folder.`)
  let size = 0
  for await (const chunk of inChunks(files, CONCURRENCY)) {
    await finishAll(
      chunk.map(async (file) => {
        const bytes = await readDumpedFile(kind, join(place, file))
        requireChecksum(folder, `${kind.folder}/${file}`, manifest, computeChecksum(bytes))
        size += bytes.length
      }),
    )
  }
  return size
}

function computeChecksum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Writes a dump's files into their storage, after its collections were restored beside the shop's own. Skips files
 * without a record: they were uploaded after the collections were dumped, or deleted before.
 */
export async function restoreFiles(
  kind: DumpKind,
  { db, storage, folder, files, onProgress }: FileOptions & { files: string[] },
): Promise<void> {
  const hasRecord = await kind.readRecords(db, BESIDE)
  let done = 0
  for await (const chunk of inChunks(files, CONCURRENCY)) {
    await finishAll(
      chunk.map(async (file) => {
        const bytes = await readDumpedFile(kind, join(folder, kind.folder, file))
        if (await hasRecord(file)) await storage.write(file, bytes)
      }),
    )
    onProgress(kind.name, (done += chunk.length), files.length)
  }
}

/** Reports a failure only when all work has ended, so that no file is written after it. */
async function finishAll(work: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function readDumpedFile({ content, hasContent }: DumpKind, path: string): Promise<Buffer> {
  const size = await requirePlainFile(path)
  const bytes = size <= MAX_BYTES ? await readFile(path) : null
  if (bytes === null || !hasContent(bytes)) {
    throw new Error(`${path} is not ${content} of at most 20 MB.`)
  }
  return bytes
}

function isNothing(): boolean {
  return false
}
