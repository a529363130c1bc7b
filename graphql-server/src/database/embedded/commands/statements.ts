import { Changes } from '../data/changes.ts'
import { type Call, type Command, getNamespace } from './command.ts'
import { DatabaseError } from '../bson/errors.ts'
import { readFlag } from '../bson/fields.ts'
import type { Doc } from '../bson/values.ts'

export type Write = (call: Call, changes: Changes) => Doc

interface Done {
  n: number
  nModified?: number
  /** The _id of a document that was inserted because no document matched. */
  upserted?: unknown
}

export type Statement = (changes: Changes) => Done

/** A command that is applied once, completely or not at all, and is durable before its reply. */
export function writeCommand(options: string, write: Write): Command {
  return {
    options,
    transactional: true,
    retryable: true,
    async run(call) {
      const { transaction, transactions, engine, connection } = call
      getNamespace(call)
      if (transaction) {
        const body = write(call, transaction.changes)
        if (body.writeErrors) transactions.abort(transaction, 'a write in it failed')
        return { body }
      }
      const body = await transactions.whenFree(connection, () => runOnce(call, write))
      await engine.durable()
      return { body }
    },
  }
}

/** Runs the write and commits it. If its number was seen before, returns the earlier reply. */
function runOnce(call: Call, write: Write): Doc {
  const { engine, retries, session, number } = call
  const isNumbered = session !== undefined && number !== undefined
  const known = isNumbered ? retries.outcome(session, number)?.reply : undefined
  if (known) return known
  engine.store.checkSpace()
  const changes = new Changes()
  try {
    const reply = write(call, changes)
    engine.commit(changes, isNumbered ? retries.record(session, { number, reply }) : [])
    return reply
  } catch (error) {
    changes.undo()
    throw error
  }
}

/** A write with several statements. Each is applied completely or not at all, and sees the effects of earlier ones. */
export function manyStatements(parse: (call: Call) => Statement[]): Write {
  return (call, changes) => {
    const isOrdered = call.body.ordered === undefined || readFlag(call.body, 'ordered')
    const [upserted, writeErrors]: [Doc[], Doc[]] = [[], []]
    let [n, nModified] = [0, 0]
    for (const [index, statement] of parse(call).entries()) {
      const start = changes.length
      try {
        const done = statement(changes)
        n += done.n
        nModified += done.nModified ?? 0
        if (done.upserted !== undefined) upserted.push({ index, _id: done.upserted })
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error
        changes.undo(start)
        writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details })
        // An error in a transaction aborts it.
        if (isOrdered || call.transaction) break
      }
    }
    return {
      n,
      ...(call.name === 'update' && { nModified }),
      ...(upserted.length > 0 && { upserted }),
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    }
  }
}
