import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs'

/** Creates a file with its content atomically, unless it exists. Returns whether it was created. */
export function createOnce(path: string, content: string | Buffer): boolean {
  if (existsSync(path)) return false
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}
