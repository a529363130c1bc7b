import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDuplicate } from '../../lib/database/errors.ts'
import { SeedMarker } from './seed-marker.model.ts'

const ID = 'demo-catalogue'
/** How long other processes wait for a killed one. */
const LEASE_MS = 4_000
const RENEWAL_INTERVAL_MS = 1_000

/** The permission to seed this store, which one process has at a time. */
export interface SeedLease {
  /** Marks the seeding as complete, so that this store is never seeded again. */
  complete(): Promise<void>
  release(): Promise<void>
}

/**
 * Waits while another process has the lease. Returns null if the store is complete, or if it had its own catalogue
 * before the first attempt (`isTaken`).
 */
export async function takeSeedLease(isTaken: () => Promise<boolean>): Promise<SeedLease | null> {
  const holder = randomUUID()
  await createMarker(holder, isTaken)
  for (;;) {
    const marker = await SeedMarker.findById(ID).lean()
    if (!marker || marker.completedAt) return null
    if (marker.holder === holder || (await takeOver(holder))) return hold(holder)
    await pause(RENEWAL_INTERVAL_MS)
  }
}

async function createMarker(holder: string, isTaken: () => Promise<boolean>): Promise<void> {
  if (await SeedMarker.exists({ _id: ID })) return
  const now = new Date()
  const completedAt = (await isTaken()) ? now : null
  try {
    await SeedMarker.create({ _id: ID, startedAt: now, completedAt, holder, heldUntil: leaseEnd() })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

const leaseEnd = () => new Date(Date.now() + LEASE_MS)

async function takeOver(holder: string): Promise<boolean> {
  const { modifiedCount } = await SeedMarker.updateOne(
    { _id: ID, completedAt: null, heldUntil: { $lt: new Date() } },
    { $set: { holder, heldUntil: leaseEnd() } },
  )
  return modifiedCount === 1
}

function hold(holder: string): SeedLease {
  const renew = () =>
    SeedMarker.updateOne({ _id: ID, holder }, { $set: { heldUntil: leaseEnd() } }).catch(() => null)
  void renew()
  const timer = setInterval(() => void renew(), RENEWAL_INTERVAL_MS)
  timer.unref()
  return {
    async complete() {
      clearInterval(timer)
      await SeedMarker.updateOne({ _id: ID, holder }, { $set: { completedAt: new Date() } })
    },
    async release() {
      clearInterval(timer)
      await SeedMarker.updateOne({ _id: ID, holder }, { $set: { heldUntil: new Date(0) } })
    },
  }
}
