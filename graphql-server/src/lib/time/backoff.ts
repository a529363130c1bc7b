export function secondsFromNow(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}

/** Returns the delay after this number of failed attempts (1 or more). The last delay repeats. */
export function retryDelay(attempts: number, pauses: readonly [number, ...number[]]): number {
  return pauses[attempts - 1] ?? pauses.at(-1) ?? pauses[0]
}
