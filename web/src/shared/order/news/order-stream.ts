import { createParser } from 'eventsource-parser'
import { tokens } from '../../../apollo/tokens.ts'

/** A stream without data for this time is closed. The server sends a heartbeat every ten seconds. */
const SILENCE_MS = 25_000
/** The pauses after the first and each further failure in a row. The last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]
/** A stream that lasted longer does not count as a failure. */
const STABLE_MS = 10_000

/** When an order last changed. */
export interface OrderVersion {
  id: string
  updatedAt: string
}

interface StreamOptions {
  orderIds: readonly string[]
  onVersion: (version: OrderVersion) => void
  /** Called for everything that arrives, after `onVersion`. */
  onHeard: () => void
  /** Sends any API request, whose link renews an expired session. */
  renew: () => Promise<unknown>
  signal: AbortSignal
}

/** Reads these orders' events until the signal is aborted, and reopens the stream when it ends. */
export async function keepStream(options: StreamOptions): Promise<void> {
  let failures = 0
  while (!options.signal.aborted) {
    const began = performance.now()
    const retryAfterMs = await readStream(options).catch(() => 0)
    failures = performance.now() - began > STABLE_MS ? 0 : failures + 1
    await pause(Math.max(retryAfterMs, choosePause(failures)), options.signal)
  }
}

/**
 * Reads one stream until it ends. Resolves to the pause that the server requests, in milliseconds. Rejects when the
 * connection is lost.
 */
async function readStream({ orderIds, onVersion, onHeard, renew, signal }: StreamOptions) {
  const lost = new AbortController()
  const lose = () => lost.abort()
  signal.addEventListener('abort', lose)
  let silence = setTimeout(lose, SILENCE_MS)
  try {
    const response = await fetch(`/events?orders=${orderIds.join(',')}`, {
      headers: { authorization: `Bearer ${tokens.access() ?? ''}` },
      signal: lost.signal,
    })
    if (response.status === 401) await renew()
    // Ignores a date instead of seconds.
    if (!response.ok || !response.body)
      return 1000 * Number(response.headers.get('retry-after')) || 0
    const parser = createParser({ onEvent: ({ data }) => onVersion(parseVersion(data)) })
    await feed(response.body, (text) => {
      clearTimeout(silence)
      silence = setTimeout(lose, SILENCE_MS)
      parser.feed(text)
      onHeard()
    })
    return 0
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', lose)
  }
}

async function feed(body: ReadableStream<Uint8Array>, onText: (text: string) => void) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onText(decoder.decode(part.value, { stream: true }))
  }
}

function parseVersion(json: string): OrderVersion {
  const version: unknown = JSON.parse(json)
  if (!isVersion(version)) throw new Error('The event has no version of an order')
  return version
}

function isVersion(value: unknown): value is OrderVersion {
  return typeof value === 'object' && value !== null && 'id' in value && 'updatedAt' in value
}

/** Random, so that pages do not all reconnect at the same time after a server restart. */
function choosePause(failures: number): number {
  const longest = PAUSES_MS[Math.max(0, failures - 1)] ?? PAUSES_MS.at(-1) ?? 0
  return longest * (0.5 + Math.random() / 2)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
