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
import { uploadMessages } from './messages.ts'
import { Picture } from './picture.model.ts'
import { renderPicture, type RenderedPicture } from './render-picture.ts'
import type { FileStorage } from './storage.ts'

export interface StoredPicture {
  image: PictureUrl
  /** The widest version's size, in pixels. */
  width: number
  height: number
}

/**
 * Stores an uploaded image in every width under a random name, and then calls `remember` with its id. Throws for a file
 * that `renderPicture` rejects, and STORAGE_FULL before the disk is full. If it fails, nothing remains.
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

/** Finds a stored image and protects it from the sweep for a day. Returns null if it is gone. */
export async function findPicture(id: string): Promise<StoredPicture | null> {
  const found = await Picture.findOneAndUpdate(
    { _id: id, condemnedAt: null },
    { $set: { touchedAt: new Date() } },
  ).lean()
  return found && { image: pictureUrl(id), width: found.width, height: found.height }
}

/** Writes the widest version last, because its presence means that the others exist. */
async function writeVersions(
  storage: FileStorage,
  id: string,
  versions: RenderedPicture['versions'],
): Promise<void> {
  for (const { width, bytes } of versions) await storage.write(pictureFile(id, width), bytes)
}

/**
 * Protects images from the sweep for a day. Call it before you store references to them. Throws if an image is gone.
 * Ignores external images.
 */
export async function retainPictures(urls: PictureUrl[]): Promise<void> {
  const ids = new Set(urls.map(parsePictureId).filter((id) => id !== null && isUpload(id)))
  if (ids.size === 0) return
  const { matchedCount } = await Picture.updateMany(
    { _id: { $in: [...ids] }, condemnedAt: null },
    { $set: { touchedAt: new Date() } },
  )
  if (matchedCount < ids.size) {
    throw userError(uploadMessages.IMAGE_GONE())
  }
}

/** Returns the images that no longer exist. Ignores external images. */
export async function findMissingPictures(urls: PictureUrl[]): Promise<Set<PictureUrl>> {
  const own = urls.filter((url) => isUpload(parsePictureId(url) ?? ''))
  if (own.length === 0) return new Set()
  const filter = { _id: { $in: own.map(parsePictureId) }, condemnedAt: null }
  const kept = new Set((await Picture.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id))
  return new Set(own.filter((url) => !kept.has(parsePictureId(url) ?? '')))
}

/**
 * Immediately removes an image that its owner has replaced. Leaves it to the sweep if it was retained, because other
 * records may then refer to it, or if it cannot be removed now.
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
