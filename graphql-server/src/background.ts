import type { Logger } from 'pino'
import { deleteExpired } from './auth/delete-expired.ts'
import { deleteExpiredInvitations } from './domains/account/team/invitation.service.ts'
import type { Shop } from './domains/shop/shop.ts'
import type { CatalogueSync } from './domains/catalogue/reading/sync-catalogue.ts'
import { deleteOldImports } from './domains/catalogue/csv/product-import.service.ts'
import { removeEndedSubscriptions } from './domains/dashboard/push/push-subscription.service.ts'
import { enqueueConfirmations } from './domains/order/mail/confirmations.ts'
import { endExpiredProposals } from './domains/order/change/answer-proposal.service.ts'
import { deleteOldOrderLinks } from './domains/order/phone/order-link.service.ts'
import { deleteOldBegunPayments } from './domains/order/payment/begun-payment.service.ts'
import { expireReservations } from './domains/order/checkout/reservation.service.ts'
import { deleteOldHealthData } from './domains/order/prescription/retention.service.ts'
import { createRecentSales } from './domains/order/sales/recent-sales.ts'
import { createSalesCounter } from './domains/order/sales/sales-counter.service.ts'
import { deleteOldStatements } from './domains/order/payment/statement/statement-list.service.ts'
import { deleteOldCustomerViews } from './domains/customer/customer-view.service.ts'
import { deleteOldUsage } from './domains/partner/partner-usage.service.ts'
import type { UsageCounter } from './domains/partner/usage-counter.ts'
import { findPictureUses } from './domains/picture-uses.ts'
import { clearFiles } from './domains/private-file/private-files.service.ts'
import { deleteOldViews } from './domains/prescription/prescription-view.service.ts'
import { PRIVATE_FILE_KINDS } from './domains/privacy/private-file-kinds.ts'
import { deleteOldTickets } from './domains/ticket/ticket.service.ts'
import { listPopularSearches } from './domains/search-lab/popular-searches.service.ts'
import { deleteOldSearches } from './domains/search-lab/search-log.service.ts'
import { deleteOldReleases } from './releases/releases.service.ts'
import { deleteOldDeliveries } from './domains/webhook/deliveries.service.ts'
import type { Follow } from './lib/database/changes.ts'
import { runEvery } from './lib/time/interval.ts'
import { DAY_MS } from './lib/time/days.ts'
import type { CardProvider } from './payments/card-provider.ts'
import type { FileStorage } from './uploads/storage.ts'
import { deleteExpiredSubmissions } from './submissions/submit-once.ts'
import { sweepIfDue } from './uploads/sweep-lease.ts'

const CLEANUP_INTERVAL_MS = 10 * 60_000
const USAGE_INTERVAL_MS = 5_000
const SWEEP_CHECK_INTERVAL_MS = 60_000
const SALES_INTERVAL_MS = 2 * 60_000
const POPULAR_INTERVAL_MS = 5 * 60_000
const PUBLISHING_INTERVAL_MS = DAY_MS
const RETENTION_INTERVAL_MS = 60 * 60_000
/** The shortest times between two runs of work that follows the database. */
const CATALOGUE_PACE_MS = 500
const SETTINGS_PACE_MS = 500
const CONFIRMATION_PACE_MS = 1_000
const RESERVATION_PACE_MS = 5_000
const PROPOSAL_PACE_MS = 1_000
const COUNTING_PACE_MS = 5_000

const CATALOGUE_LOG = ['catalogueChanges', 'stockMovements', 'catalogueLog', 'publishedWords']

export interface BackgroundOptions {
  follow: Follow
  catalogue: Pick<CatalogueSync, 'poll' | 'extend' | 'isStale'>
  setSales: (pieces: ReadonlyMap<string, number>) => void
  setPopularSearches: (texts: readonly string[]) => void
  pictures: FileStorage
  prescriptionFiles: FileStorage
  usage: UsageCounter
  publishRelease: () => Promise<void>
  shop: Shop
  cards: CardProvider | null
  log: Logger
}

/**
 * Starts the work that every process does at intervals or after writes to the database. Failures are logged, and the
 * work is retried.
 */
export function startBackgroundWork(options: BackgroundOptions) {
  const { setSales, setPopularSearches, pictures, usage, log } = options
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message)
  const onUncounted = warn('partner key usage could not be written')
  const sales = createRecentSales()
  const work = [
    runEvery(
      SWEEP_CHECK_INTERVAL_MS,
      () => sweepIfDue(pictures, findPictureUses),
      warn('image cleanup failed'),
    ),
    runEvery(CLEANUP_INTERVAL_MS, deleteOldRecords, warn('expired records could not be deleted')),
    ...PRIVATE_FILE_KINDS.map((kind) =>
      runEvery(
        CLEANUP_INTERVAL_MS,
        () => clearFiles(kind, options.prescriptionFiles, new Date()),
        warn(`deleted files of ${kind.path} could not be removed`),
      ),
    ),
    runEvery(
      RETENTION_INTERVAL_MS,
      deleteOldHealthData,
      warn('old health data could not be deleted'),
    ),
    runEvery(USAGE_INTERVAL_MS, () => usage.write(), onUncounted),
    runEvery(
      SALES_INTERVAL_MS,
      async () => setSales(await sales.update()),
      warn('recent sales could not be counted'),
    ),
    runEvery(
      POPULAR_INTERVAL_MS,
      async () => setPopularSearches(await listPopularSearches()),
      warn('popular searches could not be listed'),
    ),
    runEvery(
      PUBLISHING_INTERVAL_MS,
      options.publishRelease,
      warn('release could not be published'),
    ),
  ]
  followDatabase(options, warn)
  return {
    async stop(): Promise<void> {
      await Promise.all(work.map((one) => one.stop()))
      await usage.write().catch(onUncounted)
    },
  }
}

/** Starts the work that runs after writes to the database by any process. */
function followDatabase(
  { follow, catalogue, shop, cards }: BackgroundOptions,
  warn: (message: string) => (err: unknown) => void,
): void {
  const counter = createSalesCounter()
  follow({
    collections: CATALOGUE_LOG,
    pace: CATALOGUE_PACE_MS,
    async run() {
      await catalogue.poll()
      return null
    },
    onQuiet: catalogue.extend,
    isStale: catalogue.isStale,
    onError: warn('catalogue changes could not be read'),
  })
  follow({
    collections: ['shopSettings'],
    pace: SETTINGS_PACE_MS,
    async run() {
      await shop.load()
      return null
    },
    onError: warn('shop settings could not be read'),
  })
  follow({
    collections: ['orders'],
    pace: CONFIRMATION_PACE_MS,
    run: () => enqueueConfirmations({ isShopNotified: shop.store.orderMailTo !== '' }),
    onError: warn('order confirmations could not be enqueued'),
  })
  follow({
    collections: ['orders'],
    pace: PROPOSAL_PACE_MS,
    run: () => endExpiredProposals(cards),
    onError: warn('expired proposals could not be ended'),
  })
  follow({
    collections: ['reservations'],
    pace: RESERVATION_PACE_MS,
    run: expireReservations,
    onError: warn('expired reservations could not be released'),
  })
  follow({
    collections: ['orders'],
    pace: COUNTING_PACE_MS,
    run: () => counter.update(),
    onError: warn('daily sales could not be counted'),
  })
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
  await deleteOldTickets()
  await deleteOldOrderLinks()
  await deleteOldViews()
  await deleteOldCustomerViews()
  await removeEndedSubscriptions()
}
