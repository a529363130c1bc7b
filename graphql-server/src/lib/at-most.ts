/** Runs work, so many pieces of it at once; what comes beyond that waits in line. */
export function atMost(pieces: number) {
  let free = pieces
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line: nobody who comes now can take it.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
