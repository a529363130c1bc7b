import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TypedPlaceholder } from './TypedPlaceholder.tsx'
import { searchWords } from './typing.ts'

/** At typing speed 10 a key takes 90 ms. */
const key = 90
const isStill = vi.fn(() => false)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: isStill(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => isStill.mockReturnValue(false))

/** Advances one timer at a time, because each animation step sets the next timer. */
function pass(milliseconds: number) {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    act(() => {
      vi.advanceTimersByTime(Math.min(10, end - Date.now()))
    })
  }
}

describe('the typed placeholder', () => {
  it('the placeholder types a word letter by letter, waits a second, and deletes it', () => {
    const { container } = render(<TypedPlaceholder />)
    expect(container.textContent).toBe('Search ')
    pass(3 * key)
    expect(container.textContent).toBe('Search Par')
    pass(8 * key)
    expect(container.textContent).toBe('Search Paracetamol')
    pass(990)
    expect(container.textContent).toBe('Search Paracetamol')
    pass(10)
    expect(container.textContent).toBe('Search Paracetamo')
  })

  it('the placeholder shows every word in order and starts over', () => {
    const { container } = render(<TypedPlaceholder />)
    const seen: string[] = []
    for (const word of [...searchWords, searchWords[0]]) {
      pass(word.length * key)
      seen.push(container.textContent.replace('Search ', ''))
      pass(1000 + (word.length - 1) * key)
    }
    expect(seen).toEqual([...searchWords, 'Paracetamol'])
  })

  it('the placeholder does not move when reduced motion is preferred', () => {
    isStill.mockReturnValue(true)
    const { container } = render(<TypedPlaceholder />)
    pass(5000)
    expect(container.textContent).toBe('Search Paracetamol')
  })
})
