import { isDuplicate } from '../lib/database/errors.ts'
import type { FileStorage } from './storage.ts'
import { sweepPictures, type PictureUses } from './sweep.ts'
import { SweepLease } from './sweep-lease.model.ts'

const ID = 'pictures'
const SWEEP_INTERVAL_MS = 3 * 60 * 60 * 1000

/** Sweeps the images if a sweep is due and no other process has claimed it. */
export async function sweepIfDue(storage: FileStorage, findUses: PictureUses): Promise<void> {
  const now = new Date()
  if (await claimSweep(now)) await sweepPictures(storage, findUses, now)
}

/** Returns true for one process every three hours. If that process is killed, the next sweep does the rest. */
export async function claimSweep(now: Date): Promise<boolean> {
  const nextAt = new Date(now.getTime() + SWEEP_INTERVAL_MS)
  try {
    const { modifiedCount, upsertedCount } = await SweepLease.updateOne(
      { _id: ID, nextAt: { $lte: now } },
      { $set: { nextAt } },
      { upsert: true },
    )
    return modifiedCount + upsertedCount > 0
  } catch (error) {
    // The record exists and is not due: the upsert found its id in use.
    if (isDuplicate(error)) return false
    throw error
  }
}
