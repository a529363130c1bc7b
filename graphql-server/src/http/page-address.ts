/** Whether the URL is a page: neither in the API nor a file. */
export function isPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return !/^\/api(\/|$)|\.[a-z0-9]{1,5}$/i.test(path)
}

/** Parameters that senders append to links. Pages do not read them. */
const TRACKING =
  /^(utm_[^=]*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|ttclid|igsh|igshid|mc_cid|mc_eid)(=|$)/i
/** Characters that chats and texts append to a link. Page addresses end with a letter or a digit. */
const APPENDED = /[^\p{L}\p{M}\p{N}-]+$/u

/**
 * Returns the page's canonical URL: in lower case, without tracking parameters, and without a slash or punctuation at
 * the end. Returns null if the URL is canonical or not a page.
 */
export function canonicalUrl(url: string): string | null {
  const [path = '', ...rest] = url.split('?')
  if (!isPage(url) || hasEmptyPart(path) || !isEncoded(path)) return null
  const query = rest.join('?').split('&')
  const kept = query.filter((field) => field !== '' && !TRACKING.test(field)).join('&')
  const decoded = path.split('/').map(decodeURIComponent)
  const segments = removeAppended(decoded).map((part) => encodeURIComponent(part.toLowerCase()))
  const canonical = `/${segments.join('/')}${kept === '' ? '' : `?${kept}`}`
  return canonical === url ? null : canonical
}

/** Whether a part before the end is empty, as in /a//b, which is not a page. */
function hasEmptyPart(path: string): boolean {
  let { length } = path
  while (path[length - 1] === '/') length -= 1
  return path.slice(0, length).includes('//')
}

/** Returns a path's parts without the first, which is empty, and without characters appended to the last. */
function removeAppended([, ...parts]: string[]): string[] {
  while (parts.length > 0) {
    const last = parts.pop()?.replace(APPENDED, '')
    if (last) return [...parts, last]
  }
  return parts
}

/**
 * Repairs old links to products whose names have a bare `%`. Returns the URL with each percent sign encoded that is not
 * part of an encoded character, or null if there is no such sign. The id may be missing, because browsers do not send
 * the part after a `#`; they keep it.
 */
export function repairUrl(url: string): string | null {
  if (!isPage(url)) return null
  const [path = '', ...rest] = url.split(/(?=\?)/)
  const repaired = path.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    isEncoded(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  )
  return repaired === path ? null : [repaired, ...rest].join('')
}

function isEncoded(escapes: string): boolean {
  try {
    return decodeURIComponent(escapes) !== ''
  } catch {
    return false
  }
}
