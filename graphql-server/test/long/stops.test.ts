import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startStore, withFolder } from './store-process.ts'

const STOPS = 20
/** Requests on separate connections that are sent just before each signal. */
const BURST = 50
/** Loops that send a request as soon as the last one is answered, to keep the server busy. */
const LOOPS = 8
const LOAD_MS = 1_500

const BODY = JSON.stringify({
  query: '{ products(first: 50) { edges { node { id name discountedPrice { amount } } } } }',
})

interface StopFigures {
  stops: number
  /** The number of requests that were sent before the signal. */
  sent: number
  /** The number of sent requests that were unanswered at the signal. */
  underWay: number
  answered: number
  /** How the others failed, and how often. */
  lost: Record<string, number>
  /** The number of exit codes other than 0. */
  badExits: number
  longestStopMs: number
}

/** How and when a request ended, and when it was sent, or null if it never was. */
interface Outcome {
  sentAt: number | null
  endedAt: number
  end: string
}

function ask(url: URL, agent: Agent | false): Promise<Outcome> {
  return new Promise((resolve) => {
    let sentAt: number | null = null
    const done = (end: string) => resolve({ sentAt, endedAt: performance.now(), end })
    const headers = { 'content-type': 'application/json', 'content-length': BODY.length }
    const asked = request(new URL('/graphql', url), { method: 'POST', agent, headers }, (reply) => {
      reply.resume()
      reply.once('end', () => done(String(reply.statusCode)))
      reply.once('error', ({ message }) => done(message))
    })
    asked.once('error', ({ message }) => done(message))
    asked.end(BODY, () => (sentAt = performance.now()))
  })
}

/** Stops a server under load, and returns the results of the requests that were sent before the signal. */
async function stopOnce(folder: string) {
  const { process: store, url } = await startStore(folder)
  const outcomes: Promise<Outcome>[] = []
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  const loops = Array.from({ length: LOOPS }, async () => {
    while (!isOver) {
      const outcome = ask(url, agent)
      outcomes.push(outcome)
      await outcome
    }
  })
  await setTimeout(LOAD_MS)
  for (let n = 0; n < BURST; n += 1) outcomes.push(ask(url, false))
  await setTimeout(Math.random() * 20)
  const signalledAt = performance.now()
  store.kill('SIGTERM')
  isOver = true
  const exit: unknown[] = await once(store, 'exit')
  const [code] = exit
  const ms = performance.now() - signalledAt
  await Promise.all(loops)
  const ends = await Promise.all(outcomes)
  agent.destroy()
  const before = ends.filter(({ sentAt }) => sentAt !== null && sentAt < signalledAt)
  const underWay = before.filter(({ endedAt }) => endedAt > signalledAt).length
  return { code, ms, ends: before, underWay }
}

/** Repeatedly stops a busy server. No request that was sent before a signal may be lost. */
async function measureStops(stops = STOPS): Promise<StopFigures> {
  const figures: StopFigures = {
    stops,
    sent: 0,
    underWay: 0,
    answered: 0,
    lost: {},
    badExits: 0,
    longestStopMs: 0,
  }
  await withFolder(async (folder) => {
    for (let n = 0; n < stops; n += 1) {
      const { code, ms, ends, underWay } = await stopOnce(folder)
      figures.underWay += underWay
      figures.sent += ends.length
      figures.badExits += code === 0 ? 0 : 1
      figures.longestStopMs = Math.max(figures.longestStopMs, Math.round(ms))
      for (const { end } of ends) {
        if (end === '200') figures.answered += 1
        else figures.lost[end] = (figures.lost[end] ?? 0) + 1
      }
    }
  })
  return figures
}

it(`a busy server loses no request that was sent before it is stopped, ${STOPS} times`, async () => {
  const figures = await measureStops()
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(figures.sent).toBeGreaterThan(1000)
  expect(figures).toMatchObject({ lost: {}, badExits: 0 })
})
