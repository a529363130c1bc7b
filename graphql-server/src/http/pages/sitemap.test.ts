import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCategory, buildProduct, buildSubCategory } from '../../../test/support/factories.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { ensureLog } from '../../domains/catalogue/changes/change-log.service.ts'

let webDir: string
let store: TestStore
let paths: Record<'category' | 'subCategory' | 'product', string>

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kirana-web-'))
  await writeFile(join(webDir, 'index.html'), '<title></title>')
  store = await openTestStore({ webDir })
  await ensureLog()
  const dairy = await buildCategory({ name: 'Dairy & Eggs' })
  const milk = await buildSubCategory({ name: 'Milk', categoryIds: [dairy._id] })
  const juice = await buildProduct({ name: '100% <Juice> "A&B" \'1\' #?' })
  paths = {
    category: `/dairy-eggs-${dairy._id.toHexString()}`,
    subCategory: `/dairy-eggs-${dairy._id.toHexString()}/milk-${milk._id.toHexString()}`,
    product: `/product/100%25-%3Cjuice%3E-%22a-b%22-'1'-%23%3F-${juice._id.toHexString()}`,
  }
  await store.poll()
})
afterAll(async () => {
  await store.close()
  await rm(webDir, { recursive: true })
})

async function read(url: string) {
  const { statusCode, headers, body } = await store.app.inject(url)
  const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place)
  return { statusCode, headers, body, paths: places.map((place) => place.replace(origin(), '')) }
}
const origin = () => store.settings.url

describe('the sitemap', () => {
  it('the sitemap is written without database commands', async () => {
    const commands = await store.recordCommands(() => read('/sitemaps/products-1.xml'))
    expect(commands).toEqual([])
  })

  it('the sitemap index lists its files', async () => {
    const { headers, body, paths: files } = await read('/sitemap.xml')
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/)
    expect(files).toEqual(['/sitemaps/categories.xml', '/sitemaps/products-1.xml'])
  })

  it('the sitemap has the front page, the help page, all categories, and their sub-categories', async () => {
    const { paths: listed } = await read('/sitemaps/categories.xml')
    expect(listed).toEqual(['/', '/help', paths.category, paths.subCategory])
  })

  it('the sitemap has all products with their encoded names and last changes', async () => {
    const { body, paths: listed } = await read('/sitemaps/products-1.xml')
    expect(listed).toEqual([paths.product])
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  })

  it.each(['products-0', 'products-2', 'products-9999999', 'other'])(
    'the sitemap has no file %s',
    async (name) => {
      expect((await read(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
    },
  )
})
