import { addSearchKeys } from '../../domains/account/add-search-keys.service.ts'
import { copyCountries } from '../../domains/catalogue/edit/copy-countries.service.ts'
import { copyDetailsToFields } from '../../domains/catalogue/edit/copy-details-to-fields.service.ts'
import { addRowKeys } from '../../domains/catalogue/csv/add-row-keys.service.ts'
import { refreshSubstituteKeys } from '../../domains/catalogue/edit/refresh-substitute-keys.service.ts'
import { readMedicines } from '../../domains/catalogue/edit/read-medicines.service.ts'
import { listRefunds } from '../../domains/order/payment/list-refunds.service.ts'
import { markPastCash } from '../../domains/order/payment/mark-past-cash.service.ts'
import { markPastRefunds } from '../../domains/order/payment/mark-past-refunds.service.ts'

/** Changes stored data to the shape that the code expects. Must be idempotent, because it restarts after a crash. */
export type Migration = (onProgress: (done: number, total: number) => void) => Promise<void>

/**
 * The migrations in the order in which they run. During a rolling update, processes from the previous release still
 * read the migrated data. Names never change.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '2026-11-23-past-refunds': markPastRefunds,
  '2026-11-23-brands': copyDetailsToFields,
  '2026-11-24-medicines': readMedicines,
  '2026-11-26-row-keys': addRowKeys,
  '2026-11-26-name-keys': addSearchKeys,
  '2026-11-27-list-of-refunds': listRefunds,
  '2026-11-27-past-cash': markPastCash,
  '2026-11-27-countries': copyCountries,
  '2026-11-28-mobile-keys': addSearchKeys,
  '2026-11-29-substitute-keys': refreshSubstituteKeys,
}
