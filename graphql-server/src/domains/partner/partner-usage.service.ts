import mongoose, { type Types } from 'mongoose'
import { PartnerUsage } from './partner-usage.model.ts'

const DAY_MS = 24 * 60 * 60_000
const RETENTION_DAYS = 90

export interface UsageCount {
  keyId: Types.ObjectId
  /** Midnight UTC. */
  day: Date
  requests: number
  /** The number of requests over the limit. */
  refused: number
  lastAt: Date
}

/** Midnight UTC of a day, or of a number of days before. */
export function startOfDay(moment: Date, daysBefore = 0): Date {
  return new Date((Math.floor(moment.getTime() / DAY_MS) - daysBefore) * DAY_MS)
}

/** Adds all counts or none, so that a failed write can be repeated. */
export async function addUsage(counts: UsageCount[]): Promise<void> {
  const updates = counts.map(({ keyId, day, requests, refused }) => ({
    updateOne: {
      filter: { keyId, day },
      update: { $inc: { requests, refused } },
      upsert: true,
    },
  }))
  await mongoose.connection.transaction((session) => PartnerUsage.bulkWrite(updates, { session }))
}

export async function deleteOldUsage(): Promise<void> {
  await PartnerUsage.deleteMany({ day: { $lt: startOfDay(new Date(), RETENTION_DAYS) } })
}
