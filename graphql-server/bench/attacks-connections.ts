import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import {
  logIn,
  openAccounts,
  PASSWORD,
  print,
  startRunningStore,
  type RunningStore,
} from './running-store.ts'

const MB = 1024 * 1024
/** How long the connections stay open. Late bodies are ended earlier; silent forms and unread responses, later. */
const HELD_MS = 4_000
const SAMPLE_MS = 50
/** Connections that are opened at the same time. */
const BURST = 50

/** An attack with many connections at the same time. */
interface Flood {
  what: string
  connections: number
  /** By how many MB the server's resident memory may grow. */
  allowedMb: number
  /** The bytes that the nth connection sends. */
  send: (n: number) => Buffer[]
  /** Whether the responses are left unread. */
  unread?: boolean
}

/**
 * Prints how much a separate server process's resident memory grows under each attack, and how much is allowed. It
 * includes garbage: a rejected client goes on sending.
 */
export async function measureConnections(): Promise<void> {
  const store = await startRunningStore({ TRUST_PROXY: 'loopback' })
  const emails = await openAccounts(store, 40)
  const tokens: string[] = []
  for (const email of emails) tokens.push(await logIn(store, { email, password: PASSWORD }))
  const unread = await neverRead(store, tokens[1])
  for (const flood of [...bodies(), ...forms(tokens), unread]) await measure(store, flood)
  await store.stop()
}

async function measure(store: RunningStore, flood: Flood): Promise<void> {
  const { what, connections, allowedMb, send, unread = false } = flood
  const before = await residentMb(store)
  const sockets: Socket[] = []
  const statuses = new Map<string, number>()
  for (let n = 0; n < connections; n += 1) {
    sockets.push(open(store.url, send(n), { unread, statuses }))
    if (n % BURST === BURST - 1) await setTimeout(SAMPLE_MS)
  }
  let most = before
  for (let waited = 0; waited < HELD_MS; waited += SAMPLE_MS) {
    most = Math.max(most, await residentMb(store))
    await setTimeout(SAMPLE_MS)
  }
  for (const socket of sockets) socket.destroy()
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const verdict = most - before <= allowedMb ? 'within' : 'OVER'
  print(
    `${what}: ${before} + ${most - before} MB, ${verdict} the ${allowedMb} allowed (${answers || 'no answers'})`,
  )
  // Lets the server release the memory that it held.
  await setTimeout(HELD_MS)
}

function open(
  url: string,
  parts: Buffer[],
  { unread, statuses }: { unread: boolean; statuses: Map<string, number> },
): Socket {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  if (unread) socket.pause()
  else {
    socket.once('data', (answer: Buffer) => {
      const status = answer.toString('latin1', 9, 12)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
  }
  for (const part of parts) socket.write(part)
  return socket
}

function head(line: string, headers: Record<string, string | number>): Buffer {
  const lines = Object.entries({ host: 'x', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return Buffer.from([`${line} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
}

/** A different address for each n. */
const address = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`

function bodies(): Flood[] {
  const json = { 'content-type': 'application/json' }
  const bomb = gzipSync(Buffer.alloc(MB, ' '))
  const compressed = { ...json, 'content-encoding': 'gzip', 'content-length': bomb.length }
  const long = Buffer.alloc(MB - 1, ' ')
  const held = (n: number) => ({ ...json, 'x-forwarded-for': address(n), 'content-length': MB })
  return [
    {
      what: '3,000 compressed bodies of 1 kB',
      connections: 3_000,
      allowedMb: 120,
      send: () => [head('POST /graphql', compressed), bomb],
    },
    {
      what: '500 bodies of 1 MB of one address, without the last byte',
      connections: 500,
      allowedMb: 250,
      send: () => [head('POST /graphql', held(1)), long],
    },
    {
      what: '500 bodies of 1 MB of 500 addresses, without the last byte',
      connections: 500,
      allowedMb: 250,
      send: (n) => [head('POST /graphql', held(n)), long],
    },
  ]
}

function forms(tokens: string[]): Flood[] {
  const length = 10 * MB
  const file = Buffer.alloc(length - 1)
  const form = (n: number, from: number) =>
    head('POST /graphql', {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': length,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${tokens[n] ?? ''}`,
      'x-forwarded-for': address(from),
    })
  return [
    {
      what: '40 forms of 10 MB of one customer, without the last byte',
      connections: 40,
      allowedMb: 120,
      send: (n) => [form(0, n), file],
    },
    {
      what: '40 forms of 10 MB of 40 customers, without the last byte',
      connections: 40,
      allowedMb: 400,
      send: (n) => [form(n, n), file],
    },
  ]
}

const UPLOAD = `mutation ($file: Upload!) {
  uploadPrescription(input: { file: $file }) { prescription { url } }
}`

const uploaded = z.object({
  data: z.object({
    uploadPrescription: z.object({ prescription: z.object({ url: z.string() }) }),
  }),
})

/** The largest response that one account can request often. */
async function neverRead({ url }: RunningStore, token = ''): Promise<Flood> {
  const authorization = `Bearer ${token}`
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }))
  form.set('map', '{"0":["variables.file"]}')
  form.set('0', new Blob(['%PDF-1.7', Buffer.alloc(10 * MB - 100), '%%EOF']), 'a.pdf')
  const headers = { authorization, 'apollo-require-preflight': 'true' }
  const reply = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form })
  const path = uploaded.parse(await reply.json()).data.uploadPrescription.prescription.url
  return {
    what: '200 requests of one account for a file of 10 MB that it does not read',
    connections: 200,
    allowedMb: 120,
    unread: true,
    send: (n) => [head(`GET ${path}`, { authorization, 'x-forwarded-for': address(n) })],
  }
}

async function residentMb({ pid }: RunningStore): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? NaN) / 1024)
}
