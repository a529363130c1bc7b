import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lazyRoute } from './lazy-route.tsx'

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

/** Opens a route whose chunk could not be loaded ahead of time. */
async function openAfterFailedPreload() {
  const { Route, preload } = lazyRoute(load)
  await preload()
  await act(async () => {
    render(
      <Suspense fallback={<p>Loading</p>}>
        <Route />
      </Suspense>,
    )
    await Promise.resolve()
  })
}

it('a lazy route loads in a browser that retries a failed chunk', async () => {
  load.mockImplementationOnce(gone)
  await openAfterFailedPreload()
  expect(await screen.findByRole('heading', { name: 'My Cart' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

it('reloads the page in a browser that caches a failed chunk', async () => {
  const remembered = gone()
  load.mockReturnValue(remembered)
  await openAfterFailedPreload()
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByText('Loading')).toBeTruthy()
})

it('a preloaded route is rendered at once', async () => {
  const { Route, preload } = lazyRoute(load)
  await preload()
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Route />
    </Suspense>,
  )
  expect(screen.getByRole('heading', { name: 'My Cart' })).toBeTruthy()
})
