import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { randomFrom } from '../../src/lib/random.ts'
import { openBusyStore } from './kills/busy-store.ts'
import { withFolder } from './store-process.ts'

const ROUNDS = Number(process.env.KILLS ?? 30)
const CHECKOUTS = 50
/** Longer than a reservation lasts. */
const LIFETIME_MS = 11 * 60_000
/** Longer than between two sweeps. */
const SWEEP_MS = 6000
/**
 * Within this time, requests from before the jump are answered: a lost refresh's old token works for only 30 seconds.
 */
const ANSWER_MS = 1000

it(`${ROUNDS} kills while reservations expire lose no item and no payment`, () =>
  withFolder(async (folder) => {
    const file = join(folder, 'clock-shift')
    let shift = 0
    const outliveReservations = () => writeFile(file, String((shift += LIFETIME_MS)))
    await writeFile(file, '0')
    const preload = new URL('shift-clock.mjs', import.meta.url).href
    const store = await openBusyStore(folder, {
      settings: {
        NODE_OPTIONS: `--import ${preload}`,
        CLOCK_SHIFT_FILE: file,
      },
    })
    const random = randomFrom(10)
    for (let round = 1; round <= ROUNDS; round += 1) {
      await store.tried(round * CHECKOUTS)
      await outliveReservations()
      await pause(ANSWER_MS + random() * SWEEP_MS)
      await store.kill()
    }
    await store.rest()
    await outliveReservations()
    await store.expired()
    expect(store.ledger.reserved).toBeGreaterThan(ROUNDS)
    expect(await store.finish()).toEqual([])
  }))
