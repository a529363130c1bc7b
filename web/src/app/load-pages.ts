import { getModuleName, type PageRow, toModuleName } from '../lib/urls/page-row.ts'
import { type ChunkModule, type LazyChunk, lazyChunk } from '../shared/lazy-chunk.tsx'

/** Page modules by file, as `import.meta.glob` lists them. */
export type PageModules = Record<string, () => Promise<ChunkModule>>

export interface Page extends PageRow, LazyChunk {
  name: string
}

/** Joins a table's rows with their modules, each in its own chunk. */
export function loadPages(table: Record<string, PageRow>, modules: PageModules): Page[] {
  const byName = new Map(
    Object.entries(modules).map(([file, load]) => [getModuleName(file), load] as const),
  )
  return Object.entries(table).map(([name, row]) => {
    const load = byName.get(toModuleName(name))
    if (!load) throw new Error(`The page ${name} has no module.`)
    return { name, ...row, ...lazyChunk(load) }
  })
}
