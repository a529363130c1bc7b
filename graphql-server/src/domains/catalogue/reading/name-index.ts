import type { Types } from 'mongoose'

interface Named {
  _id: Types.ObjectId
  nameKey: string
}

/** Categories or sub-categories by id and sorted by name. There are few of them. */
export interface NameIndex<Thing extends Named> {
  put(thing: Thing): void
  remove(id: string): void
  find(ids: Types.ObjectId[]): Thing[]
  all(): Thing[]
  clear(): void
}

export function createNameIndex<Thing extends Named>(): NameIndex<Thing> {
  const byId = new Map<string, Thing>()
  let sorted: Thing[] | null = null
  return {
    put(thing) {
      byId.set(thing._id.toHexString(), thing)
      sorted = null
    },
    remove(id) {
      byId.delete(id)
      sorted = null
    },
    find: (ids) => ids.flatMap((id) => byId.get(id.toHexString()) ?? []),
    all: () => (sorted ??= [...byId.values()].sort(byName)),
    clear() {
      byId.clear()
      sorted = null
    },
  }
}

function byName(a: Named, b: Named): number {
  if (a.nameKey !== b.nameKey) return a.nameKey < b.nameKey ? -1 : 1
  return a._id.toHexString() < b._id.toHexString() ? -1 : 1
}
