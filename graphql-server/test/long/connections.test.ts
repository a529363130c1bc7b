import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../../bench/running-store.ts'
import { expect, it } from 'vitest'
import { startStore, withFolder } from './store-process.ts'

/** Both ends need a file for each connection: `ulimit -n` must be above 12,500. */
const IDLE = 10_000
const SLOW = 2_000
/** Between two bytes of a slow connection. */
const DRIP_MS = 1_000
const ASK_EVERY_MS = 100
/** Within which everything that is late shall have ended. */
const GOAL_MS = 15_000
/** For how much longer the store is watched. */
const WATCHED_MS = 20_000

interface ConnectionFigures {
  opened: number
  /** Connections that did not come about. */
  refused: number
  /** How long the store left open what sent nothing, or slowly, at the most. */
  longestOpenMs: number
  /** Not ended by the store. */
  left: number
  /** Files that the store has open at the end, its own connections included. */
  openFiles: number | null
  asked: number
  /** Questions without the status 200. */
  unanswered: number
  medianMs: number
  slowestMs: number
  residentMb: number | null
}

const SLOW_HEADERS = 'POST /graphql HTTP/1.1\r\nhost: x\r\na: '
const SLOW_BODY =
  'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{'

interface Held {
  socket: Socket
  /** Null where it never came about. */
  opened: number | null
  closed: number | null
}

/** A connection that sends its beginning, if any, and holds on to what it has. */
function hold(url: URL, beginning: string | null): Held {
  const socket = connect({ port: Number(url.port), host: url.hostname, allowHalfOpen: true })
  const held: Held = { socket, opened: null, closed: null }
  socket.on('error', () => undefined).resume()
  socket.on('connect', () => {
    held.opened = performance.now()
    if (beginning !== null) socket.write(beginning)
  })
  // Its own side stays open where nothing is written: that the store has ended is all that it hears.
  const note = () => (held.closed ??= performance.now())
  socket.on('end', note).on('close', note)
  return held
}

/** Asks for health and for products in turns until told to end. Returns how long each took; null without an answer. */
async function askOn(url: URL, isOver: () => boolean): Promise<(number | null)[]> {
  const query = encodeURIComponent('{ products(first: 10) { edges { node { id name } } } }')
  const paths = ['/healthz', `/graphql?query=${query}`]
  const headers = { 'apollo-require-preflight': 'true' }
  const times: (number | null)[] = []
  for (let n = 0; !isOver(); n += 1) {
    const began = performance.now()
    const reply = await fetch(new URL(paths[n % 2] ?? '/', url), { headers }).catch(() => null)
    await reply?.arrayBuffer().catch(() => null)
    times.push(reply?.status === 200 ? performance.now() - began : null)
    await setTimeout(ASK_EVERY_MS)
  }
  return times
}

async function residentMb(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}

/** Holds connections on which nothing comes, or a byte a second, while others ask the same store. */
function measureConnections(): Promise<ConnectionFigures> {
  return withFolder(async (folder) => {
    const { process: store, url } = await startStore(folder)
    let isOver = false
    const asking = askOn(url, () => isOver)
    const held: Held[] = []
    for (let n = 0; n < IDLE + SLOW; n += 1) {
      const isSlow = n % ((IDLE + SLOW) / SLOW) === 0
      held.push(hold(url, isSlow ? (n % 4 === 0 ? SLOW_HEADERS : SLOW_BODY) : null))
      // Not more at once than the kernel's queue holds.
      if (n % 100 === 99) await setTimeout(20)
    }
    const slow = held.filter((_one, n) => n % ((IDLE + SLOW) / SLOW) === 0)
    const drip = setInterval(() => slow.forEach(({ socket }) => socket.write('x')), DRIP_MS)
    await setTimeout(GOAL_MS + WATCHED_MS)
    isOver = true
    clearInterval(drip)
    const times = await asking
    const resident = await residentMb(store.pid)
    const files = await readdir(`/proc/${store.pid}/fd`).catch(() => null)
    const figures = figuresOf(held, times)
    for (const { socket } of held) socket.destroy()
    store.kill('SIGTERM')
    await once(store, 'exit')
    return { ...figures, residentMb: resident, openFiles: files?.length ?? null }
  })
}

function figuresOf(
  held: Held[],
  times: (number | null)[],
): Omit<ConnectionFigures, 'residentMb' | 'openFiles'> {
  const now = performance.now()
  const opened = held.flatMap(({ opened, closed }) =>
    opened === null ? [] : [{ openMs: (closed ?? now) - opened, isLeft: closed === null }],
  )
  const answered = times.flatMap((ms) => ms ?? [])
  return {
    opened: opened.length,
    refused: held.length - opened.length,
    longestOpenMs: Math.round(opened.reduce((most, { openMs }) => Math.max(most, openMs), 0)),
    left: opened.filter(({ isLeft }) => isLeft).length,
    asked: times.length,
    unanswered: times.length - answered.length,
    medianMs: Math.round(percentile(answered, 50)),
    slowestMs: Math.round(percentile(answered, 100)),
  }
}

it(`a store with ${IDLE} idle and ${SLOW} slow connections answers others, and ends them in time`, async () => {
  const figures = await measureConnections()
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(figures).toMatchObject({ opened: IDLE + SLOW, left: 0, unanswered: 0 })
  expect(figures.longestOpenMs).toBeLessThan(GOAL_MS)
})
