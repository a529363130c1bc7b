/** A change to an order's fields, by their paths. */
export interface OrderUpdate {
  $set?: Record<string, unknown>
  $unset?: Record<string, 1>
  $push?: Record<string, unknown>
}

/** Combines updates to different fields. */
export function mergeUpdates(...updates: OrderUpdate[]): OrderUpdate {
  const merged: OrderUpdate = {}
  for (const { $set, $unset, $push } of updates) {
    if ($set) merged.$set = { ...merged.$set, ...$set }
    if ($unset) merged.$unset = { ...merged.$unset, ...$unset }
    if ($push) merged.$push = { ...merged.$push, ...$push }
  }
  return merged
}
