import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Callback = (entries: { isIntersecting: boolean }[]) => void

/** Replaces an API that jsdom lacks: nothing is in view until the test says so. */
export function stubVisibility() {
  const observed = new Map<Element, Callback>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: Callback
      constructor(callback: Callback) {
        this.#callback = callback
      }
      observe(element: Element) {
        observed.set(element, this.#callback)
      }
      disconnect() {
        for (const [element, callback] of observed)
          if (callback === this.#callback) observed.delete(element)
      }
    },
  )
  const report = (isIntersecting: boolean, isMeant?: (element: Element) => boolean) =>
    act(() => {
      for (const [element, callback] of [...observed])
        if (!isMeant || isMeant(element)) callback([{ isIntersecting }])
    })
  return {
    isWatched: () => observed.size > 0,
    /** Both apply to all watched elements by default. */
    show: (isMeant?: (element: Element) => boolean) => report(true, isMeant),
    hide: (isMeant?: (element: Element) => boolean) => report(false, isMeant),
  }
}
