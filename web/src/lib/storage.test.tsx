import { expect, it, vi } from 'vitest'
import { storage } from './storage.ts'

it('a blocked storage lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(storage.isAllowed()).toBe(false)
  storage.write('key', 'value')
  expect(storage.read('key')).toBe('value')
  storage.remove('key')
  expect(storage.read('key')).toBeNull()
  storage.write('key', 'value')
  storage.clear()
  expect(storage.read('key')).toBeNull()
})

it('a full storage returns the last written value', () => {
  storage.write('key', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storage.write('key', 'new')
  expect(storage.read('key')).toBe('new')
  vi.restoreAllMocks()
  storage.write('key', 'newest')
  expect([storage.read('key'), localStorage.getItem('key')]).toEqual(['newest', 'newest'])
  expect(storage.isAllowed()).toBe(true)
})
