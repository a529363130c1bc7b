import { useEffect, useState } from 'react'
import { storage } from '../../../lib/storage.ts'

/** The maximum number of prescriptions per order. */
export const MAX_CHOSEN = 5

const STORAGE_KEY = 'prescriptions'

interface Stored {
  lineIds: readonly string[]
  ids: readonly string[]
}

export interface Choice {
  ids: readonly string[]
  /** No more can be chosen. */
  isFull: boolean
  toggle: (id: string) => void
  /** Called after a prescription was deleted. */
  onDeleted: () => void
}

/**
 * Holds the ids of the prescriptions selected for these cart lines' order. They survive a reload, so that a UPI payment
 * that has begun can continue. Cart lines get new ids after an order, so the next order begins without a selection.
 */
export function useChosenIds(lineIds: readonly string[]) {
  const [ids, setIds] = useState(() => read(lineIds))
  const text = JSON.stringify({ lineIds, ids } satisfies Stored)
  useEffect(() => storage.write(STORAGE_KEY, text), [text])
  return {
    ids,
    toggle: (id: string) =>
      setIds((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
      ),
    add: (id: string) => setIds((before) => [...before, id]),
  }
}

function read(lineIds: readonly string[]): readonly string[] {
  try {
    const value: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '')
    return isStored(value) && value.lineIds.some((id) => lineIds.includes(id)) ? value.ids : []
  } catch {
    return []
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false
  return 'lineIds' in value && 'ids' in value && isTexts(value.lineIds) && isTexts(value.ids)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')
