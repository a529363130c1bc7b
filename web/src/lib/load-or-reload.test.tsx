import { beforeEach, expect, it, vi } from 'vitest'
import { loadOrReload } from './load-or-reload.ts'

const reload = vi.fn()
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const nothing = Symbol()

/** Returns the promise's state at this moment. */
const soon = (load: Promise<unknown>) =>
  Promise.race([
    load.catch(() => 'failed'),
    new Promise((resolve) => setTimeout(() => resolve(nothing))),
  ])

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
})

it('loadOrReload returns the loaded module', async () => {
  expect(await loadOrReload(() => Promise.resolve('chunk'))).toBe('chunk')
  expect(reload).not.toHaveBeenCalled()
})

it('loadOrReload reloads the page when a chunk no longer exists, and never resolves', async () => {
  expect(await soon(loadOrReload(gone))).toBe(nothing)
  expect(reload).toHaveBeenCalledOnce()
})

it('loadOrReload rejects on a new page, to prevent a reload loop', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(9_000)
  expect(await soon(loadOrReload(gone))).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})

it('loadOrReload rejects without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await soon(loadOrReload(gone))).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})

it('loadOrReload rejects when a reload is not allowed', async () => {
  expect(await soon(loadOrReload(gone, () => false))).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})
