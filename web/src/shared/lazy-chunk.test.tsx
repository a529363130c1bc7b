import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lazyChunk } from './lazy-chunk.tsx'

const chunk = { default: () => <h1>My Cart</h1> }
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const load = vi.fn<() => Promise<typeof chunk>>()
const reload = vi.fn()

beforeEach(() => {
  load.mockReset().mockResolvedValue(chunk)
  reload.mockReset()
  vi.stubGlobal('location', { reload })
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
})

/** Shows a component whose chunk could not be preloaded. */
async function openAfterFailedPreload() {
  const { Content, preload } = lazyChunk(load)
  await preload()
  await act(async () => {
    render(
      <Suspense fallback={<p>Loading</p>}>
        <Content />
      </Suspense>,
    )
    await Promise.resolve()
  })
}

it('a lazy chunk loads in a browser that retries a failed chunk', async () => {
  load.mockImplementationOnce(gone)
  await openAfterFailedPreload()
  expect(await screen.findByRole('heading', { name: 'My Cart' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('a lazy chunk reloads the page in a browser that caches a failed chunk', async () => {
  const remembered = gone()
  load.mockReturnValue(remembered)
  await openAfterFailedPreload()
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByText('Loading')).toBeTruthy()
})

it('a preloaded chunk is rendered immediately', async () => {
  const { Content, preload } = lazyChunk(load)
  await preload()
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Content />
    </Suspense>,
  )
  expect(screen.getByRole('heading', { name: 'My Cart' })).toBeTruthy()
})

it("preload also loads the chunk's parts if requested", async () => {
  const part = lazyChunk(load)
  const page = lazyChunk(() =>
    Promise.resolve({ default: () => <part.Content />, preloadParts: () => part.preload() }),
  )
  await page.preload()
  expect(load).not.toHaveBeenCalled()
  await page.preload(true)
  render(
    <Suspense fallback={<p>Loading</p>}>
      <page.Content />
    </Suspense>,
  )
  expect(screen.getByRole('heading', { name: 'My Cart' })).toBeTruthy()
})
