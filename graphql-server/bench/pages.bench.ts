import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '../src/database/demo/seed.ts'
import { Product } from '../src/domains/catalogue/record/product.model.ts'
import { folders } from '../src/settings/folders.ts'
import { loadRenderer } from '../src/http/pages/page-renderer.ts'
import type { DrawingStorage } from '../src/database/demo/pictures.ts'
import { openTestStore } from '../test/support/store.ts'
import { percentile, print } from './running-store.ts'
import { cpuSeconds } from './shop/accounting.ts'
import { startBuiltStore } from './shop/built-store.ts'
import { openClient } from './shop/client.ts'
import { closedLoop } from './shop/load.ts'

/**
 * The processor time of the pages where visits begin, rendered and cached: `npm run bench -- pages`. Pages are rendered
 * in this process, and sent from the cache by a built server; both include the compression for a browser. The goals are
 * 12 ms for a rendered page and 0.2 ms for a cached one.
 */
const ROUNDS = 100
const WARM_UP_ROUNDS = 100
const CACHED_SECONDS = 2
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** A shell would be smaller. */
const MIN_BYTES = 5_000

/** Images have no influence on the pages. */
const withoutFiles: DrawingStorage = {
  has: () => Promise.resolve(true),
  write: () => Promise.resolve(),
}

const renderer = await loadRenderer(folders.renderer)
if (!renderer) throw new Error('Run `npm run build` first: the page renderer is missing.')
const store = await openTestStore({
  webDir: folders.web,
  renderer,
  renderingLimit: { points: 1_000_000, duration: 1 },
  production: true,
  now: () => 0,
})
await seedDemo({ media: withoutFiles })
await store.poll()

const product = await Product.findOne().orFail().lean()
const [categoryId, subCategoryId] = [product.categoryIds[0], product.subCategoryIds[0]].map(String)
const PAGES = {
  'front page': '/',
  listing: `/${categoryId}/${subCategoryId}`,
  product: `/product/${product._id.toHexString()}`,
  search: '/search?q=milk',
}

/** Returns the processor time in milliseconds. */
async function measureRendering(url: string): Promise<number> {
  store.validity.advance()
  const before = process.cpuUsage()
  const { statusCode, rawPayload } = await store.app.inject({ url, headers: HEADERS })
  const { user, system } = process.cpuUsage(before)
  if (statusCode !== 200 || rawPayload.length < MIN_BYTES)
    throw new Error(`${url} was not rendered.`)
  return (user + system) / 1_000
}

for (const [name, url] of Object.entries(PAGES)) {
  const times: number[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    times.push(await measureRendering(url))
  print(`${name.padEnd(12)} rendered ${percentile(times.slice(WARM_UP_ROUNDS), 50).toFixed(2)} ms`)
}
await store.close()

/** Measures the front page and a search, from the cache of a server in a separate process. */
const folder = await mkdtemp(join(tmpdir(), 'kirana-pages-'))
const secret = randomBytes(32).toString('hex')
const built = await startBuiltStore(folder, {
  NODE_ENV: 'production',
  JWT_SECRET: secret,
  UPI: 'off',
})
const client = openClient(built.address)
for (const path of [PAGES['front page'], PAGES.search]) {
  const ask = async () => {
    const { status, body } = await client.ask({ method: 'GET', path, headers: HEADERS })
    if (status !== 200 || body.length < MIN_BYTES) throw new Error(`${path} was not rendered.`)
  }
  const loop = { connections: 8, seconds: CACHED_SECONDS, most: Infinity }
  await closedLoop(loop, ask)
  const before = cpuSeconds(built.pid)
  const { answers } = await closedLoop(loop, ask)
  const ms = ((cpuSeconds(built.pid) - before) * 1_000) / answers
  print(`${path.padEnd(14)} cached ${ms.toFixed(2)} ms`)
}
await client.close()
await built.stop()
await rm(folder, { recursive: true })
