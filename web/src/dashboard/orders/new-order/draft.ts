import { attempt } from '../../../lib/attempt.ts'
import { tabStorage } from '../../../lib/storage.ts'
import { newSubmissionKey } from '../../../lib/submission-key.ts'
import type { Fulfilment, MissingItemChoice } from '../../../apollo/schema-types.generated.ts'

export interface DraftLine {
  productId: string
  quantity: number
}

/** An unfinished order. */
export interface Draft {
  /** As it was typed. */
  phone: string
  /** Null until a customer is chosen. */
  customerId: string | null
  /** Null for the customer's newest address. */
  addressId: string | null
  fulfilment: Fulfilment
  lines: readonly DraftLine[]
  ifItemMissing: MissingItemChoice
  deliveryNote: string
  /** Stays the same whenever the order is sent, also after a reload. */
  idempotencyKey: string
}

export const missingItemChoices = ['REPLACE', 'CALL', 'LEAVE_OUT'] as const

const KEY = 'kirana.new-order'

export function beginDraft(): Draft {
  return {
    ...{ phone: '', customerId: null, addressId: null, fulfilment: 'DELIVERY', lines: [] },
    ...{ ifItemMissing: 'LEAVE_OUT', deliveryNote: '', idempotencyKey: newSubmissionKey() },
  }
}

/**
 * Reads the viewer's order from this tab, or begins one. A tab's storage is cleared by logging out, and another person
 * who logs in later never sees it.
 */
export function readDraft(viewerId: string): Draft {
  const stored = attempt<unknown>(() => JSON.parse(tabStorage.read(KEY) ?? 'null'), null)
  if (!isRecord(stored) || stored['viewerId'] !== viewerId) return beginDraft()
  const blank = beginDraft()
  const { customerId, addressId, fulfilment, lines } = stored
  return {
    phone: toText(stored['phone']),
    customerId: typeof customerId === 'string' ? customerId : null,
    addressId: typeof addressId === 'string' ? addressId : null,
    fulfilment: fulfilment === 'PICK_UP' ? 'PICK_UP' : 'DELIVERY',
    lines: Array.isArray(lines) ? lines.flatMap(readLine) : [],
    ifItemMissing:
      missingItemChoices.find((choice) => choice === stored['ifItemMissing']) ??
      blank.ifItemMissing,
    deliveryNote: toText(stored['deliveryNote']),
    idempotencyKey: toText(stored['idempotencyKey']) || blank.idempotencyKey,
  }
}

export function storeDraft(viewerId: string, draft: Draft): void {
  tabStorage.write(KEY, JSON.stringify({ viewerId, ...draft }))
}

function readLine(line: unknown): DraftLine[] {
  if (!isRecord(line)) return []
  const { productId, quantity } = line
  const isValid = typeof productId === 'string' && Number.isInteger(quantity)
  return isValid && typeof quantity === 'number' && quantity > 0 ? [{ productId, quantity }] : []
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
