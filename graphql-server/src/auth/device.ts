import { parse } from 'bowser'

const UNKNOWN = 'Unknown device'
/** Real browsers send shorter headers, and parsing a longer one takes time. */
const MAX_HEADER = 1000
const MAX_NAME = 100

/** Formats a User-Agent header as 'Chrome on Android'. Returns 'Unknown device' without a browser or system. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = parse(userAgent.slice(0, MAX_HEADER))
  const names = [browser.name, os.name].filter((name) => name)
  return names.join(' on ').slice(0, MAX_NAME) || UNKNOWN
}
