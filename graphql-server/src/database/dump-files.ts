import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { mongo } from 'mongoose'
import { inChunks } from '../lib/chunks.ts'
import type { FileStorage } from '../uploads/storage.ts'
import type { DumpKind } from './dump-kinds.ts'

interface FileOptions {
  db: mongo.Db
  storage: FileStorage
  /** The folder of the dump. */
  folder: string
  onProgress: (what: string, done: number, total: number) => void
}

/** How many files are copied at the same time. */
const CONCURRENCY = 8
/** More than any picture or prescription has. */
const MAX_BYTES = 20 * 1024 * 1024

/** Copies all files of the kind except those in `known` into the dump, and adds their names to it. */
export async function dumpFiles(
  kind: DumpKind,
  { db, storage, folder, known, onProgress }: FileOptions & { known: Set<string> },
): Promise<void> {
  await mkdir(join(folder, kind.folder), { recursive: true })
  for await (const files of inChunks(kind.list(db, storage), CONCURRENCY)) {
    const missing = files.filter((file) => !known.has(file))
    await finishAll(
      missing.map(async (file) => {
        const bytes = await storage.read(file)
        // It may have been deleted after it was listed.
        if (!bytes) return
        await writeFile(join(folder, kind.folder, file), bytes)
        known.add(file)
      }),
    )
    onProgress(kind.name, known.size, known.size)
  }
}

/** Throws if a file of the dump is missing or is not a plain file, such as a link to another file. */
export async function checkDumpedFiles(
  kind: DumpKind,
  folder: string,
  files: string[],
): Promise<void> {
  if (files.length === 0) return
  const place = join(folder, kind.folder)
  const isFolder = await lstat(place).then((entry) => entry.isDirectory(), isNothing)
  if (!isFolder) throw new Error(`${place} is missing or is not a folder.`)
  for (const file of files) {
    const path = join(place, file)
    const isFile = await lstat(path).then((entry) => entry.isFile(), isNothing)
    if (!isFile) throw new Error(`${path} is missing or is not a file.`)
  }
}

/**
 * Writes the files of a dump into their storage, after its collections were restored. Skips files without a record:
 * they were uploaded after the collections were dumped, or deleted before.
 */
export async function restoreFiles(
  kind: DumpKind,
  { db, storage, folder, files, onProgress }: FileOptions & { files: string[] },
): Promise<void> {
  const hasRecord = await kind.readRecords(db)
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
  const { size } = await lstat(path)
  const bytes = size <= MAX_BYTES ? await readFile(path) : null
  if (bytes === null || !hasContent(bytes)) {
    throw new Error(`${path} is not ${content} of at most 20 MB.`)
  }
  return bytes
}

function isNothing(): boolean {
  return false
}
