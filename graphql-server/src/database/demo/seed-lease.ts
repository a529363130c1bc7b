import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDuplicate } from '../../lib/database/errors.ts'
import { SeedMarker } from './seed-marker.model.ts'

const ID = 'demo-catalogue'
/** So long a killed process keeps the others waiting. */
const LEASE_MS = 4_000
const RENEWAL_MS = 1_000

/** The right to furnish this store, held by one process at a time. */
export interface SeedLease {
  /** Everything is in: nobody furnishes this store again. */
  complete(): Promise<void>
  /** Lets another process go on from here. */
  release(): Promise<void>
}

/**
 * Waits while another process is at it. Null when the store is furnished, or was never to be: a store
 * that `isTaken` by a catalogue of its own before the first try counts as furnished.
 */
export async function takeSeedLease(isTaken: () => Promise<boolean>): Promise<SeedLease | null> {
  const holder = randomUUID()
  await createMarker(holder, isTaken)
  for (;;) {
    const marker = await SeedMarker.findById(ID).lean()
    if (!marker || marker.completedAt) return null
    if (marker.holder === holder || (await takeOver(holder))) return hold(holder)
    await pause(RENEWAL_MS)
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
  const timer = setInterval(() => void renew(), RENEWAL_MS)
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
