/** The store's time when this page was opened, in milliseconds. 0 until it is known. */
let opened = 0

/**
 * Notes the time of a response. It was sent before it is noted, or comes from a cache, so the latest of all estimates is
 * the closest.
 */
export function noteStoreTime({ headers }: Response): void {
  const sent = Date.parse(headers.get('date') ?? '')
  if (sent) opened = Math.max(opened, sent - performance.now())
}

/** The time of the store in milliseconds, because devices may have an incorrect clock. */
export function getStoreTime(): number {
  return opened ? opened + performance.now() : Date.now()
}
