import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const STORED = `900 40 default /search?q=tea
300 20 k1 /dashboard/myorders
far 1 k2 /broken`

function openPage(type: string) {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type, name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => null },
  ] as unknown as PerformanceEntryList)
  return import('./places.ts')
}

// The next test file would share the last ones, with their state.
afterAll(() => vi.resetModules())

beforeEach(() => sessionStorage.setItem('places', STORED))

it.each(['reload', 'back_forward'])('places are known after a %s', async (type) => {
  const { getPlace, isPageRestored } = await openPage(type)
  expect(isPageRestored()).toBe(true)
  expect(getPlace('default /search?q=tea')).toEqual({ y: 900, rows: 40 })
  expect(getPlace('k1 /dashboard/myorders').rows).toBe(20)
  expect(getPlace('k2 /broken')).toEqual({ y: 0, rows: 0 })
})

it('a newly opened page is not restored', async () => {
  const { isPageRestored } = await openPage('navigate')
  expect(isPageRestored()).toBe(false)
})

it('savePlaces stores the newest fifty places', async () => {
  const { notePlace, savePlaces } = await openPage('reload')
  for (let n = 0; n < 60; n += 1) notePlace(`k${n} /`, { y: n + 0.4 })
  notePlace('k20 /', { rows: 8 })
  savePlaces()
  const stored = sessionStorage.getItem('places') ?? ''
  expect(stored.split('\n')).toHaveLength(50)
  expect(stored.endsWith('\n20 8 k20 /')).toBe(true)
})

it('forgetPlaces forgets all places when the viewer logs out', async () => {
  const { forgetPlaces, getPlace } = await openPage('reload')
  expect(getPlace('k1 /dashboard/myorders').y).toBe(300)
  forgetPlaces()
  expect(getPlace('k1 /dashboard/myorders').y).toBe(0)
  expect(sessionStorage.getItem('places')).toBeNull()
})

it.each(['', '7', '1 2 3', '[1,[2]]'])('the stored value %s is ignored', async (text) => {
  sessionStorage.setItem('places', text)
  const { getPlace } = await openPage('reload')
  expect(getPlace('k1 /dashboard/myorders').y).toBe(0)
})
