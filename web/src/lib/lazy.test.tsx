import { afterAll, expect, it, vi } from 'vitest'
import { lazy } from './lazy.ts'

// The next test file would share the last ones, with their state.
afterAll(() => vi.resetModules())

it('lazy creates the value on first use, once', () => {
  const create = vi.fn(() => ({}))
  const value = lazy(create)
  expect(create).not.toHaveBeenCalled()
  expect(value()).toBe(value())
  expect(create).toHaveBeenCalledOnce()
})

it.each(['date', 'relative-time'])('importing %s creates no formatter', async (name) => {
  // Another file's test may have loaded it already.
  vi.resetModules()
  const formatters = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'RelativeTimeFormat')]
  await import(`./text/${name}.ts`)
  for (const formatter of formatters) expect(formatter).not.toHaveBeenCalled()
})
