import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const respond = (date: string) => new Response(null, { headers: { date } })

beforeEach(() => {
  vi.resetModules()
})

// The next test file would share the last ones, with their state.
afterAll(() => vi.resetModules())

it("getStoreTime returns the device's time until the server has replied, and then the server's time", async () => {
  const { getStoreTime, noteStoreTime } = await import('./store-time.ts')
  vi.spyOn(Date, 'now').mockReturnValue(1)
  expect(getStoreTime()).toBe(1)
  noteStoreTime(new Response(null))
  expect(getStoreTime()).toBe(1)
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  noteStoreTime(respond('Sat, 21 Nov 2026 09:00:00 GMT'))
  vi.spyOn(performance, 'now').mockReturnValue(8_000)
  expect(new Date(getStoreTime()).toISOString()).toBe('2026-11-21T09:00:03.000Z')
})

it("a cached response does not set back the server's time", async () => {
  const { getStoreTime, noteStoreTime } = await import('./store-time.ts')
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  noteStoreTime(respond('Sat, 21 Nov 2026 09:00:00 GMT'))
  noteStoreTime(respond('Fri, 20 Nov 2026 09:00:00 GMT'))
  expect(new Date(getStoreTime()).toISOString()).toBe('2026-11-21T09:00:00.000Z')
})
