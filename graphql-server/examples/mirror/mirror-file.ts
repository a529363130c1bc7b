import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Thing } from './digest.ts'

/** A mirror of the catalogue: its entities by id, and the cursor up to which they were read. */
export interface Copy {
  /** Null before the first page. */
  cursor: string | null
  things: Map<string, Thing>
}

export function createCopy(): Copy {
  return { cursor: null, things: new Map() }
}

/** Reads the mirror from the file. Returns an empty one if there is no file yet. */
export async function readCopy(file: string): Promise<Copy> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (text === null) return createCopy()
  // Nothing else writes this file.
  const { cursor, things } = JSON.parse(text) as { cursor: string | null; things: Thing[] }
  return { cursor, things: new Map(things.map((thing) => [thing.id, thing])) }
}

/** Writes entities and cursor atomically, so that a killed mirror continues from the last complete file. */
export async function writeCopy(file: string, { cursor, things }: Copy): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, JSON.stringify({ cursor, things: [...things.values()] }), { flush: true })
  await rename(draft, file)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
