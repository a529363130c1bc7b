import { readFileSync } from 'node:fs'

/**
 * Shifts a process's clock while it runs: by the milliseconds in the file CLOCK_SHIFT_FILE, which is read ten times a
 * second. Must be imported before everything else.
 */
const { now } = Date
const readShift = () => Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8'))
let shift = readShift()
setInterval(() => {
  shift = readShift()
}, 100).unref()

Date.now = () => now() + shift
globalThis.Date = new Proxy(Date, {
  construct: (target, given, constructed) =>
    Reflect.construct(target, given.length === 0 ? [now() + shift] : given, constructed),
})
