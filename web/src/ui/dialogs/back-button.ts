import { useEffect, useEffectEvent } from 'react'

/*
 * Back closes an open overlay instead of leaving the page. While an overlay is open, it has a history entry above the
 * page's entry, so Back leaves that entry instead of the page. The entry is removed when everything is closed. Only
 * Forward still finds it, and returns. Not with a CloseWatcher, which ignores the Back button in a desktop browser, nor
 * with the Navigation API, which older browsers lack.
 */

/** Marks the entry's state. Its other values are the page's, so that a router sees the same page. */
const MARK = 'isOverlay'

/** Going back takes a few milliseconds. */
const ARRIVAL_MS = 1_000

type Entry = Parameters<History['pushState']>

/** The functions that close the open overlays, the topmost last. */
const closers: (() => void)[] = []
/** Entries that were added to the history while it was going back. */
const waiting: (() => void)[] = []
/** A page that has replaced the page below the overlay. */
let replacement: Entry | null = null
/** The router's number for the page below the overlay. */
let page: unknown
let isGoingBack = false
let isTelling = false
let settling: ReturnType<typeof setTimeout> | undefined
let arriving: ReturnType<typeof setTimeout> | undefined

/** Calls `onBack`, as for Escape, when the user goes back while the overlay is open. */
export function useBackButton(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return
    const closer = () => close()
    closers.push(closer)
    settle()
    return () => {
      closers.splice(closers.indexOf(closer), 1)
      settle()
    }
  }, [isOpen])
}

/** Adds or removes the entry, once all overlays that close and open together are done. */
function settle(): void {
  clearTimeout(settling)
  settling = setTimeout(() => {
    if (isGoingBack) return
    if (closers.length > 0 && !isOverlayEntry()) addEntry()
    else if (closers.length === 0 && isOverlayEntry()) goBack()
  })
}

function addEntry(): void {
  page = readState()['idx']
  history.pushState({ ...readState(), [MARK]: true }, '')
}

function goBack(): void {
  isGoingBack = true
  history.back()
  // For example in a tab whose history has been cut.
  arriving = setTimeout(arrive, ARRIVAL_MS)
}

function arrive(): void {
  clearTimeout(arriving)
  isGoingBack = false
  const hasMoved = replacement !== null || waiting.length > 0
  replacePage()
  for (const write of waiting.splice(0)) write()
  if (hasMoved) tellRouter()
  settle()
}

/** Shows the page that was written while the history went back. */
function tellRouter(): void {
  isTelling = true
  window.dispatchEvent(new PopStateEvent('popstate'))
  isTelling = false
}

function onPopState(event: PopStateEvent): void {
  if (isTelling) return
  const isBack = closers.length > 0 && readState()['idx'] === page
  if (!isGoingBack && !isOverlayEntry() && !isBack) return
  event.stopImmediatePropagation()
  if (isGoingBack) arrive()
  // Otherwise Forward leads to the entry.
  else if (isOverlayEntry() && closers.length === 0) goBack()
  else if (!isOverlayEntry()) {
    replacePage()
    closers.at(-1)?.()
    settle()
  }
}

function replacePage(): void {
  if (replacement) history.replaceState(...replacement)
  replacement = null
}

/** Replaces the entry, or the page below it, with pages that are written while an overlay is open. */
function watchHistory(): void {
  // Before the router's listener.
  window.addEventListener('popstate', onPopState, { capture: true })
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  // Immediately, because the router reads the address after writing it.
  const show = ([state, , url]: Entry) => replace({ ...toRecord(state), [MARK]: true }, '', url)
  history.pushState = (...entry: Entry) => {
    if (isGoingBack && isOverlayEntry()) {
      show(entry)
      waiting.push(() => history.pushState(...entry))
    } else if (isOverlayEntry()) {
      replacement = null
      replace(...entry)
    } else push(...entry)
  }
  history.replaceState = (...entry: Entry) => {
    if (!isOverlayEntry()) {
      replace(...entry)
      return
    }
    show(entry)
    if (waiting.length > 0) waiting.push(() => history.replaceState(...entry))
    else replacement = entry
  }
}

function isOverlayEntry(): boolean {
  return readState()[MARK] === true
}

/** Returns the current history entry's state. */
function readState(): Record<string, unknown> {
  return toRecord(history.state)
}

function toRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

if (typeof window !== 'undefined') {
  watchHistory()
  // A reload closes all overlays.
  settle()
}
