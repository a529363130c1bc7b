/** In milliseconds. Slow images delay the app by at most this long. */
const MAX_WAIT = 2_000
/** The events that a visitor's first input causes. */
const INPUT = ['pointerdown', 'keydown', 'input'] as const

/**
 * Resolves when the page with its first images is painted, on the visitor's first input, or after two seconds. Scripts
 * that are loaded earlier compete with the images.
 */
export async function waitForPaint(): Promise<void> {
  const done = new AbortController()
  await Promise.race([
    ...INPUT.map((type) => listen(document, type, done.signal)),
    listen(window, 'load', done.signal).then(nextPaint),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT)),
  ])
  done.abort()
}

function listen(target: EventTarget, type: string, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { signal, capture: true }))
}

/** Resolves after the browser has painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
