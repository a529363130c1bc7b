/** Resolves to true when the device is online again, or to false when the signal aborts first. */
export function waitUntilOnline(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(true), { once: true, signal })
    signal.addEventListener('abort', () => resolve(false), { once: true })
  })
}
