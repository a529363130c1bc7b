import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkoutKey } from './checkout-key.ts'

beforeEach(() => checkoutKey.end())

/** The page is loaded again, or in another tab: what is only in memory is not there. */
async function openTab() {
  vi.resetModules()
  return (await import('./checkout-key.ts')).checkoutKey
}

describe('the key of a checkout', () => {
  it('stays the same whatever the person changes in the cart, and is long enough for the server', () => {
    const key = checkoutKey.of(['milk', 'soap'])
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(checkoutKey.of(['milk', 'rice'])).toBe(key)
    expect(checkoutKey.of(['rice', 'curd'])).toBe(key)
  })

  it('is another one for a cart that was filled anew', () => {
    const key = checkoutKey.of(['milk'])
    expect(checkoutKey.of(['milk bought again'])).not.toBe(key)
    expect(checkoutKey.of([])).not.toBe(key)
  })

  it('survives a reload', async () => {
    const key = checkoutKey.of(['milk'])
    expect((await openTab()).of(['milk'])).toBe(key)
  })

  it('is the same in two tabs, also after one of them has placed the order', async () => {
    const other = await openTab()
    const key = checkoutKey.of(['milk'])
    expect(other.of(['milk'])).toBe(key)
    checkoutKey.end()
    expect(other.of(['milk'])).toBe(key)
  })

  it('is a new one for what is left in the cart once the order stands', () => {
    const key = checkoutKey.of(['milk', 'soap'])
    checkoutKey.end()
    expect(checkoutKey.of(['soap'])).not.toBe(key)
  })

  it('knows whether something was sent and not answered, and stays the same after a refusal', () => {
    const key = checkoutKey.of(['milk'])
    expect(checkoutKey.isUnanswered()).toBe(false)
    checkoutKey.noteSent()
    expect(checkoutKey.isUnanswered()).toBe(true)
    checkoutKey.noteAnswer()
    expect(checkoutKey.isUnanswered()).toBe(false)
    expect(checkoutKey.of(['milk'])).toBe(key)
  })

  it('holds within the page where storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
    const key = checkoutKey.of(['milk'])
    checkoutKey.noteSent()
    expect(checkoutKey.of(['milk'])).toBe(key)
    expect(checkoutKey.isUnanswered()).toBe(true)
  })

  it.each(['{', 'null', '"key"', '{"key":7,"lineIds":["milk"],"isUnanswered":true}'])(
    'does not trip over %s in the storage',
    async (text) => {
      localStorage.setItem('checkout', text)
      const reloaded = await openTab()
      expect(reloaded.isUnanswered()).toBe(false)
      expect(reloaded.of(['milk'])).toMatch(/^[0-9a-f]{32}$/)
    },
  )
})
