import { useRef, useState } from 'react'
import { type ValueName, valueKinds } from '../editing/value-kinds.ts'
import { type CellEdit, readValue, type TableProduct } from './cell-edit.ts'
import { useSendValue, type ValueChange } from './use-send-value.ts'

export interface CellEdits {
  get: (id: string, name: ValueName) => CellEdit | undefined
  /** Shows the value at once, and saves it. */
  save: (product: TableProduct, name: ValueName, value: number) => void
  /** Keeps an input that can't be saved. */
  keep: (id: string, name: ValueName, text: string, message: string) => void
  /** Returns to the saved value. */
  discard: (id: string, name: ValueName) => void
  /** Whether the value was saved in the last seconds. */
  isJustSaved: (id: string, name: ValueName) => boolean
  /** The latest save, such as 'Price of Rice saved'. */
  news: string
}

/** How long a saved cell shows a tick. */
const TICK_MS = 2_000

type Edits = ReadonlyMap<string, CellEdit>

const toKey = (id: string, name: ValueName) => `${id} ${name}`

/**
 * Manages the unsaved edits in a table's cells. A product's changes are sent one after the other, so that each has the
 * version from the previous reply.
 */
export function useCellEdits(): CellEdits {
  const [edits, setEdits] = useState<Edits>(new Map())
  const queues = useRef(new Map<string, Promise<void>>())
  const send = useSendValue()
  const { tick, ...saved } = useTicks()

  /** Replaces a cell's edit if it is still `before`; null removes it. */
  const replace = (key: string, next: CellEdit | null, before?: CellEdit) =>
    setEdits((all) => {
      if (before && all.get(key) !== before) return all
      const changed = new Map(all)
      if (next) changed.set(key, next)
      else changed.delete(key)
      return changed
    })

  const enqueue = (key: string, saving: CellEdit, change: ValueChange) => {
    const { id } = change.product
    const last = queues.current.get(id) ?? Promise.resolve()
    const next = last.then(async () => {
      const problem = await send(change)
      if (!problem) tick(key, `${valueKinds[change.name].label} of ${change.product.name} saved`)
      replace(key, problem, saving)
    })
    queues.current.set(id, next)
  }

  return {
    get: (id, name) => edits.get(toKey(id, name)),
    save(product, name, value) {
      const key = toKey(product.id, name)
      const seen = findSeen(product, name, edits.get(key))
      if (value === seen) {
        if (edits.get(key)?.state !== 'saving') replace(key, null)
        return
      }
      const saving: CellEdit = { state: 'saving', value }
      replace(key, saving)
      enqueue(key, saving, { product, name, value, seen })
    },
    keep: (id, name, text, message) =>
      replace(toKey(id, name), { state: 'invalid', text, message }),
    discard: (id, name) => replace(toKey(id, name), null),
    ...saved,
  }
}

/** The cells that were saved in the last seconds, each with the number of the save. */
function useTicks() {
  const [ticks, setTicks] = useState<ReadonlyMap<string, number>>(new Map())
  const [news, setNews] = useState('')
  const saves = useRef(0)
  const tick = (key: string, text: string) => {
    const save = (saves.current += 1)
    setNews(text)
    setTicks((all) => new Map(all).set(key, save))
    setTimeout(
      // A cell that was saved since keeps its tick.
      () => setTicks((all) => new Map([...all].filter((one) => one[0] !== key || one[1] !== save))),
      TICK_MS,
    )
  }
  return { tick, news, isJustSaved: (id: string, name: ValueName) => ticks.has(toKey(id, name)) }
}

/** Returns the value that the next change replaces: the value being saved, or otherwise the saved value. */
function findSeen(product: TableProduct, name: ValueName, edit: CellEdit | undefined): number {
  if (edit?.state === 'saving') return edit.value
  return edit?.state === 'conflict' ? edit.current : readValue(product, name)
}
