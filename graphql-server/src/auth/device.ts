import { parse } from 'bowser'

const UNKNOWN = 'Unknown device'
/** No real browser's header is longer; the rest would only cost time. */
const MAX_HEADER = 1000
const MAX_NAME = 100

/** 'Chrome on Android', from the header User-Agent; 'Unknown device' without one that says anything. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = parse(userAgent.slice(0, MAX_HEADER))
  const names = [browser.name, os.name].filter((name) => name)
  return names.join(' on ').slice(0, MAX_NAME) || UNKNOWN
}
