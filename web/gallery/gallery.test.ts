import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isComplete } from '../e2e/setup/suite.ts'
import { compareWithReference } from './compare.ts'
import { openGallery, type OpenGallery } from './open-gallery.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Modules with components have capitalized names. */
const COMPONENTS = /(^|\/)[A-Z]\w+\.tsx?$/
/** Leaves only the parts that open over the page. */
const WITHOUT_PAGE = 'section:not(#Dialogs), h1, h2, h3, button[data-opens] { visibility: hidden }'
/** Receives the screenshots of changed sections. */
const CHANGED = join(tmpdir(), 'kirana-gallery-changed')

it('the gallery contains each component of web/src/ui', async () => {
  const files = await readdir(path('../src/ui'), { recursive: true })
  const parts = files.filter((file) => COMPONENTS.test(file) && !file.includes('.test.'))
  const modules = (await readdir(path('.'), { recursive: true })).filter((f) => f.endsWith('.tsx'))
  const sources = await Promise.all(modules.map((file) => readFile(path(file), 'utf8')))
  const imports = [...sources.join('\n').matchAll(/from '[./]+\/src\/ui\/([^']+)'/g)]
  const shown = new Set(imports.map(([, file]) => file))
  expect(parts.length).toBeGreaterThan(40)
  expect(parts.filter((part) => !shown.has(part.replaceAll('\\', '/')))).toEqual([])
})

let gallery: OpenGallery
beforeAll(async () => {
  gallery = await openGallery()
}, 180_000)
afterAll(() => gallery.close())

async function findChange(name: string, shot: Buffer): Promise<string[]> {
  const change = await compareWithReference(name, shot, gallery.browserVersion)
  if (change === null) return []
  await mkdir(CHANGED, { recursive: true })
  const file = join(CHANGED, `${name.replaceAll('/', '-')}.png`)
  await writeFile(file, shot)
  return [`${change}: see ${file}`]
}

/** Takes screenshots until two in a row are equal. */
async function takeWhenStill(page: Page): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0)
  for (;;) {
    const now = await page.screenshot({ style: WITHOUT_PAGE })
    if (now.equals(before)) return now
    before = now
  }
}

/** Compares a screenshot of each section, then of each part that opens over the page. */
async function findChanges(page: Page, width: number): Promise<string[]> {
  const changes: string[] = []
  const buttons = await page.locator('[data-opens]').all()
  // Most parts that open are in journeys and page tests, too.
  const opening = isComplete ? buttons : buttons.slice(0, 2)
  for (const section of await page.locator('section[id]').all()) {
    const name = `${width}/${await section.getAttribute('id')}`
    changes.push(...(await findChange(name, await section.screenshot())))
  }
  for (const button of opening) {
    const name = `${width}/${await button.getAttribute('data-opens')}`
    await button.click()
    changes.push(...(await findChange(name, await takeWhenStill(page))))
    await page.keyboard.press('Escape')
    await takeWhenStill(page)
  }
  return changes
}

const WIDTHS = isComplete ? [360, 768, 1440] : [360]

it.each(WIDTHS)(
  'the gallery looks like its references at %d px',
  { timeout: 180_000 },
  async (width) => {
    const page = await gallery.open(width)
    const changes = await findChanges(page, width)
    await page.close()
    expect(changes, 'UPDATE_GALLERY=1 npm run test:journeys -- gallery accepts them').toEqual([])
  },
)
