import { parsePictureId, pictureUrls, type PictureUrl } from '../lib/pictures.ts'
import { DAY_MS } from '../lib/time/days.ts'
import { Picture, type PictureRecord } from './picture.model.ts'
import { removePictures } from './pictures.ts'
import type { FileStorage } from './storage.ts'

/** Returns the URLs among these that a record refers to. */
export type PictureUses = (urls: PictureUrl[]) => Promise<PictureUrl[]>

const BATCH_SIZE = 100

/**
 * Deletes images that nothing refers to, more than a day after they were uploaded or last retained, and returns their
 * number. Marks each image before it rechecks the references; `retainPictures` rejects marked images. Images that an
 * interrupted sweep left marked are handled like all others.
 */
export async function sweepPictures(
  storage: FileStorage,
  findUses: PictureUses,
  now: Date,
  batchSize = BATCH_SIZE,
): Promise<number> {
  const old = new Date(now.getTime() - DAY_MS)
  let removed = 0
  let last: PictureRecord | undefined
  do {
    const batch = await nextBatch(old, last, batchSize)
    const unused = await findUnused(batch, findUses)
    removed += await removeUnused(storage, findUses, await markForDeletion(unused, { old, now }))
    last = batch.at(-1)
  } while (last)
  return removed
}

/** Finds the next images, oldest first, by the index. Skips images that stay. */
function nextBatch(
  old: Date,
  last: PictureRecord | undefined,
  batchSize: number,
): Promise<PictureRecord[]> {
  const behind = last && {
    $or: [
      { touchedAt: { $gt: last.touchedAt } },
      { touchedAt: last.touchedAt, _id: { $gt: last._id } },
    ],
  }
  // This condition lets the index scan start at the last image; `$or` alone does not.
  const since = last && { $gte: last.touchedAt }
  return Picture.find({ touchedAt: { $lt: old, ...since }, ...behind })
    .sort({ touchedAt: 1, _id: 1 })
    .limit(batchSize)
    .lean()
}

async function findUnused(
  pictures: PictureRecord[],
  findUses: PictureUses,
): Promise<PictureRecord[]> {
  if (pictures.length === 0) return []
  const uses = await findUses(pictures.flatMap(({ _id }) => pictureUrls(_id)))
  const used = new Set(uses.map(parsePictureId))
  return pictures.filter(({ _id }) => !used.has(_id))
}

/** Marks the images that have not been retained since. */
async function markForDeletion(
  pictures: PictureRecord[],
  { old, now }: { old: Date; now: Date },
): Promise<PictureRecord[]> {
  const ids = pictures.map(({ _id }) => _id)
  const stillOld = { _id: { $in: ids }, touchedAt: { $lt: old } }
  await Picture.updateMany(stillOld, { $set: { condemnedAt: now } })
  return Picture.find(stillOld).lean()
}

async function removeUnused(
  storage: FileStorage,
  findUses: PictureUses,
  marked: PictureRecord[],
): Promise<number> {
  const unused = await findUnused(marked, findUses)
  const stillUsed = marked.filter((picture) => !unused.includes(picture)).map(({ _id }) => _id)
  await Picture.updateMany({ _id: { $in: stillUsed } }, { $set: { condemnedAt: null } })
  const ids = unused.map(({ _id }) => _id)
  await removePictures(storage, ids)
  return unused.length
}
