import type { Types } from 'mongoose'
import { randomBytes } from 'node:crypto'
import {
  PICTURE_WIDTHS,
  pictureFile,
  parsePictureId,
  pictureUrl,
  type PictureUrl,
} from '../lib/pictures.ts'
import { refuse } from '../lib/refusal.ts'
import type { IncomingFile } from './incoming-file.ts'
import { Picture } from './picture.model.ts'
import { renderPicture, type RenderedPicture } from './render-picture.ts'
import type { PictureStorage } from './storage.ts'

/** Of the names of uploads. Those of the demo catalogue are shorter, and have no record. */
const ID_LENGTH = 32

/** A picture that was just kept. */
export interface StoredPicture {
  image: PictureUrl
  /** Of the widest version, in pixels. */
  width: number
  height: number
}

/**
 * Keeps what a person uploaded, in every width, under a random name. Refuses what does not pass the gate
 * (`renderPicture`); then, and when the storage fails, nothing of it stays.
 */
export async function storePicture(
  storage: PictureStorage,
  ownerId: Types.ObjectId,
  file: IncomingFile,
): Promise<StoredPicture> {
  const { width, height, versions } = await renderPicture(await file.read())
  const id = randomBytes(ID_LENGTH / 2).toString('hex')
  // The record comes first: whatever happens to the process now, the sweep finds its files by it.
  const now = new Date()
  await Picture.create({ _id: id, ownerId, width, height, createdAt: now, touchedAt: now })
  try {
    await writeVersions(storage, id, versions)
  } catch (error) {
    await removePicture(storage, id)
    throw error
  }
  return { image: pictureUrl(id), width, height }
}

/** The widest, which stands for the picture, last: where it is, the others are. */
async function writeVersions(
  storage: PictureStorage,
  id: string,
  versions: RenderedPicture['versions'],
): Promise<void> {
  for (const { width, bytes } of versions) await storage.write(pictureFile(id, width), bytes)
}

/**
 * To be called before a thing is stored that refers to pictures: from now on they have another day, in which
 * no sweep takes them. Refuses those that are gone. Pictures from elsewhere are no matter of the store's.
 */
export async function retainPictures(urls: PictureUrl[]): Promise<void> {
  const ids = new Set(urls.map(parsePictureId).filter((id) => id?.length === ID_LENGTH))
  if (ids.size === 0) return
  const { matchedCount } = await Picture.updateMany(
    { _id: { $in: [...ids] }, condemnedAt: null },
    { $set: { touchedAt: new Date() } },
  )
  if (matchedCount < ids.size) {
    throw refuse('BAD_USER_INPUT', 'A picture is not there any more. Please upload it again.')
  }
}

/** Those of the pictures that are no more. Ones from elsewhere are no matter of the store's. */
export async function findMissingPictures(urls: PictureUrl[]): Promise<Set<PictureUrl>> {
  const own = urls.filter((url) => parsePictureId(url)?.length === ID_LENGTH)
  if (own.length === 0) return new Set()
  const filter = { _id: { $in: own.map(parsePictureId) }, condemnedAt: null }
  const kept = new Set((await Picture.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id))
  return new Set(own.filter((url) => !kept.has(parsePictureId(url) ?? '')))
}

/**
 * Removes a picture: the widest file first, the record last. Broken off anywhere it can be repeated, for the
 * record still tells of the files.
 */
export async function removePicture(storage: PictureStorage, id: string): Promise<void> {
  for (const width of PICTURE_WIDTHS.toReversed()) await storage.remove(pictureFile(id, width))
  await Picture.deleteOne({ _id: id })
}
