import { Locked } from './changes.ts'
import type { Changes } from './changes.ts'
import { DatabaseError } from './errors.ts'
import type { Database, Request } from './request.ts'
import { isDoc } from './values.ts'
import type { Doc } from './values.ts'

/** How far a command of many statements has come, and what its reply will say. */
export interface Progress {
  next: number
  n: number
  nModified: number
  upserted: Doc[]
  writeErrors: Doc[]
}

/** Writes down, with the changes just committed, what came of them (see retries.ts). */
export type Note = (outcome: { reply?: Doc; progress?: Doc }) => void
export type Statement = (changes: Changes, progress: Progress) => void

function progressFrom(earlier: Doc | undefined): Progress {
  const { next = 0, n = 0, nModified = 0, upserted, writeErrors } = earlier ?? {}
  const documents = (list: unknown) => (Array.isArray(list) ? list.filter(isDoc) : [])
  return {
    next: Number(next),
    n: Number(n),
    nModified: Number(nModified),
    upserted: documents(upserted),
    writeErrors: documents(writeErrors),
  }
}

/**
 * Runs the statements of one command, each all or nothing, and gives the reply. Without a break
 * for others, unless a statement meets a lock: so what is done and the note of it, which is the
 * reply, reach the disk together.
 */
export async function runStatements(
  request: Request,
  database: Database,
  statements: Statement[],
  earlier: Doc | undefined,
  note: Note,
  replyOf: (progress: Progress) => Doc = () => ({}),
): Promise<Doc> {
  const progress = progressFrom(earlier)
  for (;;) {
    const locked = runUntilLocked(request, database, statements, progress)
    if (!locked) {
      const { n, writeErrors } = progress
      const reply = {
        n,
        ...replyOf(progress),
        ...(writeErrors.length > 0 && { writeErrors }),
        ok: 1,
      }
      note({ reply })
      return reply
    }
    note({ progress: { ...progress } })
    await database.transactions.whenFree(request.connection, locked.what, request.deadline)
  }
}

function runUntilLocked(
  request: Request,
  database: Database,
  statements: Statement[],
  progress: Progress,
): Locked | undefined {
  for (; progress.next < statements.length; progress.next++) {
    const { n, nModified } = progress
    const upserts = progress.upserted.length
    try {
      attempt(request, database, (changes) => statements[progress.next]?.(changes, progress))
    } catch (error) {
      Object.assign(progress, { n, nModified })
      progress.upserted.length = upserts
      if (error instanceof Locked) return error
      if (!(error instanceof DatabaseError) || error.code === 112) throw error
      progress.writeErrors.push({
        index: progress.next,
        code: error.code,
        errmsg: error.message,
        ...error.details,
      })
      if (request.transaction || request.body['ordered'] !== false) return undefined
    }
  }
  return undefined
}

/** Runs one write: in the transaction, or all or nothing on its own. */
function attempt<T>(
  { transaction }: Request,
  { engine }: Database,
  write: (changes: Changes) => T,
): T {
  if (transaction) return write(transaction.changes)
  const changes = engine.changes()
  const result = write(changes)
  engine.commit(changes)
  return result
}

/** Runs a write that is a single statement, and waits for locks. `note` as in runStatements. */
export async function runStatement<T>(
  request: Request,
  database: Database,
  write: (changes: Changes) => T,
): Promise<T> {
  for (;;) {
    try {
      return attempt(request, database, write)
    } catch (error) {
      if (!(error instanceof Locked)) throw error
      await database.transactions.whenFree(request.connection, error.what, request.deadline)
    }
  }
}
