import type { BrowserContext } from 'playwright-core'

/** Shifts the device's clock by this many days. Must be called before the first page is opened. */
export async function setClockOff(context: BrowserContext, days: number): Promise<void> {
  await context.addInitScript((off: number) => {
    const RealDate = Date
    const now = () => RealDate.now() + off
    window.Date = new Proxy(RealDate, {
      construct: (target, args) =>
        Reflect.construct(target, args.length > 0 ? args : [now()]) as Date,
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    })
  }, days * 86_400_000)
}
