import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openTestStore } from '../../../test/support/store.ts'
import type { PageRenderer } from './page-renderer.ts'

it('the server sends shells over the rendering limit, and still sends cached pages', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'kirana-web-'))
  await writeFile(join(webDir, 'index.html'), 'shell')
  const renderPage = vi.fn<PageRenderer['renderPage']>()
  renderPage.mockResolvedValue({ html: 'rendered', isFound: true })
  const renderer = {
    resolvePage: (url: string) => ({ address: url, ids: {} }),
    missingAddress: '/missing',
    renderPage,
    getShellTags: () => '',
  }
  const renderingLimit = { points: 3, duration: 3_600 }
  const store = await openTestStore({ webDir, renderer, renderingLimit, now: () => 0 })
  await store.poll()
  const opened: string[] = []
  for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) {
    opened.push((await store.app.inject(`/search?q=${text}`)).body)
  }
  expect(opened).toEqual(['rendered', 'rendered', 'rendered', 'shell', 'shell', 'rendered'])
  expect(renderPage).toHaveBeenCalledTimes(3)
  await store.close()
  await rm(webDir, { recursive: true })
})
