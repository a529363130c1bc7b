import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../../bench/running-store.ts'
import { expect, it } from 'vitest'
import { startStore, withFolder } from './store-process.ts'

/** Both sides need a file for each connection: `ulimit -n` must be above 12,500. */
const IDLE = 10_000
const SLOW = 2_000
/** The interval between two bytes on a slow connection. */
const DRIP_MS = 1_000
const ASK_EVERY_MS = 100
/** All late connections must be closed within this time. */
const GOAL_MS = 15_000
/** How much longer the server is observed. */
const WATCHED_MS = 20_000

interface ConnectionFigures {
  opened: number
  /** The number of connections that failed. */
  refused: number
  /** The longest time that the server kept an idle or slow connection open. */
  longestOpenMs: number
  /** The number of connections that the server did not close. */
  left: number
  /** The number of files that the server has open at the end, including its own connections. */
  openFiles: number | null
  asked: number
  /** The number of requests without status 200. */
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
  /** Null if the connection failed. */
  opened: number | null
  closed: number | null
}

/** Opens a connection, sends some bytes if given, and keeps it open. */
function hold(url: URL, beginning: string | null): Held {
  const socket = connect({ port: Number(url.port), host: url.hostname, allowHalfOpen: true })
  const held: Held = { socket, opened: null, closed: null }
  socket.on('error', () => undefined).resume()
  socket.on('connect', () => {
    held.opened = performance.now()
    if (beginning !== null) socket.write(beginning)
  })
  // A connection without writes stays half-open, so the server's end is the only event.
  const note = () => (held.closed ??= performance.now())
  socket.on('end', note).on('close', note)
  return held
}

/** Alternately requests health and products until it is over. Returns the times, or null without a response. */
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

/** Opens idle and slow connections while others use the same server. */
function measureConnections(): Promise<ConnectionFigures> {
  return withFolder(async (folder) => {
    const { process: store, url } = await startStore(folder)
    let isOver = false
    const asking = askOn(url, () => isOver)
    const held: Held[] = []
    for (let n = 0; n < IDLE + SLOW; n += 1) {
      const isSlow = n % ((IDLE + SLOW) / SLOW) === 0
      held.push(hold(url, isSlow ? (n % 4 === 0 ? SLOW_HEADERS : SLOW_BODY) : null))
      // At most as many at once as the kernel's queue can contain.
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
    const figures = getFigures(held, times)
    for (const { socket } of held) socket.destroy()
    store.kill('SIGTERM')
    await once(store, 'exit')
    return { ...figures, residentMb: resident, openFiles: files?.length ?? null }
  })
}

function getFigures(
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

it(`a server with ${IDLE} idle and ${SLOW} slow connections serves others and closes them in time`, async () => {
  const figures = await measureConnections()
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(figures).toMatchObject({ opened: IDLE + SLOW, left: 0, unanswered: 0 })
  expect(figures.longestOpenMs).toBeLessThan(GOAL_MS)
})
