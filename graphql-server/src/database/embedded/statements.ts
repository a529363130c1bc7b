import { Changes } from './changes.ts'
import { type Call, type Command, flagOf, namespaceOf } from './command.ts'
import { DatabaseError, Locked } from './errors.ts'
import type { Doc } from './values.ts'

/** Runs a command's writes into changes, of which it makes as many as it needs; gives the reply. */
export type Write = (call: Call, newChanges: () => Changes) => Doc

/** What one statement of a command did. */
export interface Done {
  n: number
  nModified?: number
  /** The _id of a document that was added because none matched. */
  upserted?: unknown
}

export type Statement = (changes: Changes) => Done

/** A command that is applied once, whole or not at all, and on the disk before its reply. */
export function writeCommand(options: string, write: Write): Command {
  return {
    options,
    transactional: true,
    retryable: true,
    async run(call) {
      const { transaction, transactions, engine, connection } = call
      namespaceOf(call)
      if (transaction) {
        const body = write(call, () => transaction.changes)
        if (body.writeErrors) transactions.abort(transaction, 'a write in it failed')
        return { body }
      }
      const body = await untilFree(() => runOnce(call, write))
      await engine.durable()
      return { body }

      async function untilFree(attempt: () => Doc): Promise<Doc> {
        try {
          return attempt()
        } catch (error) {
          if (!(error instanceof Locked)) throw error
          return transactions.whenFree(connection, error.message, attempt)
        }
      }
    },
  }
}

/** Runs the write and commits it, unless its number was seen before: then the reply of that time. */
function runOnce(call: Call, write: Write): Doc {
  const { engine, retries, session, number } = call
  const isNumbered = session !== undefined && number !== undefined
  const known = isNumbered ? retries.outcome(session, number)?.reply : undefined
  if (known) return known
  engine.store.checkRoom()
  const made: Changes[] = []
  const newChanges = () => {
    const changes = new Changes(() => engine.open)
    made.push(changes)
    return changes
  }
  try {
    const reply = write(call, newChanges)
    engine.commit(made, isNumbered ? retries.note(session, { number, reply }) : [])
    return reply
  } catch (error) {
    for (const changes of made.reverse()) changes.undo()
    throw error
  }
}

/** A write of several statements, each whole or not at all, that sees what those before it did. */
export function manyStatements(statementsOf: (call: Call) => Statement[]): Write {
  return (call, newChanges) => {
    const isOrdered = call.body.ordered === undefined || flagOf(call.body, 'ordered')
    const [dones, upserted, writeErrors]: [Done[], Doc[], Doc[]] = [[], [], []]
    for (const [index, statement] of statementsOf(call).entries()) {
      const changes = newChanges()
      try {
        const done = statement(changes)
        dones.push(done)
        if (done.upserted !== undefined) upserted.push({ index, _id: done.upserted })
      } catch (error) {
        // An error in a transaction ends it; a conflict lets nothing stand.
        if (!(error instanceof DatabaseError) || error.code === 112) throw error
        if (!call.transaction) changes.undo()
        writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details })
        if (isOrdered || call.transaction) break
      }
    }
    return {
      n: dones.reduce((sum, { n }) => sum + n, 0),
      ...(call.name === 'update' && {
        nModified: dones.reduce((sum, { nModified = 0 }) => sum + nModified, 0),
      }),
      ...(upserted.length > 0 && { upserted }),
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    }
  }
}
