import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openBusyStore } from './kills/busy-store.ts'
import { withFolder } from './store-process.ts'

/** The last minute of a financial year in Indian time. */
const LAST_MINUTE = new Date('2027-03-31T18:29:00Z')
const NEXT_YEAR_MS = 3 * 60_000
const HOUR_MS = 3_600_000
/** The number of checkouts before the first jump, between two jumps, and after the last. */
const CHECKOUTS = 100

/** Opens a shop whose processes' clocks can be shifted by this many milliseconds. */
async function openShifted(folder: string, first: number) {
  const file = join(folder, 'clock-shift')
  const shift = (by: number) => writeFile(file, String(by))
  await shift(first)
  const preload = new URL('shift-clock.mjs', import.meta.url).href
  const settings = { NODE_OPTIONS: `--import ${preload}`, CLOCK_SHIFT_FILE: file }
  return { shift, store: await openBusyStore(folder, { settings }) }
}

it('no order, session or stock is lost when the clock jumps an hour forwards and back', () =>
  withFolder(async (folder) => {
    const { shift, store } = await openShifted(folder, 0)
    let tried = 0
    for (const by of [0, HOUR_MS, 0, -HOUR_MS, 0]) {
      await shift(by)
      await store.tried((tried += CHECKOUTS))
    }
    expect(await store.finish()).toEqual([])
  }))

it('no number of a document is missing when a server is killed over the turn of the financial year', () =>
  withFolder(async (folder) => {
    const start = LAST_MINUTE.getTime() - Date.now()
    const { shift, store } = await openShifted(folder, start)
    let tried = 0
    for (const by of [0, 0, NEXT_YEAR_MS, NEXT_YEAR_MS, 0, NEXT_YEAR_MS]) {
      await shift(start + by)
      await store.tried((tried += CHECKOUTS))
      await store.kill()
    }
    expect(await store.finish()).toEqual([])
  }))
