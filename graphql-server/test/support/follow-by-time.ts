import type { Follow } from '../../src/lib/database/changes.ts'
import { runEvery } from '../../src/lib/time/interval.ts'

/** Runs the work at its pace, whether or not something was written. */
export const followByTime: Follow = ({ pace, run, onError }) => {
  const work = async () => {
    await run()
  }
  const interval = runEvery(pace, work, onError)
  return { wake: () => undefined, stop: () => interval.stop() }
}
