import { useSyncExternalStore } from 'react'
import { storage } from '../../lib/storage.ts'

/** The measures of a paper roll in millimetres, and the size of its text. */
export interface Receipt {
  width: number
  /** Printers leave it blank on all sides. */
  margin: number
  text: string
}

/** The papers to print on, by their names. A4 is no receipt. */
export const papers: Readonly<Record<string, Receipt | undefined>> = {
  A4: undefined,
  '80 mm': { width: 80, margin: 4, text: '13px' },
  '58 mm': { width: 58, margin: 5, text: '11px' },
}

const KEY = 'paper'
const listeners = new Set<() => void>()

/** The paper that was chosen on this device. */
export function usePaper(): string {
  const chosen = useSyncExternalStore(subscribe, () => storage.read(KEY))
  return chosen !== null && chosen in papers ? chosen : 'A4'
}

export function choosePaper(name: string): void {
  storage.write(KEY, name)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
