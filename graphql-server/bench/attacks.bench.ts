import { MAX_TEXT } from '../src/lib/request-size.ts'
import { restRoutes } from '../src/rest/routes.ts'
import { attacks } from '../test/attacks/attacks.ts'
import { openTestStore } from '../test/support/store.ts'
import { textFields } from '../test/attacks/text-fields.ts'
import { measureConnections } from './attacks-connections.ts'
import { measureLists } from './attacks-lists.ts'
import { measureResponseCache } from './attacks-memory.ts'
import { percentile, print } from './running-store.ts'

/**
 * The cost of rejecting an expensive request: `npm run bench -- attacks`. Measures the whole process's processor time
 * for one request, including parsing. The goal is 20 ms. First measures how much memory the response cache needs for
 * ever new queries, and a server whose clients compress, hold or never read.
 */
const ROUNDS = 25
const LIMIT_MS = 20

type Attack = [what: string, send: () => Promise<unknown>]

// First, because memory that other measurements release later would count as shrinking.
await measureResponseCache()
await measureConnections()

const store = await openTestStore()

async function refuse(document: string, variables: object = {}): Promise<void> {
  const { errors = [] } = await store.query(document, variables)
  if (errors.length === 0)
    throw new Error(`This operation was not rejected: ${document.slice(0, 200)}`)
}

/** Returns one request's processor time in milliseconds. */
async function measureCost(send: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await send()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Prints an attack's figures and returns its median. */
async function measure([what, send]: Attack): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await measureCost(send))
  const median = percentile(costs, 50)
  const figures = [costs[0] ?? NaN, median, percentile(costs, 90)].map((ms) => ms.toFixed(1))
  print(`${what.padEnd(70)} first ${figures[0]} ms, median ${figures[1]}, 9 of 10 in ${figures[2]}`)
  return median
}

const lengths = [
  ['the largest body', 1024 * 1024 - 4_000],
  ['the longest text', MAX_TEXT],
] as const

const graphqlTexts = textFields.flatMap(({ path, document, variablesWith }) =>
  lengths.map(([size, length]): Attack => {
    const variables = variablesWith('x'.repeat(length))
    return [`${path}: ${size}`, () => store.query(document, variables)]
  }),
)

const restTexts = restRoutes
  .filter(({ method, file }) => method !== 'GET' && !file)
  .flatMap(({ method, path: url, body }) =>
    lengths.map(([size, length]): Attack => {
      const fields = Object.keys(body.shape)
      const text = 'x'.repeat(Math.floor(length / Math.max(1, fields.length)))
      const payload = Object.fromEntries(fields.map((name) => [name, text]))
      const send = () => store.app.inject({ method, url, payload })
      return [`${method} ${url}: ${size}`, send]
    }),
  )

let slowest = 0
const documents = attacks.map(([what, text]): Attack => [what, () => refuse(text)])
for (const attack of [...documents, ...graphqlTexts, ...restTexts]) {
  slowest = Math.max(slowest, await measure(attack))
}
print(`the slowest takes ${slowest.toFixed(1)} ms of ${LIMIT_MS}`)
await store.close()
await measureLists()
