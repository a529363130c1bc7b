/** Waits until the device says that it has a connection again: true. False when the signal ends the waiting first. */
export function backOnline(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(true), { once: true, signal })
    signal.addEventListener('abort', () => resolve(false), { once: true })
  })
}
