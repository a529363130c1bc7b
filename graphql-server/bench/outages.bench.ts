import { openStoreWithSeparateDatabase } from '../test/failures/outage.ts'
import { print } from './running-store.ts'

/**
 * How long requests wait during a database outage: `npm run bench -- outages`. Prints the longest time among eight
 * different concurrent requests: when the outage begins, and once it is known. The goal is five seconds.
 */
const OUTAGES = [
  { what: 'frozen', signal: 'SIGSTOP' },
  { what: 'killed', signal: 'SIGKILL' },
] as const

for (const { what, signal } of OUTAGES) {
  const outage = await openStoreWithSeparateDatabase()
  outage.database.child.kill(signal)
  for (const when of ['at first', 'once it is known']) {
    const begun = performance.now()
    const statuses = (await outage.ask()).map(({ reply }) => reply.statusCode)
    const seconds = ((performance.now() - begun) / 1000).toFixed(2)
    print(`database ${what}, ${when}: ${seconds} s, replies ${[...new Set(statuses)].join(', ')}`)
  }
  await outage.close()
}
