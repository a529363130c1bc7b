import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Model } from 'mongoose'
import { isDuplicate } from './errors.ts'

/** How long other processes wait for a killed process. */
const LEASE_MS = 4_000
const RENEWAL_INTERVAL_MS = 1_000

/** A task that is done once per database, such as a migration. Its record is kept permanently. */
export interface OneTimeTaskRecord {
  _id: string
  startedAt: Date
  /** Null until the task is complete. */
  completedAt: Date | null
  /** The process that does the task, and how long others wait for it. */
  holder: string
  heldUntil: Date
}

export const oneTimeTaskFields = {
  _id: { type: String, required: true },
  startedAt: { type: Date, required: true },
  completedAt: { type: Date, default: null },
  holder: { type: String, required: true },
  heldUntil: { type: Date, required: true },
} as const

export interface OneTimeTaskOptions {
  /** The collection of the task's record. */
  tasks: Model<OneTimeTaskRecord>
  id: string
  /** Whether a database without the task's record can skip the task. */
  isDone?: () => Promise<boolean>
}

/**
 * Does the task unless it is complete. One process does it while the others wait. If that process is killed, another
 * one repeats the task. Returns whether this process did it.
 */
export async function doOnce(
  { tasks, id, isDone = () => Promise.resolve(false) }: OneTimeTaskOptions,
  task: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID()
  await createRecord(tasks, { id, holder, isDone })
  for (;;) {
    const record = await tasks.findById(id).lean()
    if (!record || record.completedAt) return false
    if (record.holder === holder || (await takeOver(tasks, { id, holder }))) break
    await pause(RENEWAL_INTERVAL_MS)
  }
  await doWithLease(tasks, { id, holder }, task)
  return true
}

async function createRecord(
  tasks: Model<OneTimeTaskRecord>,
  { id, holder, isDone }: { id: string; holder: string; isDone: () => Promise<boolean> },
): Promise<void> {
  if (await tasks.exists({ _id: id })) return
  const now = new Date()
  const completedAt = (await isDone()) ? now : null
  try {
    await tasks.create({ _id: id, startedAt: now, completedAt, holder, heldUntil: leaseEnd() })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

interface Lease {
  id: string
  holder: string
}

const leaseEnd = () => new Date(Date.now() + LEASE_MS)

async function takeOver(tasks: Model<OneTimeTaskRecord>, { id, holder }: Lease): Promise<boolean> {
  const { modifiedCount } = await tasks.updateOne(
    { _id: id, completedAt: null, heldUntil: { $lt: new Date() } },
    { $set: { holder, heldUntil: leaseEnd() } },
  )
  return modifiedCount === 1
}

/** Renews the lease until the task ends. After a failure, ends the lease, so that others need not wait. */
async function doWithLease(
  tasks: Model<OneTimeTaskRecord>,
  { id, holder }: Lease,
  task: () => Promise<void>,
): Promise<void> {
  const update = (fields: Partial<OneTimeTaskRecord>) =>
    tasks.updateOne({ _id: id, holder }, { $set: fields })
  const renew = () => update({ heldUntil: leaseEnd() }).catch(() => null)
  void renew()
  const timer = setInterval(() => void renew(), RENEWAL_INTERVAL_MS)
  try {
    await task()
    await update({ completedAt: new Date() })
  } catch (error) {
    await update({ heldUntil: new Date(0) }).catch(() => null)
    throw error
  } finally {
    clearInterval(timer)
  }
}
