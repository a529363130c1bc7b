/** The server's time when this page was opened, in milliseconds. 0 until it is known. */
let opened = 0

/**
 * Updates the estimate from a response's time. The response was sent earlier or comes from a cache, so the latest
 * estimate is the closest.
 */
export function noteStoreTime({ headers }: Response): void {
  const sent = Date.parse(headers.get('date') ?? '')
  if (sent) opened = Math.max(opened, sent - performance.now())
}

/** Returns the server's time in milliseconds, because devices may have an incorrect clock. */
export function getStoreTime(): number {
  return opened ? opened + performance.now() : Date.now()
}
