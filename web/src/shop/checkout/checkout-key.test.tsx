import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkoutKey } from './checkout-key.ts'

// The next test file would share the last ones, with their state.
afterAll(() => vi.resetModules())

beforeEach(() => checkoutKey.clear())

/** Opens another tab, or reloads the page: memory is empty, storage is shared. */
async function openTab() {
  vi.resetModules()
  return (await import('./checkout-key.ts')).checkoutKey
}

describe('the idempotency key of a checkout', () => {
  it('the checkout key stays the same when the cart changes, and is long enough for the server', () => {
    const key = checkoutKey.get(['milk', 'soap'])
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(checkoutKey.get(['milk', 'rice'])).toBe(key)
    expect(checkoutKey.get(['rice', 'curd'])).toBe(key)
  })

  it('the checkout key is new for a refilled cart', () => {
    const key = checkoutKey.get(['milk'])
    expect(checkoutKey.get(['milk bought again'])).not.toBe(key)
    expect(checkoutKey.get([])).not.toBe(key)
  })

  it('the checkout key survives a reload', async () => {
    const key = checkoutKey.get(['milk'])
    expect((await openTab()).get(['milk'])).toBe(key)
  })

  it('the checkout key is the same in two tabs, also after one has placed the order', async () => {
    const other = await openTab()
    const key = checkoutKey.get(['milk'])
    expect(other.get(['milk'])).toBe(key)
    checkoutKey.clear()
    expect(other.get(['milk'])).toBe(key)
  })

  it('the checkout key is new for the lines left in the cart after an order', () => {
    const key = checkoutKey.get(['milk', 'soap'])
    checkoutKey.clear()
    expect(checkoutKey.get(['soap'])).not.toBe(key)
  })

  it('the checkout key records whether a reply is missing, and stays the same after a rejection', () => {
    const key = checkoutKey.get(['milk'])
    expect(checkoutKey.isUnanswered()).toBe(false)
    checkoutKey.markSent()
    expect(checkoutKey.isUnanswered()).toBe(true)
    checkoutKey.markAnswered()
    expect(checkoutKey.isUnanswered()).toBe(false)
    expect(checkoutKey.get(['milk'])).toBe(key)
  })

  it('the checkout key works within the page when storage is blocked', () => {
    const block = () => {
      throw new DOMException('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: block, setItem: block, removeItem: block })
    const key = checkoutKey.get(['milk'])
    checkoutKey.markSent()
    expect(checkoutKey.get(['milk'])).toBe(key)
    expect(checkoutKey.isUnanswered()).toBe(true)
  })

  it.each(['{', 'null', '"key"', '{"key":7,"lineIds":["milk"],"isUnanswered":true}'])(
    'the checkout key ignores the invalid value %s in storage',
    async (text) => {
      localStorage.setItem('checkout', text)
      const reloaded = await openTab()
      expect(reloaded.isUnanswered()).toBe(false)
      expect(reloaded.get(['milk'])).toMatch(/^[0-9a-f]{32}$/)
    },
  )
})
