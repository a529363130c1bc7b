import { seedDemo } from '../src/database/demo/seed.ts'
import { Product } from '../src/domains/catalogue/product/product.model.ts'
import { folders } from '../src/folders.ts'
import { loadRenderer } from '../src/http/pages/page-renderer.ts'
import type { PictureStorage } from '../src/uploads/storage.ts'
import { openTestStore } from '../test/support/store.ts'
import { percentile, print } from './running-store.ts'

/**
 * The processor time of the pages where visits begin, rendered and cached: `npm run bench -- pages`. Measures the
 * whole process, the compression for a browser included. The goals are 12 ms for a rendered page and 0.2 ms for a
 * cached one.
 */
const ROUNDS = 40
const WARM_UP_ROUNDS = 20
const CACHED_REQUESTS = 200

/** Pictures have no influence on the pages. */
const withoutFiles: PictureStorage = {
  has: () => Promise.resolve(true),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
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

async function open(url: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const { statusCode, rawPayload } = await store.app.inject({ url, headers })
  // A shell would be smaller.
  if (statusCode !== 200 || rawPayload.length < 5_000) throw new Error(`${url} was not rendered.`)
}

/** The processor time of the process in milliseconds. */
async function measure(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

async function render(url: string): Promise<number> {
  store.validity.advance()
  return measure(() => open(url))
}

async function openCached(url: string): Promise<number> {
  const all = await measure(async () => {
    for (let n = 0; n < CACHED_REQUESTS; n += 1) await open(url)
  })
  return all / CACHED_REQUESTS
}

for (const [name, url] of Object.entries(PAGES)) {
  const rendered: number[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) rendered.push(await render(url))
  await openCached(url)
  const figures = [percentile(rendered.slice(WARM_UP_ROUNDS), 50), await openCached(url)]
  const [median, cached] = figures.map((ms) => ms.toFixed(2))
  print(`${name.padEnd(12)} rendered ${median} ms, cached ${cached} ms`)
}
await store.close()
