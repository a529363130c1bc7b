import type { UserError, UserErrorCode } from '../../../contract/types.generated.ts'
import type { Message } from '../../../lib/messages/define-messages.ts'
import { lastDayOfMonth, startOfIndianDay } from '../../../lib/time/indian-time.ts'
import { UserFacingError } from '../../../lib/user-error.ts'
import { packingMessages } from '../packing-messages.ts'
import { expiresSoon, isExpired } from '../record/batch-expiry.ts'
import { batchKey, countPacks } from '../record/batches.ts'
import type { BatchRecord, OrderLineRecord } from '../record/order-line.model.ts'
import type { EnteredLine } from './batch-input.ts'

export interface Entry {
  lines: EnteredLine[]
  /** The day in India, such as '2026-11-28'. */
  today: string
  /** Whether batches that expire soon are accepted. */
  confirmExpiringSoon: boolean
  /** The day on which the packs were handed over. Missing until then. */
  handedOver?: string | undefined
}

type Days = Pick<Entry, 'today' | 'handedOver'>

/**
 * Puts the entered batches into an order's lines. Throws an error for each wrong field, and otherwise EXPIRES_SOON for
 * each batch that has to be confirmed: it expires soon or, once it was handed over, had expired then.
 */
export function applyBatches(
  lines: OrderLineRecord[],
  { lines: entered, confirmExpiringSoon, ...days }: Entry,
): OrderLineRecord[] {
  const byProduct = new Map(lines.map((line) => [line.productId.toHexString(), line]))
  throwAny([
    ...findRepeated(entered),
    ...entered.flatMap((each, at) => findWrong(each, byProduct.get(each.productId), at, days)),
  ])
  if (!confirmExpiringSoon) throwAny(entered.flatMap((each, at) => findSoon(each, at, days)))
  const batches = new Map(entered.map((each) => [each.productId, each.batches]))
  return lines.map((line) => {
    const found = batches.get(line.productId.toHexString())
    return found ? { ...line, batches: found } : line
  })
}

function throwAny(errors: UserError[]): void {
  if (errors.length > 0) throw new UserFacingError(errors)
}

function findRepeated(entered: EnteredLine[]): UserError[] {
  const ids = entered.map(({ productId }) => productId)
  return ids.flatMap((id, at) =>
    ids.indexOf(id) < at
      ? [errorAt(`lines.${at}.productId`, packingMessages.MEDICINE_TWICE())]
      : [],
  )
}

/** The wrong fields of a line, which may not be a medicine of the order. */
function findWrong(
  { batches }: EnteredLine,
  line: OrderLineRecord | undefined,
  at: number,
  { today, handedOver }: Days,
): UserError[] {
  const path = `lines.${at}`
  if (!line?.medicine) return [errorAt(`${path}.productId`, packingMessages.NOT_A_MEDICINE())]
  const keys = batches.map(batchKey)
  const wrong = batches.flatMap(({ number, expiry }, index) => {
    const field = `${path}.batches.${index}`
    const day = startOfIndianDay(lastDayOfMonth(expiry))
    return [
      ...(handedOver === undefined && isExpired(expiry, today)
        ? [errorAt(`${field}.expiry`, packingMessages.BATCH_EXPIRED({ number, day }))]
        : []),
      ...(keys.indexOf(keys[index] ?? '') < index
        ? [errorAt(`${field}.number`, packingMessages.BATCH_TWICE({ number }))]
        : []),
    ]
  })
  return [...wrong, ...findDifference(line, batches, path)]
}

function findDifference({ name, quantity }: OrderLineRecord, batches: BatchRecord[], path: string) {
  const sum = countPacks(batches)
  if (sum === quantity) return []
  const params = { medicine: name, entered: sum, ordered: quantity }
  return [errorAt(`${path}.batches`, packingMessages.BATCH_QUANTITIES_DIFFER(params))]
}

function findSoon({ batches }: EnteredLine, at: number, days: Days): UserError[] {
  const { today, handedOver } = days
  return batches.flatMap(({ number, expiry }, index) => {
    const isDoubtful =
      handedOver === undefined ? expiresSoon(expiry, today) : isExpired(expiry, handedOver)
    if (!isDoubtful) return []
    const { EXPIRES_SOON, EXPIRED_WHEN_HANDED_OVER } = packingMessages
    const say = handedOver === undefined ? EXPIRES_SOON : EXPIRED_WHEN_HANDED_OVER
    const message = say({ number, day: startOfIndianDay(lastDayOfMonth(expiry)) })
    return [errorAt(`lines.${at}.batches.${index}.expiry`, message)]
  })
}

const errorAt = (field: string, message: Message<UserErrorCode>): UserError => ({
  ...message,
  field,
})
