import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openBusyStore } from './kills/busy-store.ts'
import { withFolder } from './store-process.ts'

const HOUR_MS = 3_600_000
/** The number of checkouts before the first jump, between two jumps, and after the last. */
const CHECKOUTS = 100

it('no order, session or stock is lost when the clock jumps an hour forwards and back', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'clock-shift')
    await writeFile(file, '0')
    const preload = new URL('shift-clock.mjs', import.meta.url).href
    const store = await openBusyStore(folder, {
      settings: {
        NODE_OPTIONS: `--import ${preload}`,
        CLOCK_SHIFT_FILE: file,
      },
    })
    let tried = 0
    for (const shift of [0, HOUR_MS, 0, -HOUR_MS, 0]) {
      await writeFile(file, String(shift))
      await store.tried((tried += CHECKOUTS))
    }
    expect(await store.finish()).toEqual([])
  }))
