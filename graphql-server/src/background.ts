import type { Logger } from 'pino'
import { deleteExpired } from './auth/delete-expired.ts'
import { enqueueConfirmations } from './domains/order/order-mail.ts'
import { deleteOldUsage } from './domains/partner/partner-usage.service.ts'
import type { UsageCounter } from './domains/partner/usage-counter.ts'
import { findPictureUses } from './domains/picture-uses.ts'
import { deleteOldDeliveries } from './domains/webhook/deliveries.service.ts'
import { runEvery } from './lib/interval.ts'
import type { PictureStorage } from './uploads/storage.ts'
import { sweepIfDue } from './uploads/sweep-lease.ts'

/** Between two times of forgetting what has ended. */
const CLEANING_MS = 10 * 60_000
/** Between two times of writing down how partners' keys were used. */
const USAGE_MS = 5_000
/** Between two looks for changes of the catalogue. */
const POLL_INTERVAL_MS = 500
/** Between two looks for orders that are to be confirmed by mail. */
const CONFIRMATION_MS = 1_000
/** Between two looks whether it is this process's turn to sweep the pictures. */
const SWEEP_CHECK_MS = 60_000

export interface BackgroundOptions {
  /** Looks for changes of the catalogue. */
  poll: () => Promise<void>
  pictures: PictureStorage
  usage: UsageCounter
  log: Logger
}

/** Starts what every process does by the clock. What fails is logged, and done again at its next time. */
export function startBackgroundWork(options: BackgroundOptions) {
  const { poll, pictures, usage, log } = options
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message)
  const onUncounted = warn('the usage of keys is not written now')
  const work = [
    runEvery(
      SWEEP_CHECK_MS,
      () => sweepIfDue(pictures, findPictureUses),
      warn('no sweep of pictures now'),
    ),
    runEvery(CLEANING_MS, deleteOldRecords, warn('no cleaning now')),
    runEvery(USAGE_MS, () => usage.write(), onUncounted),
    runEvery(CONFIRMATION_MS, enqueueConfirmations, warn('no confirmations now')),
    runEvery(POLL_INTERVAL_MS, poll, warn('no poll for changes of the catalogue now')),
  ]
  return {
    /** Ends it, and writes down what was counted up to now. */
    async stop(): Promise<void> {
      await Promise.all(work.map((one) => one.stop()))
      await usage.write().catch(onUncounted)
    },
  }
}

/** Forgets what nobody needs any more. */
async function deleteOldRecords(): Promise<void> {
  await deleteExpired()
  await deleteOldUsage()
  await deleteOldDeliveries()
}
