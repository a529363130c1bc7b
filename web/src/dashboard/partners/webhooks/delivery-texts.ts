import type { CatalogueKind } from '../../../apollo/schema-types.generated.ts'
import type { DeliveryRow_DeliveryFragment } from './Delivery.generated.ts'
import { formatDateTime } from '../../../lib/text/date.ts'
import type { BadgeTone } from '../../../ui/content/Badge.tsx'

export type Delivery = DeliveryRow_DeliveryFragment

export const stateTexts: Record<Delivery['state'], { word: string; tone: BadgeTone }> = {
  WAITING: { word: 'Waiting', tone: 'yellow' },
  DELIVERED: { word: 'Delivered', tone: 'green' },
  OVERTAKEN: { word: 'Replaced by a newer change', tone: 'neutral' },
  GIVEN_UP: { word: 'Failed', tone: 'red' },
}

const kindTexts: Record<CatalogueKind, string> = {
  CATEGORY: 'Category',
  SUB_CATEGORY: 'Sub-category',
  PRODUCT: 'Product',
}

/** For example, 'Product changed' or 'Category deleted'. */
export function formatChange({ kind, deleted }: Delivery): string {
  return `${kindTexts[kind]} ${deleted ? 'deleted' : 'changed'}`
}

/** Returns the item's name, or its id if it was deleted. */
export function getName({ thing, thingId }: Delivery): string {
  return thing?.name ?? thingId
}

/** Returns the receiver's status, or why the request failed: 'The partner’s server answered 200.' */
export function formatOutcome({ status, problem, attempts }: Delivery): string {
  if (problem !== null) return problem
  return status === null || attempts === 0
    ? 'Not sent yet'
    : `The partner’s server answered ${status}.`
}

/** Returns the times of the last and next attempt; before the first attempt, the time of the change. */
export function formatTimes({ at, lastAttemptAt, nextAttemptAt, state }: Delivery): string {
  const last = formatDateTime(lastAttemptAt ?? at)
  const isAgain = state === 'WAITING' && nextAttemptAt !== null && lastAttemptAt !== null
  return isAgain ? `${last} · Next try: ${formatDateTime(nextAttemptAt)}` : last
}
