import type { ComponentType } from 'react'
import { getModuleName, type PageRow, toModuleName } from '../lib/page-row.ts'
import { type LazyRoute, lazyRoute } from './lazy-route.tsx'

/** The modules of pages by file, as `import.meta.glob` lists them. */
export type PageModules = Record<string, () => Promise<{ default: ComponentType }>>

export interface Page extends PageRow, LazyRoute {
  name: string
}

/** Joins the rows of a table with their modules, each in its own chunk. */
export function loadPages(table: Record<string, PageRow>, modules: PageModules): Page[] {
  const byName = new Map(
    Object.entries(modules).map(([file, load]) => [getModuleName(file), load] as const),
  )
  return Object.entries(table).map(([name, row]) => {
    const load = byName.get(toModuleName(name))
    if (!load) throw new Error(`The page ${name} has no module.`)
    return { name, ...row, ...lazyRoute(load) }
  })
}
