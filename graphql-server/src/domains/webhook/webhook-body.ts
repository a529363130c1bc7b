import { changeCursor } from '../catalogue/changes/change-cursor.ts'
import { KIND_NAMES } from '../catalogue/changes/kind-names.ts'
import type { DeliveryRecord } from './delivery.model.ts'

/** What is sent of a change: JSON, as the schema describes it at `Webhook`. */
export function bodyOf(delivery: DeliveryRecord, thing: object | null): string {
  const { _id, kind, thingId, deleted, at, logId, seq } = delivery
  return JSON.stringify({
    id: _id.toHexString(),
    kind: KIND_NAMES[kind],
    thingId: thingId.toHexString(),
    deleted,
    at: at.toISOString(),
    cursor: changeCursor({ identity: logId }, seq),
    thing,
  })
}
