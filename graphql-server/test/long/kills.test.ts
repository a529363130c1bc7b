import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { randomFrom } from '../../src/lib/random.ts'
import { openBusyStore } from './kills/busy-store.ts'
import { withFolder } from './store-process.ts'

const KILLS = Number(process.env.KILLS ?? 200)
/** The number of checkouts between two kills. */
const CHECKOUTS = 50

it(`a server that is killed ${KILLS} times under 16 customers loses and duplicates nothing`, () =>
  withFolder(async (folder) => {
    const random = randomFrom(16)
    const store = await openBusyStore(folder)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await store.tried(kill * CHECKOUTS)
      await pause(random() * 200)
      await store.kill()
    }
    await store.tried((KILLS + 1) * CHECKOUTS)
    expect(await store.finish()).toEqual([])
  }))
