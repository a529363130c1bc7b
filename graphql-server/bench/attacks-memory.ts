import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import {
  createResponseCacheApp,
  type ResponseCacheApp,
} from '../test/support/response-cache-app.ts'
import { print } from './running-store.ts'
import { usedBytes } from './used-bytes.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** The number of characters in one response. */
const BODIES = [100, 1_000, 20_000]
const ENCODINGS = ['br', 'gzip']
/** A multiple of the configured size. */
const ALLOWED = 1.1

// The server sets the same flag.
setFlagsFromString('--heap-growing-percent=25')

/**
 * Fills the response cache with new queries until the least recently used ones are evicted, each in every encoding.
 * Prints how much the memory in use has grown, and how much the resident set, which includes garbage.
 */
export async function measureResponseCache(): Promise<void> {
  // Warms up, so that memory for answering at all does not count as growth.
  for (const length of BODIES) await (await fill(length, MAX_BYTES / 32)).close()
  const before = { used: usedBytes(), resident: process.memoryUsage.rss() }
  for (const length of BODIES) {
    const app = await fill(length, MAX_BYTES)
    const grown = (usedBytes() - before.used) / MAX_BYTES
    const resident = (process.memoryUsage.rss() - before.resident) / MAX_BYTES
    print(
      `${app.answers.count} cached responses of ${length} characters take ${percent(grown)} of what is configured ` +
        `(${percent(ALLOWED)} is allowed); the resident set has grown by ${percent(resident)} of it`,
    )
    await app.close()
  }
}

async function fill(length: number, maxBytes: number): Promise<ResponseCacheApp> {
  const app = createResponseCacheApp(maxBytes, () => randomBytes(length / 2).toString('hex'))
  let last = -1
  for (let n = 0; app.answers.count > last || n % 100 > 0; n += 1) {
    last = app.answers.count
    const url = `/graphql?query=${n}${'a'.repeat(900)}`
    await app.ask(url)
    for (const encoding of ENCODINGS) await app.ask(url, { 'accept-encoding': encoding })
    // A real server is idle between two requests and then closes what they leave behind.
    await setImmediate()
  }
  return app
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
