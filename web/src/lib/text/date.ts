import { lazy } from '../lazy.ts'

const options = { timeZone: 'Asia/Kolkata', dateStyle: 'medium' } as const
// Created on first use: a phone takes tens of milliseconds to create the first formatter.
const dateFormat = lazy(() => new Intl.DateTimeFormat('en-IN', options))
const dateTimeFormat = lazy(
  () => new Intl.DateTimeFormat('en-IN', { ...options, timeStyle: 'short' }),
)
const timeFormat = lazy(
  () => new Intl.DateTimeFormat('en-IN', { timeZone: options.timeZone, timeStyle: 'short' }),
)

/** Formats '21 Nov 2026', in Indian time on every device. */
export function formatDate(iso: string): string {
  return dateFormat().format(new Date(iso))
}

/** Formats '21 Nov 2026, 3:00 pm'. */
export function formatDateTime(iso: string): string {
  return dateTimeFormat().format(new Date(iso))
}

/** Formats '3:00 pm'. */
export function formatTime(iso: string): string {
  return timeFormat().format(new Date(iso))
}

const INDIA_OFFSET_MS = 5.5 * 3_600_000

/** Formats '2026-11-21', the day in India. */
export function toIndianDay(time: string | number): string {
  return new Date(new Date(time).getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}
