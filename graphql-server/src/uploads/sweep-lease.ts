import { isDuplicate } from '../lib/database/errors.ts'
import type { PictureStorage } from './storage.ts'
import { sweepPictures, type PictureUses } from './sweep.ts'
import { SweepLease } from './sweep-lease.model.ts'

const ID = 'pictures'
const THREE_HOURS = 3 * 60 * 60 * 1000

/** Sweeps the pictures when it is this process's turn. */
export async function sweepIfDue(storage: PictureStorage, findUses: PictureUses): Promise<void> {
  const now = new Date()
  if (await claimSweep(now)) await sweepPictures(storage, findUses, now)
}

/**
 * Whether it is this process's turn to sweep: true for one process every three hours. Who takes the turn and
 * is killed leaves the rest to the next one, for a sweep can be repeated.
 */
export async function claimSweep(now: Date): Promise<boolean> {
  const nextAt = new Date(now.getTime() + THREE_HOURS)
  try {
    const { modifiedCount, upsertedCount } = await SweepLease.updateOne(
      { _id: ID, nextAt: { $lte: now } },
      { $set: { nextAt } },
      { upsert: true },
    )
    return modifiedCount + upsertedCount > 0
  } catch (error) {
    // The row is there and its time has not come: the upsert found its id taken.
    if (isDuplicate(error)) return false
    throw error
  }
}
