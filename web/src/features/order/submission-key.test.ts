import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submissionKey } from './submission-key.ts'

beforeEach(() => submissionKey.forget())
afterEach(() => vi.unstubAllGlobals())

/** The page is loaded again: what was only in memory is gone. */
async function reload() {
  vi.resetModules()
  return (await import('./submission-key.ts')).submissionKey
}

describe('the key of a submission', () => {
  it('stays the same for the same contents, and is long enough for the server', () => {
    const key = submissionKey.keyFor('milk × 2')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(submissionKey.keyFor('milk × 2')).toBe(key)
  })

  it('is another one for other contents', () => {
    const key = submissionKey.keyFor('milk × 2')
    expect(submissionKey.keyFor('milk × 3')).not.toBe(key)
  })

  it('survives a reload', async () => {
    const key = submissionKey.keyFor('milk × 2')
    const reloaded = await reload()
    expect(reloaded.keyFor('milk × 2')).toBe(key)
  })

  it('is a new one once the order stands', () => {
    const key = submissionKey.keyFor('milk × 2')
    submissionKey.forget()
    expect(submissionKey.keyFor('milk × 2')).not.toBe(key)
  })

  it('stays the same after a refusal, which is an answer', () => {
    const key = submissionKey.keyFor('milk × 2')
    expect(submissionKey.isUnanswered()).toBe(true)
    submissionKey.noteAnswer()
    expect(submissionKey.isUnanswered()).toBe(false)
    expect(submissionKey.keyFor('milk × 2')).toBe(key)
    expect(submissionKey.isUnanswered()).toBe(true)
  })

  it('holds within the page where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('forbidden')
      },
      setItem: () => {
        throw new DOMException('forbidden')
      },
      removeItem: () => undefined,
    })
    const key = submissionKey.keyFor('milk × 2')
    expect(submissionKey.keyFor('milk × 2')).toBe(key)
  })

  it.each(['{', 'null', '"key"', '{"key":7,"contents":"milk × 2","isAnswered":false}'])(
    'does not trip over %s in the storage',
    async (text) => {
      sessionStorage.setItem('checkout-submission', text)
      const reloaded = await reload()
      expect(reloaded.isUnanswered()).toBe(false)
      expect(reloaded.keyFor('milk × 2')).toMatch(/^[0-9a-f]{32}$/)
    },
  )
})
