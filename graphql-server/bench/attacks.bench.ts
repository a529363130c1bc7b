import { attacks } from '../test/attacks.ts'
import { openTestStore } from '../test/store.ts'
import { percentile, print } from './running-store.ts'

/**
 * What it costs to refuse an operation that was made to cost much: `npm run bench -- attacks`. Processor time of
 * the whole process for one request, the parsing of its text included. Each shall be refused within 20 ms.
 */
const ROUNDS = 25
const LIMIT_MS = 20

const store = await openTestStore()

/** Processor time of one refusal, in milliseconds. */
async function costOf(document: string): Promise<number> {
  const before = process.cpuUsage()
  const { errors = [] } = await store.query(document)
  const { user, system } = process.cpuUsage(before)
  if (errors.length === 0) throw new Error(`This was not refused: ${document.slice(0, 200)}`)
  return (user + system) / 1000
}

let slowest = 0
for (const [what, document] of attacks) {
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf(document))
  const median = percentile(costs, 50)
  slowest = Math.max(slowest, median)
  const figures = [costs[0] ?? NaN, median, percentile(costs, 90)].map((ms) => ms.toFixed(1))
  print(`${what.padEnd(50)} first ${figures[0]} ms, median ${figures[1]}, 9 of 10 in ${figures[2]}`)
}
print(`the dearest takes ${slowest.toFixed(1)} ms of ${LIMIT_MS}`)
await store.close()
