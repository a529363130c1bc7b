import type DataLoader from 'dataloader'
import { Types } from 'mongoose'
import { batchLoader, groupBy } from '../../lib/database/loaders.ts'
import { startOfDay } from '../../lib/time/days.ts'
import { PartnerUsage, type PartnerUsageRecord } from './partner-usage.model.ts'

const VISIBLE_DAYS = 30

export interface PartnerLoaders {
  /** By key id: the days with requests in the last 30 days, newest first. */
  usageOfKey: DataLoader<string, PartnerUsageRecord[]>
}

export function createPartnerLoaders(): PartnerLoaders {
  return { usageOfKey: batchLoader('usageOfKey', usageOfKeys) }
}

async function usageOfKeys(keyIds: readonly string[]): Promise<PartnerUsageRecord[][]> {
  const rows = await PartnerUsage.find({
    keyId: { $in: keyIds.map((id) => new Types.ObjectId(id)) },
    day: { $gte: startOfDay(new Date(), VISIBLE_DAYS - 1) },
  })
    .sort({ day: -1 })
    .batchSize(keyIds.length * VISIBLE_DAYS)
    .lean()
  const groups = groupBy(rows, ({ keyId }) => [keyId.toHexString()])
  return keyIds.map((id) => groups.get(id) ?? [])
}
