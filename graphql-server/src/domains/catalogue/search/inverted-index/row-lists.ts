import { z } from 'zod'
import { growTo } from '../../reading/table/packed-ids.ts'

/** Stores a list of numbers for each row, all in one array. */
export interface RowLists {
  /** Returns a row's list. It is shared with the next change. Do not modify it. */
  of(row: number): Uint32Array
  set(row: number, list: readonly number[]): void
  save(): SavedLists
  restore(saved: SavedLists): void
}

export const savedListsSchema = z.object({
  numbers: z.instanceof(Uint32Array),
  /** Each list's start and length, by row. */
  starts: z.instanceof(Uint32Array),
  lengths: z.instanceof(Uint16Array),
})
export type SavedLists = z.infer<typeof savedListsSchema>

export function createRowLists(): RowLists {
  let numbers = new Uint32Array()
  let starts = new Uint32Array()
  let lengths = new Uint16Array()
  let end = 0

  const of = (row: number) => {
    const start = starts[row] ?? 0
    return numbers.subarray(start, start + (lengths[row] ?? 0))
  }

  function addRows(row: number): void {
    const more = growTo(row)
    const before = { starts, lengths }
    starts = new Uint32Array(more)
    lengths = new Uint16Array(more)
    starts.set(before.starts)
    lengths.set(before.lengths)
  }

  /** Moves all lists to a larger array, without the gaps that replaced lists have left. */
  function makeRoom(length: number): void {
    const used = lengths.reduce((sum, each) => sum + each, length)
    const moved = new Uint32Array(growTo(used))
    end = 0
    for (const [row, each] of lengths.entries()) {
      moved.set(of(row), end)
      starts[row] = end
      end += each
    }
    numbers = moved
  }

  return {
    of,
    set(row, list) {
      if (row >= lengths.length) addRows(row)
      if (list.length > (lengths[row] ?? 0)) {
        lengths[row] = 0
        if (end + list.length > numbers.length) makeRoom(list.length)
        starts[row] = end
        end += list.length
      }
      lengths[row] = list.length
      numbers.set(list, starts[row])
    },
    save: () => ({ numbers: numbers.slice(0, end), starts, lengths }),
    restore(saved) {
      numbers = saved.numbers.slice()
      starts = saved.starts.slice()
      lengths = saved.lengths.slice()
      end = numbers.length
    },
  }
}
