import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { mongo } from 'mongoose'
import { inChunks } from '../lib/chunks.ts'
import { isUpload, parsePictureId } from '../lib/pictures.ts'
import { detectPictureType } from '../uploads/picture-type.ts'
import type { PictureStorage } from '../uploads/storage.ts'

type OnProgress = (done: number, total: number) => void

const FOLDER = 'media'
/** How many files are copied at the same time. */
const CONCURRENCY = 8
/** More than any version of a picture has. */
const MAX_BYTES = 20 * 1024 * 1024

/** Copies all pictures except those in `known` into the dump, and adds their names to it. */
export async function dumpPictures(
  pictures: PictureStorage,
  { folder, known, onProgress }: { folder: string; known: Set<string>; onProgress: OnProgress },
): Promise<void> {
  await mkdir(join(folder, FOLDER), { recursive: true })
  for await (const files of inChunks(pictures.list(), CONCURRENCY)) {
    const missing = files.filter((file) => !known.has(file))
    await Promise.all(
      missing.map(async (file) => {
        const bytes = await pictures.read(file)
        // The sweep may have deleted it after it was listed.
        if (!bytes) return
        await writeFile(join(folder, FOLDER, file), bytes)
        known.add(file)
      }),
    )
    onProgress(known.size, known.size)
  }
}

/** Throws if a picture of the dump is missing or is not a plain file, such as a link to another file. */
export async function checkDumpedPictures(folder: string, files: string[]): Promise<void> {
  if (files.length === 0) return
  const isFolder = await lstat(join(folder, FOLDER)).then((entry) => entry.isDirectory(), isNothing)
  if (!isFolder) throw new Error(`${join(folder, FOLDER)} is missing or is not a folder.`)
  for (const file of files) {
    const path = join(folder, FOLDER, file)
    const isFile = await lstat(path).then((entry) => entry.isFile(), isNothing)
    if (!isFile) throw new Error(`${path} is missing or is not a file.`)
  }
}

/**
 * Writes the pictures of a dump into the picture storage, after its collections were restored. Skips uploads without
 * a record, which the sweep would never delete: they were uploaded after the collections were dumped.
 */
export async function restorePictures(
  pictures: PictureStorage,
  {
    db,
    folder,
    files,
    onProgress,
  }: { db: mongo.Db; folder: string; files: string[]; onProgress: OnProgress },
): Promise<void> {
  let done = 0
  for await (const chunk of inChunks(files, CONCURRENCY)) {
    await Promise.all(
      chunk.map(async (file) => {
        const bytes = await readDumpedPicture(join(folder, FOLDER, file))
        if (await belongsToStore(db, file)) await pictures.write(file, bytes)
      }),
    )
    onProgress((done += chunk.length), files.length)
  }
}

async function readDumpedPicture(path: string): Promise<Buffer> {
  const { size } = await lstat(path)
  const bytes = size <= MAX_BYTES ? await readFile(path) : null
  if (bytes === null || detectPictureType(bytes) !== 'webp') {
    throw new Error(`${path} is not a picture in WebP format of at most 20 MB.`)
  }
  return bytes
}

async function belongsToStore(db: mongo.Db, file: string): Promise<boolean> {
  const id = parsePictureId(`/media/${file}`) ?? ''
  if (!isUpload(id)) return true
  const record = await db.collection<{ _id: string }>('pictures').findOne({ _id: id })
  return record !== null
}

function isNothing(): boolean {
  return false
}
