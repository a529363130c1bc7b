import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

const KEY = 'delivery-pin'
const listeners = new Set<() => void>()

/** The PIN code to which the customer wants deliveries, kept on this device. Null if it is not set. */
export function useDeliveryPin(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

export function setDeliveryPin(pin: string | null): void {
  storage.write(KEY, pin ?? '')
  for (const listener of listeners) listener()
}

const read = () => storage.read(KEY) || null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
