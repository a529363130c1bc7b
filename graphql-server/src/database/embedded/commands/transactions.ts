import { Changes } from '../data/changes.ts'
import type { Engine } from '../data/engine.ts'
import { DatabaseError, fail } from '../bson/errors.ts'
import type { Retries } from './retries.ts'

/** A transaction is aborted after this time, because others wait for it. */
const TRANSACTION_LIFETIME_MS = 10_000
const TOO_LONG =
  'it took longer than 10 s (was a statement inside it sent without its session, or was it never ' +
  'committed?)'

export interface Transaction {
  session: string
  number: bigint
  changes: Changes
  /** The last connection that used it. When it closes, the transaction is aborted. */
  connection: object
  timer: NodeJS.Timeout
}

/** A caller that waits until no transaction is open. */
interface Waiter {
  connection: object
  go(): void
  refuse(error: Error): void
}

/**
 * Runs one transaction at a time. Other transactions and all plain writes wait for its end and continue in order.
 * Nothing changes during a transaction, so it never has to be retried.
 */
export class Transactions {
  readonly #engine: Engine
  readonly #retries: Retries
  readonly #waiters = new Set<Waiter>()
  #current: Transaction | undefined

  constructor(engine: Engine, retries: Retries) {
    this.#engine = engine
    this.#retries = retries
  }

  /** The uncommitted changes, which others may not see. */
  get uncommitted(): Changes | undefined {
    return this.#current?.changes
  }

  begin(session: string, number: bigint, connection: object): Promise<Transaction> {
    const current = this.#current
    if (current?.session === session && current.number < number)
      this.abort(current, 'the session began another transaction')
    if (this.#retries.outcome(session, number) || this.#current?.session === session)
      fail(117, `a transaction with number ${number} was already begun on this session`)
    return this.whenFree(connection, () => {
      const transaction: Transaction = {
        session,
        number,
        connection,
        changes: new Changes(),
        timer: setTimeout(() => this.abort(transaction, TOO_LONG), TRANSACTION_LIFETIME_MS),
      }
      this.#current = transaction
      return transaction
    })
  }

  /**
   * Returns a session's open transaction. Throws NoSuchTransaction (251) with the reason if there is no such
   * transaction.
   */
  get(session: string, number: bigint, connection: object): Transaction {
    const current = this.#current
    if (current?.session !== session || current.number !== number) {
      const { committed, aborted } = this.#retries.outcome(session, number) ?? {}
      if (committed) return fail(256, `Transaction ${number} has been committed.`)
      const reason = aborted === undefined ? '' : `: ${aborted}`
      const what = `Transaction ${number} has been aborted or is unknown${reason}`
      throw new DatabaseError(251, what, { errorLabels: ['TransientTransactionError'] })
    }
    current.connection = connection
    return current
  }

  /** Makes the transaction's writes visible and durable. A repeated commit succeeds. */
  async commit(session: string, number: bigint, connection: object): Promise<void> {
    if (!this.#retries.outcome(session, number)?.committed) {
      const transaction = this.get(session, number, connection)
      try {
        this.#engine.store.checkSpace()
      } catch (error) {
        this.abort(transaction, 'its commit failed')
        throw error
      }
      const notes = this.#retries.record(session, { number, committed: true })
      if (transaction.changes.length > 0) this.#engine.commit(transaction.changes, notes)
      this.#release(transaction)
    }
    await this.#engine.durable()
  }

  /** Undoes the transaction's writes, unless it has ended already. */
  abort(transaction: Transaction, reason: string): void {
    if (this.#current !== transaction) return
    transaction.changes.undo()
    this.#retries.record(transaction.session, { number: transaction.number, aborted: reason })
    this.#release(transaction)
  }

  /** Call when a connection has closed: aborts its transaction and removes it from the queue. */
  closed(connection: object): void {
    this.#refuse('the connection was closed', (waiter) => waiter.connection === connection)
    if (this.#current?.connection === connection)
      this.abort(this.#current, 'its connection was closed')
  }

  close(): void {
    this.#refuse('the database is closing', () => true)
    if (this.#current) this.abort(this.#current, 'the database is closing')
  }

  /** Runs the work as soon as no transaction is open. Rejects (91) when the connection or database closes. */
  whenFree<T>(connection: object, work: () => T): Promise<T> {
    return new Promise((resolve, refuse) => {
      const go = () => resolve(new Promise<T>((done) => done(work())))
      this.#waiters.add({ connection, go, refuse })
      this.#next()
    })
  }

  #release({ timer }: Transaction): void {
    clearTimeout(timer)
    this.#current = undefined
    this.#next()
  }

  #next(): void {
    for (const waiter of this.#waiters) {
      if (this.#current) return
      this.#waiters.delete(waiter)
      waiter.go()
    }
  }

  #refuse(why: string, whom: (waiter: Waiter) => boolean): void {
    for (const waiter of this.#waiters) {
      if (!whom(waiter)) continue
      this.#waiters.delete(waiter)
      waiter.refuse(new DatabaseError(91, `waited for an open transaction, but ${why}`))
    }
  }
}
