/** A file of the built app's scripts. */
export interface Script {
  file: string
  /** Its size as it travels: compressed with brotli. */
  bytes: number
  /** Files that are loaded with it, because it imports them. */
  imports: readonly string[]
  isEntry: boolean
  /** The module that it was made for, such as a route: null where it was made of what others share. */
  module: string | null
}

/** All scripts of a page where a visit begins: the front page, a listing, a product, a search. */
export const FIRST_LOAD_BYTES = 165_000
/** What any other page adds to those of the front page. */
export const ROUTE_BYTES = 15_000

/** Where visits begin. The front page is part of the entry. */
const LANDINGS = ['ListingRoute', 'ProductRoute', 'SearchRoute']
const ROUTE = /\/routes\/.*?(\w+Route)\.tsx$/

export interface Page {
  /** Of its route's module; 'the front page' for the entry alone. */
  name: string
  /** Of what it loads beside the entry. */
  ownBytes: number
  /** Of all that it loads. */
  bytes: number
  /** The largest file of what counts. */
  largest: Script
  isLanding: boolean
}

/** What each page loads. Throws where the app is not built as this file believes. */
export function listPages(scripts: readonly Script[]): Page[] {
  const entry = scripts.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The app has no entry.')
  const front = withImports(entry, scripts)
  const bytes = sum(front)
  const frontPage = { name: 'the front page', ownBytes: 0, bytes, isLanding: true }
  const others = listRoutes(scripts).map(({ name, script }) => {
    const own = withImports(script, scripts).filter((other) => !front.includes(other))
    const isLanding = LANDINGS.includes(name)
    const largest = findLargest(isLanding ? [...front, ...own] : own, script)
    return { name, ownBytes: sum(own), bytes: bytes + sum(own), largest, isLanding }
  })
  const missing = LANDINGS.filter((name) => !others.some((page) => page.name === name))
  if (missing.length > 0) throw new Error(`No script is made for ${missing.join(' and ')}.`)
  return [{ ...frontPage, largest: findLargest(front, entry) }, ...others]
}

/** A sentence for each page that loads too much. */
export function checkBudgets(pages: readonly Page[]): string[] {
  return pages.flatMap(({ name, ownBytes, bytes, largest, isLanding }) => {
    const biggest = `Its largest file is ${largest.file} with ${kilobytes(largest.bytes)}.`
    if (isLanding && bytes > FIRST_LOAD_BYTES) {
      const budget = kilobytes(FIRST_LOAD_BYTES)
      return [`${name} loads ${kilobytes(bytes)} of scripts; its budget is ${budget}. ${biggest}`]
    }
    if (ownBytes > ROUTE_BYTES) {
      const budget = kilobytes(ROUTE_BYTES)
      return [`${name} adds ${kilobytes(ownBytes)} of scripts; its budget is ${budget}. ${biggest}`]
    }
    return []
  })
}

/** 156,230 as '156.2 kB'. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function listRoutes(scripts: readonly Script[]): { name: string; script: Script }[] {
  return scripts.flatMap((script) => {
    const [, name] = ROUTE.exec(script.module ?? '') ?? []
    return name ? [{ name, script }] : []
  })
}

/** The script, and all that is loaded with it. */
function withImports(script: Script, scripts: readonly Script[]): Script[] {
  const loaded = new Set([script])
  // A set that grows while it is walked through is walked to its end.
  for (const { imports } of loaded) {
    for (const other of scripts) if (imports.includes(other.file)) loaded.add(other)
  }
  return [...loaded]
}

function sum(scripts: readonly Script[]): number {
  return scripts.reduce((all, { bytes }) => all + bytes, 0)
}

function findLargest(scripts: readonly Script[], first: Script): Script {
  return scripts.reduce(
    (largest, script) => (script.bytes > largest.bytes ? script : largest),
    first,
  )
}
