import react from '@vitejs/plugin-react'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import { FLAGS, findHeadlessChromium } from '../e2e/setup/chromium.ts'

/** Text is drawn the same way on every machine. The app's own font is loaded with the page. */
const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
]

const root = fileURLToPath(new URL('.', import.meta.url))

export interface OpenGallery {
  browserVersion: string
  /** Opens the gallery in a window with this width. */
  open(width: number): Promise<Page>
  close(): Promise<void>
}

/** Builds the gallery into a separate folder and opens it in a browser. */
export async function openGallery(): Promise<OpenGallery> {
  const outDir = await mkdtemp(join(tmpdir(), 'kirana-gallery-'))
  const config = { root, configFile: false, publicDir: false, logLevel: 'warn' } as const
  await build({ ...config, plugins: [react()], build: { outDir, emptyOutDir: true } })
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } })
  const [url = ''] = server.resolvedUrls?.local ?? []
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: [...FLAGS, ...SAME_EVERYWHERE],
  })
  return {
    browserVersion: browser.version(),
    async open(width) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      await page.goto(url)
      await page.locator('#Dialogs').waitFor()
      await page.evaluate(() => document.fonts.ready)
      return page
    },
    async close() {
      await browser.close()
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
