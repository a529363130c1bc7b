import { expect, it, vi } from 'vitest'
import { once } from './once.ts'

it('makes nothing before it is asked, and then one thing for all who ask', () => {
  const make = vi.fn(() => ({}))
  const thing = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(thing()).toBe(thing())
  expect(make).toHaveBeenCalledOnce()
})

it.each(['date', 'ago'])('lets %s be loaded without making a formatter', async (name) => {
  // Another file's test may have loaded it already.
  vi.resetModules()
  const makes = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'RelativeTimeFormat')]
  await import(`./${name}.ts`)
  for (const make of makes) expect(make).not.toHaveBeenCalled()
})
