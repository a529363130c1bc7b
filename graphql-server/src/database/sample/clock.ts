/** Sets the time that the process sees until the work is done. */
export type SetClock = (moment: Date) => void

/**
 * Does work at moments in the past: services read the clock themselves, and ids begin with the time. The clock stands
 * still between two moments, and runs again when the work is done. Nothing else may run in the process until then.
 */
export async function withClock<Result>(
  work: (setClock: SetClock) => Promise<Result>,
): Promise<Result> {
  const RealDate = Date
  let now = RealDate.now()
  const PastDate = new Proxy(RealDate, {
    construct: (target, given: unknown[], constructed): Date => {
      const date: unknown = Reflect.construct(target, given.length > 0 ? given : [now], constructed)
      if (!(date instanceof RealDate)) throw new TypeError('This is not a date.')
      return date
    },
    get: (target, key, receiver): unknown =>
      key === 'now' ? () => now : Reflect.get(target, key, receiver),
  })
  globalThis.Date = PastDate
  try {
    return await work((moment) => (now = moment.getTime()))
  } finally {
    globalThis.Date = RealDate
  }
}
