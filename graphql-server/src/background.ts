import type { Logger } from 'pino'
import { forgetExpired } from './auth/expired.ts'
import { findDigest } from './domains/catalogue/changes-page.service.ts'
import { numberChanges } from './domains/catalogue/number-changes.service.ts'
import type { ProductSearch } from './domains/catalogue/search/product-search.ts'
import { enqueueConfirmations } from './domains/order/order-mail.ts'
import { forgetOldUsage } from './domains/partner/partner-usage.service.ts'
import type { UsageCounter } from './domains/partner/usage-counter.ts'
import { pictureUses } from './domains/picture-uses.ts'
import { forgetOldDeliveries } from './domains/webhook/deliveries.service.ts'
import type { KeptAnswers } from './http/kept-answers.ts'
import { every } from './lib/every.ts'
import type { PictureStorage } from './uploads/storage.ts'
import { sweepInTurn } from './uploads/sweep-turn.ts'

/** Between two times of forgetting what has ended. */
const CLEANING_MS = 10 * 60_000
/** Between two times of writing down how partners' keys were used. */
const USAGE_MS = 5_000
/** Between two looks for changes of the catalogue that are to be numbered. */
const NUMBERING_MS = 500
/** Between two looks for orders that are to be confirmed by mail. */
const CONFIRMATION_MS = 1_000
/** Between two looks whether it is this process's turn to sweep the pictures. */
const SWEEP_LOOK_MS = 60_000

export interface BackgroundOptions {
  search: ProductSearch
  pictures: PictureStorage
  usage: UsageCounter
  answers: KeptAnswers
  log: Logger
}

/** Starts what every process does by the clock. What fails is logged, and done again at its next time. */
export function startBackgroundWork(options: BackgroundOptions) {
  const { search, pictures, usage, answers, log } = options
  const readVersion = catalogueVersion(search)
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message)
  const onUncounted = warn('the usage of keys is not written now')
  const work = [
    every(
      SWEEP_LOOK_MS,
      () => sweepInTurn(pictures, pictureUses),
      warn('no sweep of pictures now'),
    ),
    every(CLEANING_MS, forget, warn('no cleaning now')),
    every(USAGE_MS, () => usage.write(), onUncounted),
    every(CONFIRMATION_MS, enqueueConfirmations, warn('no confirmations now')),
    every(
      NUMBERING_MS,
      () => answers.look(readVersion),
      warn('no numbers for changes of the catalogue now'),
    ),
  ]
  return {
    /** Ends it, and writes down what was counted up to now. */
    async stop(): Promise<void> {
      await Promise.all(work.map((one) => one.stop()))
      await usage.write().catch(onUncounted)
    },
  }
}

/**
 * Gives what numbers the catalogue's changes and names the last one: its version. A new one is told when the search
 * knows it too, or answers of the search before would be kept as those of the new one.
 */
export function catalogueVersion(search: Pick<ProductSearch, 'caughtUp'>) {
  let known: string | null = null
  return async (): Promise<string | null> => {
    await numberChanges()
    const { cursor } = await findDigest()
    if (cursor !== known) await search.caughtUp()
    known = cursor
    return cursor
  }
}

/** Forgets what nobody needs any more. */
async function forget(): Promise<void> {
  await forgetExpired()
  await forgetOldUsage()
  await forgetOldDeliveries()
}
