import mongoose, { type Types } from 'mongoose'
import { startOfDay } from '../../lib/time/days.ts'
import { PartnerUsage } from './partner-usage.model.ts'

const RETENTION_DAYS = 90

export interface UsageCount {
  keyId: Types.ObjectId
  /** Midnight UTC. */
  day: Date
  requests: number
  /** The number of requests above the limit. */
  refused: number
  lastAt: Date
}

/** Adds the counts in one transaction, so that a failed write can be repeated. */
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
