import type { Types } from 'mongoose'
import { randomBytes } from 'node:crypto'
import {
  isUpload,
  PICTURE_WIDTHS,
  pictureFile,
  parsePictureId,
  pictureUrl,
  type PictureUrl,
  UPLOAD_ID_LENGTH,
} from '../lib/pictures.ts'
import { userError } from '../lib/user-error.ts'
import { Picture } from './picture.model.ts'
import { renderPicture, type RenderedPicture } from './render-picture.ts'
import type { FileStorage } from './storage.ts'

export interface StoredPicture {
  image: PictureUrl
  /** The size of the widest version, in pixels. */
  width: number
  height: number
}

/**
 * Stores an uploaded picture in every width under a random name, and then calls `remember` with its id. Throws for a
 * file that `renderPicture` refuses. If it fails, nothing remains. Throws STORAGE_FULL before the disk is full.
 */
export async function storePicture(
  storage: FileStorage,
  ownerId: Types.ObjectId,
  file: Buffer,
  remember: (id: string) => Promise<void> = () => Promise.resolve(),
): Promise<StoredPicture> {
  await storage.requireRoom()
  const { width, height, versions } = await renderPicture(file)
  const id = randomBytes(UPLOAD_ID_LENGTH / 2).toString('hex')
  // The record is written first, so that the sweep can find the files if the process is killed.
  const now = new Date()
  await Picture.create({ _id: id, ownerId, width, height, createdAt: now, touchedAt: now })
  try {
    await writeVersions(storage, id, versions)
    await remember(id)
  } catch (error) {
    await removePictures(storage, [id])
    throw error
  }
  return { image: pictureUrl(id), width, height }
}

/** Finds a stored picture and protects it from the sweep for a day. Null if it is gone. */
export async function findPicture(id: string): Promise<StoredPicture | null> {
  const found = await Picture.findOneAndUpdate(
    { _id: id, condemnedAt: null },
    { $set: { touchedAt: new Date() } },
  ).lean()
  return found && { image: pictureUrl(id), width: found.width, height: found.height }
}

/** Writes the widest version last, because its presence means that the others are there. */
async function writeVersions(
  storage: FileStorage,
  id: string,
  versions: RenderedPicture['versions'],
): Promise<void> {
  for (const { width, bytes } of versions) await storage.write(pictureFile(id, width), bytes)
}

/**
 * Call before storing a reference to pictures: protects them from the sweep for a day. Throws when a picture is gone.
 * External pictures are ignored.
 */
export async function retainPictures(urls: PictureUrl[]): Promise<void> {
  const ids = new Set(urls.map(parsePictureId).filter((id) => id !== null && isUpload(id)))
  if (ids.size === 0) return
  const { matchedCount } = await Picture.updateMany(
    { _id: { $in: [...ids] }, condemnedAt: null },
    { $set: { touchedAt: new Date() } },
  )
  if (matchedCount < ids.size) {
    throw userError('BAD_USER_INPUT', 'A picture no longer exists. Please upload it again.')
  }
}

/** Returns the pictures that do not exist any more. External pictures are ignored. */
export async function findMissingPictures(urls: PictureUrl[]): Promise<Set<PictureUrl>> {
  const own = urls.filter((url) => isUpload(parsePictureId(url) ?? ''))
  if (own.length === 0) return new Set()
  const filter = { _id: { $in: own.map(parsePictureId) }, condemnedAt: null }
  const kept = new Set((await Picture.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id))
  return new Set(own.filter((url) => !kept.has(parsePictureId(url) ?? '')))
}

/**
 * Removes a picture at once that its owner has replaced. One that was retained may be referred to by others, so that it
 * is left to the sweep, like one that cannot be removed now.
 */
export async function discardPicture(storage: FileStorage, url: PictureUrl | null): Promise<void> {
  if (url === null) return
  const picture = await Picture.findById(parsePictureId(url)).lean()
  if (!picture || picture.touchedAt > picture.createdAt) return
  const { _id, touchedAt } = picture
  const condemned = { $set: { condemnedAt: new Date() } }
  const { modifiedCount } = await Picture.updateOne({ _id, touchedAt }, condemned)
  if (modifiedCount > 0) await removePictures(storage, [_id]).catch(() => undefined)
}

/** Removes the widest file first and the records last, so that an interrupted removal can be repeated. */
export async function removePictures(storage: FileStorage, ids: string[]): Promise<void> {
  const widths = PICTURE_WIDTHS.toReversed()
  await storage.remove(ids.flatMap((id) => widths.map((width) => pictureFile(id, width))))
  await Picture.deleteMany({ _id: { $in: ids } })
}
