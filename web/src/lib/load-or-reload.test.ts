import { beforeEach, expect, it, vi } from 'vitest'
import { loadOrReload } from './load-or-reload.ts'

const reload = vi.fn()
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const nothing = Symbol()

/** What has become of it in this moment. */
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

it('gives what it loads', async () => {
  expect(await loadOrReload(() => Promise.resolve('chunk'))).toBe('chunk')
  expect(reload).not.toHaveBeenCalled()
})

it('loads the page anew where a chunk is gone, and never goes on in the old one', async () => {
  expect(await soon(loadOrReload(gone))).toBe(nothing)
  expect(reload).toHaveBeenCalledOnce()
})

it('lets the caller know when the page is young, or it would load again and again', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(9_000)
  expect(await soon(loadOrReload(gone))).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})

it('lets the caller know when there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await soon(loadOrReload(gone))).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})

it('lets the caller know when the page must stay', async () => {
  expect(await soon(loadOrReload(gone, () => false))).toBe('failed')
  expect(reload).not.toHaveBeenCalled()
})
