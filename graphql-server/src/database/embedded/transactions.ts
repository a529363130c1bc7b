import { Changes } from './changes.ts'
import type { Engine } from './engine.ts'
import { DatabaseError, fail, TRANSIENT } from './errors.ts'
import type { Retries } from './retries.ts'

/** A transaction lives this long at most, and while others wait it may not be idle for long. */
const LIFETIME_MS = 10_000
const IDLE_MS = 1_500

export interface Transaction {
  session: string
  number: bigint
  /** The connection that spoke last: when it closes, the transaction ends. */
  connection: object
  changes: Changes
  lastUsed: number
  timer: NodeJS.Timeout
}

/** Somebody who waits: for the end of the open transaction, or for a turn to begin one. */
interface Waiter {
  connection: object
  resolve(): void
  reject(error: Error): void
}

/** One transaction at a time; the others queue in the order in which they came. */
export class Transactions {
  readonly #engine: Engine
  readonly #retries: Retries
  /** Plain writes, which go on at the end of the transaction, before the next one begins. */
  readonly #writers = new Set<Waiter>()
  readonly #queue = new Set<Waiter>()
  #current: Transaction | undefined

  constructor(engine: Engine, retries: Retries) {
    this.#engine = engine
    this.#retries = retries
  }

  async begin(session: string, number: bigint, connection: object): Promise<Transaction> {
    if (this.#current?.session === session && this.#current.number < number)
      this.#end(this.#current, 'the session began another transaction')
    if (this.#retries.outcome(session, number) || this.#current?.session === session)
      fail(117, `a transaction with number ${number} was already begun on this session`)
    if (!this.#current && this.#queue.size === 0) return this.#open(session, number, connection)
    let transaction: Transaction | undefined
    await this.#wait(this.#queue, connection, 'another transaction', undefined, () => {
      transaction = this.#open(session, number, connection)
    })
    return transaction ?? fail(251, 'the transaction did not begin')
  }

  #open(session: string, number: bigint, connection: object): Transaction {
    const transaction: Transaction = {
      session,
      number,
      connection,
      changes: new Changes(() => this.#engine.open),
      lastUsed: performance.now(),
      timer: setTimeout(() => this.#end(transaction, 'it took longer than 10 s'), LIFETIME_MS),
    }
    this.#current = transaction
    this.#engine.open = transaction.changes
    return transaction
  }

  /** The open transaction of a session, or why there is none (251). */
  get(session: string, number: bigint, connection: object): Transaction {
    const current = this.#current
    if (current?.session !== session || current.number !== number)
      throw this.#missing(session, number)
    current.connection = connection
    current.lastUsed = performance.now()
    return current
  }

  #missing(session: string, number: bigint): DatabaseError {
    const outcome = this.#retries.outcome(session, number)
    if (outcome?.committed)
      return new DatabaseError(256, `Transaction ${number} has been committed.`)
    const reason = outcome?.aborted ? `: ${outcome.aborted}` : ''
    const message = `Transaction with { txnNumber: ${number} } has been aborted or is unknown${reason}`
    return new DatabaseError(251, message, {}, [TRANSIENT])
  }

  /** Makes the transaction's writes visible and durable. A repeated commit succeeds again. */
  async commit(session: string, number: bigint, connection: object): Promise<void> {
    if (!this.#retries.outcome(session, number)?.committed) {
      const transaction = this.get(session, number, connection)
      try {
        this.#engine.commit(transaction.changes)
      } catch (error) {
        this.#end(transaction, 'its commit failed')
        throw error
      }
      this.#retries.noteCommit(session, number, transaction.changes.writes.size > 0)
      this.#release(transaction)
    }
    await this.#engine.durable()
  }

  abort(session: string, number: bigint, connection: object): void {
    this.#end(this.get(session, number, connection), 'it was aborted')
  }

  /** Ends a transaction after an error in it, as MongoDB does. */
  fail(transaction: Transaction, reason: string): void {
    if (this.#current === transaction) this.#end(transaction, reason)
  }

  /** A connection has closed: nobody will go on with what it began, or take what it waits for. */
  closed(connection: object): void {
    for (const waiter of [...this.#queue, ...this.#writers])
      if (waiter.connection === connection) waiter.reject(new Error('the connection was closed'))
    if (this.#current?.connection === connection)
      this.#end(this.#current, 'its connection was closed')
  }

  /** Ends whatever is open, for closing the database. */
  close(): void {
    for (const waiter of [...this.#queue, ...this.#writers])
      waiter.reject(new Error('the database is closing'))
    if (this.#current) this.#end(this.#current, 'the database is closing')
  }

  /** Resolves when no transaction is open; `deadline` as in Query. */
  async whenFree(connection: object, what: string, deadline: number | undefined): Promise<void> {
    while (this.#current) await this.#wait(this.#writers, connection, what, deadline, () => {})
  }

  /** Waits as long as the open transaction is at work; says what is wrong when it is idle. */
  #wait(
    waiters: Set<Waiter>,
    connection: object,
    what: string,
    deadline: number | undefined,
    granted: () => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => {
        const now = performance.now()
        if (deadline !== undefined && now > deadline)
          waiter.reject(new DatabaseError(50, 'operation exceeded time limit'))
        else if (this.#current && now - this.#current.lastUsed > IDLE_MS)
          waiter.reject(idleError(what))
      }, 100)
      const settle = () => {
        clearInterval(timer)
        waiters.delete(waiter)
      }
      const waiter: Waiter = {
        connection,
        resolve() {
          settle()
          granted()
          resolve()
        },
        reject(error) {
          settle()
          reject(error)
        },
      }
      waiters.add(waiter)
    })
  }

  #end(transaction: Transaction, reason: string): void {
    this.#retries.noteAbort(transaction.session, transaction.number, reason)
    this.#release(transaction)
  }

  #release(transaction: Transaction): void {
    clearTimeout(transaction.timer)
    this.#current = undefined
    this.#engine.open = undefined
    const writers = [...this.#writers]
    for (const writer of writers) writer.resolve()
    if (writers.length > 0) setImmediate(() => this.#next())
    else this.#next()
  }

  #next(): void {
    const [first] = this.#queue
    if (!this.#current) first?.resolve()
  }
}

function idleError(what: string): DatabaseError {
  return new DatabaseError(
    24,
    `waited for ${what}, which an open transaction holds that does nothing: was a statement inside ` +
      'a transaction sent without its session, or a transaction never committed?',
  )
}
