import { once } from './once.ts'

const options = { timeZone: 'Asia/Kolkata', dateStyle: 'medium' } as const
// Not while the page is loading: a phone takes some tens of milliseconds to make the first one.
const day = once(() => new Intl.DateTimeFormat('en-IN', options))
const moment = once(() => new Intl.DateTimeFormat('en-IN', { ...options, timeStyle: 'short' }))

/** '2026-11-21T09:30:00.000Z' gives '21 Nov 2026'. India's time, wherever the device is. */
export function formatDate(iso: string): string {
  return day().format(new Date(iso))
}

/** '21 Nov 2026, 3:00 pm'. */
export function formatMoment(iso: string): string {
  return moment().format(new Date(iso))
}
