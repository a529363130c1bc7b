import type { Logger } from 'pino'
import { deleteExpired } from './auth/delete-expired.ts'
import { deleteExpiredInvitations } from './domains/account/team/invitation.service.ts'
import { deleteOldImports } from './domains/catalogue/csv/product-import.service.ts'
import { enqueueConfirmations } from './domains/order/mail/confirmations.ts'
import { deleteOldBegunPayments } from './domains/order/payment/begun-payment.service.ts'
import { expireReservations } from './domains/order/checkout/reservation.service.ts'
import { createRecentSales } from './domains/order/sales/recent-sales.ts'
import { createSalesCounter } from './domains/order/sales/sales-counter.service.ts'
import { deleteOldStatements } from './domains/order/payment/statement/statement-list.service.ts'
import { deleteOldUsage } from './domains/partner/partner-usage.service.ts'
import type { UsageCounter } from './domains/partner/usage-counter.ts'
import { findPictureUses } from './domains/picture-uses.ts'
import { clearPrescriptions } from './domains/prescription/prescription.service.ts'
import { listPopularSearches } from './domains/search-lab/popular-searches.service.ts'
import { deleteOldSearches } from './domains/search-lab/search-log.service.ts'
import { deleteOldReleases } from './releases/releases.service.ts'
import { deleteOldDeliveries } from './domains/webhook/deliveries.service.ts'
import { runEvery } from './lib/time/interval.ts'
import { DAY_MS } from './lib/time/days.ts'
import type { FileStorage } from './uploads/storage.ts'
import { deleteExpiredSubmissions } from './submissions/submit-once.ts'
import { sweepIfDue } from './uploads/sweep-lease.ts'

const CLEANUP_INTERVAL_MS = 10 * 60_000
const USAGE_INTERVAL_MS = 5_000
const POLL_INTERVAL_MS = 500
const CONFIRMATION_INTERVAL_MS = 1_000
const SWEEP_CHECK_INTERVAL_MS = 60_000
const RESERVATION_INTERVAL_MS = 5_000
const COUNTING_INTERVAL_MS = 5_000
const SALES_INTERVAL_MS = 2 * 60_000
const POPULAR_INTERVAL_MS = 5 * 60_000
const PUBLISHING_INTERVAL_MS = DAY_MS

export interface BackgroundOptions {
  poll: () => Promise<void>
  setSales: (pieces: ReadonlyMap<string, number>) => void
  setPopularSearches: (texts: readonly string[]) => void
  pictures: FileStorage
  prescriptionFiles: FileStorage
  usage: UsageCounter
  publishRelease: () => Promise<void>
  /** Whether the shop gets a mail for each new order. */
  isShopNotified: boolean
  log: Logger
}

/**
 * Starts the work that every process does at intervals. A failure is logged, and the work is retried at the next
 * interval.
 */
export function startBackgroundWork(options: BackgroundOptions) {
  const { poll, setSales, setPopularSearches, pictures, usage, isShopNotified, log } = options
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message)
  const onUncounted = warn('could not write the usage of partner keys')
  const sales = createRecentSales()
  const counter = createSalesCounter()
  const work = [
    runEvery(
      SWEEP_CHECK_INTERVAL_MS,
      () => sweepIfDue(pictures, findPictureUses),
      warn('could not sweep the pictures'),
    ),
    runEvery(CLEANUP_INTERVAL_MS, deleteOldRecords, warn('could not delete expired records')),
    runEvery(
      CLEANUP_INTERVAL_MS,
      () => clearPrescriptions(options.prescriptionFiles, new Date()),
      warn('could not remove deleted prescriptions'),
    ),
    runEvery(USAGE_INTERVAL_MS, () => usage.write(), onUncounted),
    runEvery(
      CONFIRMATION_INTERVAL_MS,
      () => enqueueConfirmations({ isShopNotified }),
      warn('could not enqueue order confirmations'),
    ),
    runEvery(
      RESERVATION_INTERVAL_MS,
      expireReservations,
      warn('could not release expired reservations'),
    ),
    runEvery(
      SALES_INTERVAL_MS,
      async () => setSales(await sales.update()),
      warn('could not count the recent sales'),
    ),
    runEvery(
      COUNTING_INTERVAL_MS,
      () => counter.update(),
      warn('could not count the sales of the overview'),
    ),
    runEvery(
      POPULAR_INTERVAL_MS,
      async () => setPopularSearches(await listPopularSearches()),
      warn('could not list the popular searches'),
    ),
    runEvery(PUBLISHING_INTERVAL_MS, options.publishRelease, warn('could not publish the release')),
    runEvery(POLL_INTERVAL_MS, poll, warn('could not poll for catalogue changes')),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(work.map((one) => one.stop()))
      await usage.write().catch(onUncounted)
    },
  }
}

async function deleteOldRecords(): Promise<void> {
  await deleteExpired()
  await deleteExpiredInvitations()
  await deleteExpiredSubmissions()
  await deleteOldUsage()
  await deleteOldDeliveries()
  await deleteOldSearches()
  await deleteOldImports()
  await deleteOldReleases()
  await deleteOldStatements()
  await deleteOldBegunPayments()
}
