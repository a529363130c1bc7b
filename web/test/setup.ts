import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { checkoutKey } from '../src/shop/checkout/checkout-key.ts'
import { forgetPlaces } from '../src/lib/places.ts'
import { connectToasts } from '../src/ui/toast/toast.ts'
import { watchConsole } from './console-faults.ts'
import { watchLooseTexts } from './loose-texts.ts'
import { takeFaults } from './reply.ts'
import './shown-style.ts'

/*
 * Runs before each test file. A worker's files share one page and one copy of every module, so each test must leave
 * both unchanged. The clean-up that every test needs is here. A test cleans up its own changes.
 */

// A busy machine is slow. A wait that fails is reported before the test's own time limit ends it.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined

// jsdom focuses elements in inert pages, such as those behind a dialog, which browsers do not.
const prototype: { focus: (this: HTMLElement, options?: FocusOptions) => void } =
  HTMLElement.prototype
const { focus } = prototype
prototype.focus = function focusUnlessInert(options) {
  if (!isInert(this)) focus.call(this, options)
}
afterAll(() => {
  prototype.focus = focus
})

function isInert(element: HTMLElement): boolean {
  const { inert, parentElement } = element
  return inert || (parentElement !== null && isInert(parentElement))
}

const consoleFaults: string[] = []
beforeEach(() => watchConsole((fault) => consoleFaults.push(fault)))
// Runs after the clean-up below, which unmounts the page.
afterEach(() => {
  expect(consoleFaults.splice(0)).toEqual([])
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  checkoutKey.clear()
  forgetPlaces()
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
  dropToasts()
})

// A dialog that was open leaves the history after the test, and needs its page until then.
afterAll(async () => {
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitUntil(() => !JSON.stringify([history.state]).includes('isOverlay'))
})

/** Pending messages would appear in the next test. */
function dropToasts() {
  const disconnect = connectToasts(() => undefined)
  disconnect()
}

const looseTexts: string[] = []
afterAll(watchLooseTexts((fault) => looseTexts.push(fault)))
afterEach(() => {
  expect(looseTexts.splice(0)).toEqual([])
})

afterEach(() => {
  expect(takeFaults()).toEqual([])
})
