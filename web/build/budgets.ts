import { shopPages } from '../src/shop/pages.ts'
import { toModuleName } from '../src/lib/urls/page-row.ts'

/** A script file in the built app. */
export interface Script {
  file: string
  /** The size after brotli compression. */
  bytes: number
  /** The statically imported files. */
  imports: readonly string[]
  isEntry: boolean
  /** The module that the chunk was made for, such as a route; null for a shared chunk. */
  module: string | null
}

/** The limit for all scripts on an entry page: the front page, a listing, a product, a search. */
export const FIRST_LOAD_BYTES = 156_000
/** The limit for the scripts that any other page adds to those on the front page. */
export const ROUTE_BYTES = 15_000

const FRONT_PAGE = 'HomeRoute'
/** The modules of the entry pages. The page for missing content is part of several others. */
const ENTRY_ROUTES = Object.entries(shopPages).flatMap(([name, page]) =>
  'rendering' in page && page.rendering === 'complete' && name !== 'notFound'
    ? [toModuleName(name)]
    : [],
)
const ROUTE = /\/web\/src\/.*?(\w+Route)\.tsx$/

export interface Page {
  /** The route module's name. */
  name: string
  /** The size of the scripts that it loads in addition to the front page. */
  ownBytes: number
  /** The total size of all its scripts. */
  bytes: number
  /** The largest file within its budget. */
  largest: Script
  isEntryPage: boolean
}

/** Lists the scripts that each page loads. Throws when the entry or an entry route is missing from the build. */
export function listPages(scripts: readonly Script[]): Page[] {
  const entries = scripts.filter(({ isEntry }) => isEntry)
  if (entries.length === 0) throw new Error('The app has no entry.')
  const routes = listRoutes(scripts)
  const missing = ENTRY_ROUTES.filter((name) => !routes.some((route) => route.name === name))
  if (missing.length > 0) throw new Error(`The build has no script for ${missing.join(' and ')}.`)
  const collectAll = (script: Script) => [
    ...new Set([...entries, script].flatMap((one) => collectImports(one, scripts))),
  ]
  const front = routes.flatMap(({ name, script }) =>
    name === FRONT_PAGE ? collectAll(script) : [],
  )
  return routes.map(({ name, script }) => {
    const all = collectAll(script)
    const own = all.filter((other) => !front.includes(other))
    const isEntryPage = ENTRY_ROUTES.includes(name)
    const largest = findLargest(isEntryPage ? all : own, script)
    return { name, ownBytes: sum(own), bytes: sum(all), largest, isEntryPage }
  })
}

/** Returns a sentence for each page that exceeds its budget. */
export function checkBudgets(pages: readonly Page[]): string[] {
  return pages.flatMap(({ name, ownBytes, bytes, largest, isEntryPage }) => {
    const biggest = `Its largest file is ${largest.file} with ${formatKilobytes(largest.bytes)}.`
    if (isEntryPage && bytes > FIRST_LOAD_BYTES) {
      const budget = formatKilobytes(FIRST_LOAD_BYTES)
      return [
        `${name} loads ${formatKilobytes(bytes)} of scripts; its budget is ${budget}. ${biggest}`,
      ]
    }
    if (ownBytes > ROUTE_BYTES) {
      const budget = formatKilobytes(ROUTE_BYTES)
      return [
        `${name} adds ${formatKilobytes(ownBytes)} of scripts; its budget is ${budget}. ${biggest}`,
      ]
    }
    return []
  })
}

/** Formats 156,230 as '156.2 kB'. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function listRoutes(scripts: readonly Script[]): { name: string; script: Script }[] {
  return scripts.flatMap((script) => {
    const [, name] = ROUTE.exec(script.module ?? '') ?? []
    return name ? [{ name, script }] : []
  })
}

/** Returns the script and everything that is loaded with it. */
function collectImports(script: Script, scripts: readonly Script[]): Script[] {
  const loaded = new Set([script])
  // The loop also visits the scripts that it adds to the set.
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
