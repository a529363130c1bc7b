/** The moment so many seconds from now. */
export function secondsFromNow(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}

/** The pause after so many failed attempts, 1 or more; the last of the pauses again and again. */
export function retryDelay(attempts: number, pauses: readonly [number, ...number[]]): number {
  return pauses[attempts - 1] ?? pauses.at(-1) ?? pauses[0]
}
